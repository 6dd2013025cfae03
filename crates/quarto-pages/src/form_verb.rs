use crate::words::words;

words!(
    /// What a form on the page of a game asks for: its field `do`.
    pub FormVerb {
        Place "place", Give "give", Call "call", Done "done", Say "say", Ask "ask", Hint "hint", Undo "undo",
        OfferDraw "offer-draw", AcceptDraw "accept-draw", DeclineDraw "decline-draw",
        AcceptTakeback "accept-takeback", DeclineTakeback "decline-takeback", Resign "resign",
        Claim "claim", Rematch "rematch", Greet "greet", Sit "sit", Withdraw "withdraw"
    }
);
