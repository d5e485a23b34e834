"""Players as the browser gets them."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings

from games.payloads import listings
from games.schemas.base import UNSET
from lobby import alerts, conf, moderation
from lobby.models import Player, Relation, Sanction
from lobby.schemas.players import (
    BarSchema,
    MarksSchema,
    MeSchema,
    NoticeSchema,
    PrivacySchema,
    ProfileSchema,
    PublicPlayerSchema,
    RelationListSchema,
    RelationSchema,
)
from realtime.timestamps import maybe, stamp


def me_payload(player: Player | None, barred: Player | None = None) -> MeSchema:
    """Return the player of a session; `barred` is the player whom this browser would have without a bar."""
    notices = [_notice(each) for each in moderation.notices(player)] if player else []
    bar = moderation.bar_of(barred) if barred else None
    return MeSchema(
        player=player_payload(player) if player else None,
        notices=notices or UNSET,
        bar=BarSchema(maybe(bar.until), bar.words) if bar else UNSET,
    )


def _notice(made: Sanction) -> NoticeSchema:
    return NoticeSchema(made.pk, made.kind, made.words, maybe(made.until), stamp(made.created_at))


def player_payload(player: Player) -> ProfileSchema:
    """Return the player of a session, for that player."""
    return ProfileSchema(
        id=player.public_id,
        name=player.name,
        guest=player.is_guest,
        username=None if player.is_guest else player.username,
        email=player.email or None,
        marks=_marks(player),
    )


def _marks(player: Player) -> MarksSchema:
    return MarksSchema(player.marks.get("colour"), player.marks.get("shape"))


def relations_payload(player: Player) -> RelationListSchema:
    """Return whom the player has blocked or muted."""
    return RelationListSchema([relation_payload(each) for each in player.relations.select_related("other")])


def relation_payload(relation: Relation) -> RelationSchema:
    """Return one of them."""
    other = relation.other
    return RelationSchema(other.public_id, other.name, relation.kind, stamp(relation.created_at))


def public_player_payload(player: Player, viewer: Player | None) -> PublicPlayerSchema:
    """Return a player as others see the player, with the newest listed matches."""
    relation = viewer.relations.filter(other=player).first() if viewer else None
    return PublicPlayerSchema(
        id=player.public_id,
        name=player.name,
        guest=player.is_guest,
        marks=_marks(player),
        relation=relation.kind if relation else None,
        you=viewer is not None and viewer.pk == player.pk,
        matches=listings.listed_of(player.pk),
    )


def privacy_payload() -> PrivacySchema:
    """Return what the page about privacy says of this server."""
    kept = settings.RETENTION
    return PrivacySchema(
        chat_days=kept["chat"],
        report_days=kept["reports"],
        guest_days=conf.guest_lifetime() / timedelta(days=1),
        session_days=settings.SESSION_COOKIE_AGE / 86_400,
        push_days=conf.subscription_lifetime() / timedelta(days=1) if alerts.push_key() else 0,
        mail=bool(settings.EMAIL),
        word_filter=bool(settings.WORD_LISTS),
    )
