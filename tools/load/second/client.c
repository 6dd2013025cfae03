// A second client that measures a server of Quarto. It shares no code with the first one, so that a
// mistake in how one of them counts shows as a difference. Build it with cc -O2; cargo xtask load does.
//
// usage: client HOST PORT SERVER-PROCESS GAMES RATE SECONDS
//
// It plays GAMES at a time, makes a new one whenever one is over, and offers RATE moves per second in
// all, or as many as possible if RATE is 0. A move counts when both players have it. The first games
// start one after the other; when all have, the SECONDS that are measured begin.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PLACEMENTS = 16, BUFFER = 8192, FIRST = 0, SECOND = 1, MAKER = 2 };

struct channel {
    int fd;
    int role;
    struct game *game;
    bool open; // whether the WebSocket has been accepted
    size_t used;
    char in[BUFFER + 1];
};

struct game {
    struct channel channels[3];
    int moves;
    int joined;
    bool has_news[2];
    double started; // when the game was asked for, or the current move was sent
};

struct latencies {
    double *all;
    size_t count, room;
};

static const char *host, *port;
static int queue;
static double pace;
static struct latencies moves, made;
static double *turns; // when each game takes its next turn
static double *due;   // the same for those that are ready for it, otherwise INFINITY
static struct game *games;

static void fail(const char *what) {
    fprintf(stderr, "%s: %s\n", what, strerror(errno));
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void add(struct latencies *latencies, double seconds) {
    if (latencies->count == latencies->room) {
        latencies->room = latencies->room ? 2 * latencies->room : 1024;
        latencies->all = realloc(latencies->all, latencies->room * sizeof(double));
        if (!latencies->all) fail("no memory");
    }
    latencies->all[latencies->count++] = seconds;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(struct latencies *latencies) {
    qsort(latencies->all, latencies->count, sizeof(double), compare);
    const double parts[] = {0.5, 0.99, 0.999};
    const char *names[] = {"p50", "p99", "p99.9"};
    for (int i = 0; i < 3; i++) {
        const size_t at = (size_t)((double)latencies->count * parts[i]);
        const double value = latencies->count ? latencies->all[at] * 1e3 : 0;
        printf("%s%s %.2f ms", i ? ", " : "", names[i], value);
    }
    printf("\n");
}

static void send_all(int fd, const char *data, size_t size) {
    while (size > 0) {
        const ssize_t sent = send(fd, data, size, MSG_NOSIGNAL);
        if (sent < 0) fail("cannot send");
        data += sent;
        size -= (size_t)sent;
    }
}

static void connect_channel(struct channel *channel) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(port))};
    const int yes = 1;
    inet_pton(AF_INET, host, &address.sin_addr);
    channel->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (channel->fd < 0) fail("no socket");
    if (connect(channel->fd, (struct sockaddr *)&address, sizeof address) < 0) fail("cannot connect");
    setsockopt(channel->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    channel->used = 0;
    channel->open = false;
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = channel};
    if (epoll_ctl(queue, EPOLL_CTL_ADD, channel->fd, &event) < 0) fail("cannot wait");
}

static void make_game(struct game *game) {
    const char *body = "{\"options\":{\"starter\":\"first\"},\"first\":{\"person\":\"Ada\"},"
                       "\"second\":{\"person\":\"Bo\"}}";
    char request[512];
    const int size = snprintf(request, sizeof request,
                              "POST /api/games HTTP/1.1\r\nHost: %s:%s\r\n"
                              "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                              host, port, strlen(body), body);
    game->moves = 0;
    game->joined = 0;
    game->started = now();
    if (game->channels[MAKER].fd < 0) connect_channel(&game->channels[MAKER]);
    send_all(game->channels[MAKER].fd, request, (size_t)size);
}

static void send_move(struct game *game) {
    char body[128], frame[140];
    const int number = game->moves, at = number - 1;
    char placed[16] = "", given[8] = "";
    if (number > 0) snprintf(placed, sizeof placed, "\"%c%d\"", 'a' + at % 4, at / 4 + 1);
    if (number < PLACEMENTS) snprintf(given, sizeof given, "\"%c\"", 'A' + number);
    const int size = snprintf(body, sizeof body, "{\"do\":\"act\",\"actions\":[%s%s%s]}", placed,
                              *placed && *given ? "," : "", given);
    const char head[] = {(char)0x81, (char)(0x80 | size), 0, 0, 0, 0};
    memcpy(frame, head, sizeof head);
    memcpy(frame + sizeof head, body, (size_t)size);
    game->has_news[FIRST] = game->has_news[SECOND] = false;
    game->started = now();
    send_all(game->channels[number % 2].fd, frame, sizeof head + (size_t)size);
}

// Moves at once or, at a pace, in its turn.
static void move_on(struct game *game) {
    if (game->moves > PLACEMENTS) {
        for (int role = 0; role < 2; role++) {
            close(game->channels[role].fd);
            game->channels[role].fd = -1;
        }
        make_game(game);
    } else if (pace == 0) {
        send_move(game);
    } else {
        due[game - games] = turns[game - games];
    }
}

static void join(struct game *game, const char *body) {
    char id[64], secrets[2][64];
    const char *at = strstr(body, "\"game\":\"");
    if (!at || sscanf(at, "\"game\":\"%63[^\"]", id) != 1) fail("no game");
    for (int role = 0; role < 2; role++) {
        at = strstr(at, "\"secret\":\"");
        if (!at || sscanf(at, "\"secret\":\"%63[^\"]", secrets[role]) != 1) fail("no secret");
        at += 10;
    }
    for (int role = 0; role < 2; role++) {
        char request[512];
        const int size = snprintf(
            request, sizeof request,
            "GET /api/games/%s/socket?since=1000 HTTP/1.1\r\nHost: %s:%s\r\n"
            "Authorization: Bearer %s\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            id, host, port, secrets[role]);
        connect_channel(&game->channels[role]);
        send_all(game->channels[role].fd, request, (size_t)size);
    }
}

// Takes the answer to a request, if it has come; returns its size.
static size_t take_answer(struct channel *channel) {
    channel->in[channel->used] = 0;
    const char *head_end = strstr(channel->in, "\r\n\r\n");
    if (!head_end) return 0;
    const size_t head = (size_t)(head_end - channel->in) + 4;
    if (channel->role != MAKER) {
        if (strncmp(channel->in, "HTTP/1.1 101", 12) != 0) fail("no WebSocket");
        channel->open = true;
        if (++channel->game->joined == 2) {
            add(&made, now() - channel->game->started);
            move_on(channel->game);
        }
        return head;
    }
    const char *length = strcasestr(channel->in, "content-length:");
    if (strncmp(channel->in, "HTTP/1.1 201", 12) != 0 || !length) fail("no game was made");
    const size_t size = head + (size_t)atoi(length + 15);
    if (channel->used < size) return 0;
    join(channel->game, channel->in + head);
    return size;
}

// Takes one message, if it has come; returns its size.
static size_t take_message(struct channel *channel) {
    const unsigned char *in = (const unsigned char *)channel->in;
    if (channel->used < 4) return 0;
    const size_t head = in[1] == 126 ? 4 : 2;
    const size_t size = head + (in[1] == 126 ? (size_t)in[2] << 8 | in[3] : in[1]);
    if (channel->used < size) return 0;
    if ((in[0] & 15) == 9) {
        const char pong[] = {(char)0x8A, (char)0x80, 0, 0, 0, 0};
        send_all(channel->fd, pong, sizeof pong);
        return size;
    }
    if ((in[0] & 15) != 1 || strncmp(channel->in + head, "{\"news\"", 7) != 0) {
        fprintf(stderr, "not news: %.*s\n", (int)(size - head), channel->in + head);
        exit(1);
    }
    struct game *game = channel->game;
    game->has_news[channel->role] = true;
    if (game->has_news[FIRST] && game->has_news[SECOND]) {
        add(&moves, now() - game->started);
        game->moves++;
        move_on(game);
    }
    return size;
}

static void receive(struct channel *channel) {
    // Closed since the system told of it, or even connected again.
    if (channel->fd < 0) return;
    const size_t room = BUFFER - channel->used;
    const ssize_t got = recv(channel->fd, channel->in + channel->used, room, MSG_DONTWAIT);
    if (got < 0 && errno == EAGAIN) return;
    if (got == 0 && channel->role == MAKER) {
        // It has been idle for a while; the next game is made on a new one.
        close(channel->fd);
        channel->fd = -1;
        return;
    }
    if (got <= 0) fail("the server has closed");
    channel->used += (size_t)got;
    for (;;) {
        const int fd = channel->fd;
        const size_t taken = channel->open ? take_message(channel) : take_answer(channel);
        // A channel of a game that is over is used for the next one.
        if (taken == 0 || fd != channel->fd) return;
        channel->used -= taken;
        memmove(channel->in, channel->in + taken, channel->used);
        if (channel->used == 0) return;
    }
}

struct usage {
    double processor;
    long long written;
};

static struct usage usage_of(const char *process) {
    char path[64], text[4096] = "";
    struct usage usage = {0, 0};
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(text, sizeof text, file)) fail(path);
    fclose(file);
    unsigned long user = 0, system = 0;
    sscanf(strrchr(text, ')') + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    usage.processor = (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
    snprintf(path, sizeof path, "/proc/%s/io", process);
    file = fopen(path, "r");
    if (!file) fail(path);
    while (fgets(text, sizeof text, file)) sscanf(text, "write_bytes: %lld", &usage.written);
    fclose(file);
    return usage;
}

int main(int count, char **arguments) {
    if (count != 7) {
        fprintf(stderr, "usage: client HOST PORT SERVER-PROCESS GAMES RATE SECONDS\n");
        return 2;
    }
    host = arguments[1];
    port = arguments[2];
    const int size = atoi(arguments[4]);
    const double rate = atof(arguments[5]), seconds = atof(arguments[6]);
    pace = rate > 0 ? size / rate : 0;
    const double spread = pace > 0 ? fmin((PLACEMENTS + 1) * pace, 10) : 1;
    games = calloc((size_t)size, sizeof *games);
    due = calloc((size_t)size, sizeof *due);
    turns = calloc((size_t)size, sizeof *turns);
    queue = epoll_create1(0);
    if (!games || !due || !turns || queue < 0) fail("no memory");
    struct usage before = {0}, own_before = {0};
    const double start = now(), counted = start + spread, end = counted + seconds;
    for (int i = 0; i < size; i++) {
        for (int role = 0; role < 3; role++) {
            struct channel *channel = &games[i].channels[role];
            channel->fd = -1;
            channel->role = role;
            channel->game = &games[i];
        }
        turns[i] = start + spread * i / size;
        due[i] = INFINITY;
    }
    int begun = 0;
    bool is_counting = false;
    for (double time = start; time < end; time = now()) {
        if (!is_counting && time >= counted) {
            is_counting = true;
            moves.count = made.count = 0;
            before = usage_of(arguments[3]);
            own_before = usage_of("self");
        }
        while (begun < size && turns[begun] <= time) make_game(&games[begun++]);
        for (int i = 0; i < begun; i++) {
            if (due[i] > time) continue;
            due[i] = INFINITY;
            turns[i] += pace;
            send_move(&games[i]);
        }
        struct epoll_event events[256];
        const int ready = epoll_wait(queue, events, 256, 1);
        for (int i = 0; i < ready; i++) receive(events[i].data.ptr);
    }
    const double time = now() - counted;
    const struct usage after = usage_of(arguments[3]), own_after = usage_of("self");
    const double total = moves.count ? (double)moves.count : 1;
    printf("  %.0f moves/s; ", (double)moves.count / time);
    print(&moves);
    printf("  %zu games made: ", made.count);
    print(&made);
    printf("  per move: %.0f µs of the server's processor, %.0f µs of the client's, %.0f bytes written\n",
           (after.processor - before.processor) / total * 1e6,
           (own_after.processor - own_before.processor) / total * 1e6,
           (double)(after.written - before.written) / total);
    return 0;
}
