//! The description of the API for programs. What people read of it is made of this.

mod page;

use std::collections::{BTreeMap, BTreeSet};

use axum::Json;
use quarto_rules::{Alignment, Character, Missed, Piece, Shape, TraitValue};
use quarto_wire::{API_VERSION, MessageBody, OrderBody, Problem};
use utoipa::openapi::schema::{
    AdditionalProperties, Discriminator, Object, OneOfBuilder, Schema, Type,
};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa::{Modify, OpenApi, ToSchema};

pub(crate) use self::page::page;
use crate::api::{analysis, anybody, follow, games, puzzles, records, seats, socket, tournaments};

/// The API.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Quarto",
        version = API_VERSION.to_string(),
        description = "Games of Quarto: make, follow and play them. Everything of the game is written in one notation.",
        license(name = "Apache-2.0 OR MIT")
    ),
    servers((url = "/", description = "The server that this description comes from")),
    paths(
        games::create,
        games::list,
        games::look,
        games::act,
        anybody::meet,
        anybody::lobby,
        seats::sit,
        seats::leave,
        seats::withdraw,
        records::record,
        records::record_json,
        records::export,
        follow::events,
        socket::socket,
        analysis::analyse,
        analysis::review,
        tournaments::found,
        tournaments::look,
        tournaments::enter,
        tournaments::act,
        tournaments::events,
        tournaments::delete,
        puzzles::list,
        puzzles::daily,
        puzzles::look,
        puzzles::attempt,
    ),
    components(schemas(MessageBody, OrderBody, Problem, follow::Until, records::Format, Alignment, Character, Missed, Piece, Shape, TraitValue)),
    modifiers(&Secrets, &Parties, &Flat, &Problems, &Needed),
)]
struct Api;

struct Secrets;

impl Modify for Secrets {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a seat, or of a visitor who holds several"))
            .build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("secret", SecurityScheme::Http(scheme));
    }
}

/// Who sits on a seat is said by one word alone.
struct Parties;

impl Modify for Parties {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let schemas = api.components.as_mut().map(|components| &mut components.schemas);
        let party = schemas.and_then(|schemas| schemas.get_mut("Party"));
        let Some(RefOr::T(Schema::OneOf(party))) = party else { return };
        for kind in &mut party.items {
            if let RefOr::T(Schema::Object(kind)) = kind {
                kind.additional_properties = Some(AdditionalProperties::FreeForm(false).into());
            }
        }
    }
}

/// Bodies are flat: what is put together of parts is described as one object, or as a choice of
/// objects that one field tells apart. Programs that write clients know no other kind.
struct Flat;

impl Modify for Flat {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let Some(components) = &mut api.components else { return };
        let all = components.schemas.clone();
        for (name, schema) in &all {
            let RefOr::T(whole) = schema else { continue };
            if let (true, Some(objects)) = (is_composed(whole), objects(whole, &all)) {
                let flat = choice(name, objects, &mut components.schemas);
                components.schemas.insert(name.clone(), flat.into());
            }
        }
    }
}

type Schemas = BTreeMap<String, RefOr<Schema>>;

/// Tells whether something is put together of parts, or is a choice of such things.
fn is_composed(schema: &Schema) -> bool {
    match schema {
        Schema::AllOf(_) => true,
        Schema::OneOf(choice) => choice.items.iter().any(|item| match item {
            RefOr::T(item) => is_composed(item),
            RefOr::Ref(_) => false,
        }),
        _ => false,
    }
}

/// Returns the objects that something may be; `None` if it is something else.
fn objects(schema: &Schema, all: &Schemas) -> Option<Vec<Object>> {
    match schema {
        Schema::Object(object) => Some(vec![object.clone()]),
        Schema::OneOf(choice) => {
            let items = choice.items.iter().map(|item| objects_of(item, all));
            Some(items.collect::<Option<Vec<_>>>()?.concat())
        }
        Schema::AllOf(parts) => {
            let mut whole = vec![Object::new()];
            for part in &parts.items {
                let part = objects_of(part, all)?;
                let pairs = whole.iter().flat_map(|one| part.iter().map(move |two| (one, two)));
                whole = pairs.map(|(one, two)| join(one, two)).collect();
            }
            // Of a choice, each says what it is.
            if let [object] = &mut whole[..] {
                object.description = parts.description.clone().or(object.description.take());
            }
            Some(whole)
        }
        _ => None,
    }
}

fn objects_of(schema: &RefOr<Schema>, all: &Schemas) -> Option<Vec<Object>> {
    match schema {
        RefOr::T(schema) => objects(schema, all),
        RefOr::Ref(to) => objects_of(all.get(to.ref_location.rsplit('/').next()?)?, all),
    }
}

/// Returns an object with everything that two have.
fn join(one: &Object, two: &Object) -> Object {
    let mut whole = one.clone();
    whole.properties.extend(two.properties.clone());
    whole.required.extend(two.required.iter().cloned());
    whole.description = two.description.clone().or(whole.description);
    whole.schema_type = Type::Object.into();
    whole.additional_properties = two.additional_properties.clone().or(whole.additional_properties);
    whole
}

/// Returns one object, or a choice of several: each has a name of its own, such as `ActOrder`, by the
/// word that tells it from the others.
fn choice(name: &str, mut objects: Vec<Object>, schemas: &mut Schemas) -> Schema {
    if objects.len() == 1 {
        return objects.remove(0).into();
    }
    let is_told_apart = |word: &&str| objects.iter().all(|object| only(object, word).is_some());
    let Some(word) = ["do", "type"].into_iter().find(is_told_apart) else {
        return objects.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item).build().into();
    };
    let (mut choice, mut mapping) = (OneOfBuilder::new(), BTreeMap::new());
    let count = objects.len();
    for object in objects {
        let value = only(&object, word).unwrap_or_default();
        let mut own = camel(&value) + name.trim_end_matches("Body");
        if schemas.contains_key(&own) {
            // The same word with something else beside it.
            own = camel(&value) + &camel(&object.required[0]) + name.trim_end_matches("Body");
        }
        mapping.insert(value, Ref::from_schema_name(&own).ref_location);
        choice = choice.item(Ref::from_schema_name(&own));
        schemas.insert(own, Schema::from(object).into());
    }
    let is_clear = mapping.len() == count;
    choice = choice.discriminator(is_clear.then(|| Discriminator::with_mapping(word, mapping)));
    choice.build().into()
}

/// Returns the only value that a property of an object may have.
fn only(object: &Object, property: &str) -> Option<String> {
    let Some(RefOr::T(Schema::Object(property))) = object.properties.get(property) else {
        return None;
    };
    match property.enum_values.as_deref() {
        Some([value]) => value.as_str().map(str::to_owned),
        Some(_) | None => None,
    }
}

/// Returns a word such as `offer-draw` as `OfferDraw`.
fn camel(word: &str) -> String {
    let part = |part: &str| part[..1].to_uppercase() + &part[1..];
    word.split('-').map(part).collect()
}

/// What is part of other bodies, and of nothing else, is not described.
struct Needed;

impl Modify for Needed {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let Some(components) = &mut api.components else { return };
        let mut needed = BTreeSet::new();
        let mut found = references(&api.paths);
        while let Some(name) = found.pop() {
            if let (true, Some(schema)) =
                (needed.insert(name.clone()), components.schemas.get(&name))
            {
                found.extend(references(schema));
            }
        }
        components.schemas.retain(|name, _| needed.contains(name));
    }
}

/// Returns the names of the schemas to which something refers.
fn references(described: &impl serde::Serialize) -> Vec<String> {
    let text = serde_json::to_string(described).unwrap_or_default();
    let names = text.split("#/components/schemas/").skip(1);
    names.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// Anything may go wrong, and is told in one way.
struct Problems;

impl Modify for Problems {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let content = Content::new(Some(Ref::from_schema_name(Problem::name())));
        let response = |what| {
            let response = ResponseBuilder::new().description(what);
            response.content("application/problem+json", content.clone()).build()
        };
        let problems = [
            ("4XX", response("It is refused; nothing has changed")),
            ("5XX", response("It does not work at the moment; try again with the same key")),
        ];
        for path in api.paths.paths.values_mut() {
            let all = [&mut path.get, &mut path.post, &mut path.delete];
            for operation in all.into_iter().flatten() {
                for (statuses, problem) in &problems {
                    let responses = &mut operation.responses.responses;
                    responses.insert((*statuses).into(), problem.clone().into());
                }
            }
        }
    }
}

/// Returns the description.
pub(crate) fn api() -> utoipa::openapi::OpenApi {
    Api::openapi()
}

/// The description for programs.
pub(crate) async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(api())
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// Calls `check` with every object of a JSON text.
    fn each_object(value: &Value, check: &mut impl FnMut(&serde_json::Map<String, Value>)) {
        match value {
            Value::Object(object) => {
                check(object);
                object.values().for_each(|inner| each_object(inner, check));
            }
            Value::Array(list) => list.iter().for_each(|inner| each_object(inner, check)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn every_operation_has_a_name_of_its_own() {
        let (api, mut names) = (serde_json::to_value(api()).unwrap(), BTreeSet::new());
        each_object(&api, &mut |object| {
            if let Some(Value::String(name)) = object.get("operationId") {
                assert!(names.insert(name.clone()), "{name} is there twice");
            }
        });
        assert!(names.len() > 20);
    }

    #[test]
    fn the_description_is_for_programs_in_all_languages() {
        let api = serde_json::to_value(api()).unwrap();
        assert_eq!(api["servers"][0]["url"], "/");
        let (mut responses, mut patterns) = (0, 0);
        each_object(&api, &mut |object| {
            if let Some(Value::Object(each)) = object.get("responses") {
                for (status, response) in each {
                    let description = response["description"].as_str().unwrap_or_default();
                    assert!(!description.is_empty(), "{status} {response}");
                    responses += 1;
                }
            }
            if let Some(Value::String(pattern)) = object.get("pattern") {
                // Python does not know classes of letters.
                assert!(!pattern.contains("\\p"), "{pattern}");
                patterns += 1;
            }
        });
        assert!(responses >= 30 && patterns >= 10, "{responses} {patterns}");
    }
}
