"""OpenAPI made from schemas: an extension of drf-spectacular for msgspec Structs."""

from __future__ import annotations

import inspect
import typing
from typing import Any

import msgspec
from drf_spectacular.extensions import OpenApiSerializerExtension
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ResolvedComponent
from drf_spectacular.utils import Direction
from msgspec.json import schema_components

REFERENCE = "#/components/schemas/"


class SchemaView(AutoSchema):
    """How a view is described."""

    def _is_list_view(self, serializer: Any = None) -> bool:
        """Return False: no call answers with a bare list."""
        return False

    def get_auth(self) -> list[dict[str, list[str]]]:
        """Return the ways to authenticate; none if readers need no session."""
        found: list[dict[str, list[str]]] = super().get_auth()
        open_to_readers = any(getattr(each, "open_to_readers", False) for each in self.view.get_permissions())
        return [*found, {}] if open_to_readers and self.method == "GET" else found


class SchemaExtension(OpenApiSerializerExtension):  # type: ignore[no-untyped-call]
    """Makes a component of a Struct, and one of each Struct that it holds."""

    target_class = "msgspec.Struct"
    match_subclasses = True

    def get_name(self, auto_schema: AutoSchema, direction: Direction) -> str:
        """Return the component's name: that of the class without "Schema"."""
        return component(self.target.__name__)

    def map_serializer(self, auto_schema: AutoSchema, direction: Direction) -> dict[str, Any]:
        """Return the component; components of nested schemas are registered on the way."""
        _, found = schema_components([self.target], ref_template=REFERENCE + "{name}")
        structs = _structs(self.target)
        for name, made in found.items():
            if name != self.target.__name__:
                shape = _component(made, structs[name])
                auto_schema.registry.register_on_missing(
                    ResolvedComponent(component(name), ResolvedComponent.SCHEMA, shape, structs[name])  # type: ignore[no-untyped-call]
                )
        return _component(found[self.target.__name__], self.target)


def describe_socket(description: dict[str, Any], name: str, messages: Any) -> None:
    """Add a component `name` for a union of messages that `t` distinguishes, and one for each message."""
    members = typing.get_args(messages) or (messages,)
    _, found = schema_components(members, ref_template=REFERENCE + "{name}")
    structs = {key: struct for each in members for key, struct in _structs(each).items()}
    components = description["components"]["schemas"]
    for key, made in found.items():
        components.setdefault(component(key), _component(made, structs[key]))
    tags = {each: found[each.__name__]["properties"]["t"]["enum"][0] for each in members}
    references = {tags[each]: REFERENCE + component(each.__name__) for each in members}
    components[name] = {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": "t", "mapping": references},
    }
    description["components"]["schemas"] = dict(sorted(components.items()))


def component(name: str) -> str:
    """Return the name of a schema's component."""
    return name.removesuffix("Schema")


def _structs(root: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """Return every struct that is in `root`, by its name."""
    found: dict[str, type[msgspec.Struct]] = {}
    pending: list[Any] = [msgspec.inspect.type_info(root)]
    while pending:
        each = pending.pop()
        if isinstance(each, msgspec.inspect.StructType):
            if each.cls.__name__ in found:
                continue
            found[each.cls.__name__] = each.cls
            pending += [field.type for field in each.fields]
        inner = (getattr(each, name, None) for name in ("type", "item_type", "value_type"))
        pending += [one for one in inner if one is not None]
        pending += getattr(each, "types", ())
    return found


def _component(made: dict[str, Any], struct: type[msgspec.Struct]) -> dict[str, Any]:
    """Convert a JSON Schema to OpenAPI 3.0. A client must accept keys that it does not know."""
    properties = {name: _property(value) for name, value in made["properties"].items()}
    return {
        "type": "object",
        "description": inspect.getdoc(struct),
        "properties": properties,
        "required": sorted(made["required"]),
    }


def _property(made: Any) -> Any:
    """Convert a type to OpenAPI 3.0, where null is a property and a reference has no siblings."""
    if not isinstance(made, dict):
        return made
    if "anyOf" in made:
        return _nullable(made)
    plain = {key: _property(value) for key, value in made.items()}
    if "$ref" in plain:
        plain = _reference(plain)
    if "enum" in plain:
        plain = {"type": "string", **plain}
    if plain.get("type") == "object":
        plain.setdefault("additionalProperties", {})
    return plain


def _reference(plain: dict[str, Any]) -> dict[str, Any]:
    reference = {"$ref": REFERENCE + component(plain.pop("$ref").removeprefix(REFERENCE))}
    return {"allOf": [reference], **plain} if plain else reference


def _nullable(made: dict[str, Any]) -> dict[str, Any]:
    (one,) = [_property(each) for each in made["anyOf"] if each != {"type": "null"}]
    beside = {key: value for key, value in made.items() if key != "anyOf"}
    if "$ref" in one:
        one = {"allOf": [one]}
    if "enum" in one:
        one = {**one, "enum": [*one["enum"], None]}
    return {**one, **beside, "nullable": True}
