// The lobby as it stands after one more message of its socket. Pure, so that it can be tested without a socket.

import type { Lobby, LobbyMessage, MatchCard, Table } from "../api/types.ts";

/** The lobby after `message`; the same object when the message says nothing about it. */
export function applyLobbyMessage(lobby: Lobby | null, message: LobbyMessage): Lobby | null {
  if (message.t === "lobby") {
    const { t: _, ...rest } = message;
    return rest;
  }
  if (!lobby) return lobby;
  switch (message.t) {
    case "table":
      return withTable(lobby, message.table);
    case "match":
      return withMatch(lobby, message.match);
    case "running":
      return { ...lobby, running: message.running };
    case "gone":
      return without(lobby, message);
    case "mine":
      return {
        ...lobby,
        my_tables: message.my_tables,
        my_matches: message.my_matches,
        quick: message.quick ?? null,
      };
    case "here":
      return { ...lobby, here: message.here };
    default:
      return lobby;
  }
}

function withTable(lobby: Lobby, table: Table): Lobby {
  // A broadcast is the same for all clients, so its "you" may be wrong; fields about the player come in "mine".
  const mine = lobby.my_tables.map((old) =>
    old.id === table.id ? { ...table, you: old.you, invite: old.invite ?? null, kept: old.kept } : old,
  );
  if (!belongs(lobby, table)) return { ...lobby, my_tables: mine };
  const newest = newer(table, lobby) ? table.created : lobby.newest_table;
  return { ...lobby, tables: put(lobby.tables, table), newest_table: newest, my_tables: mine };
}

const newer = (table: Table, lobby: Lobby) => !lobby.newest_table || table.created > lobby.newest_table;

/** Where the list has more pages, an older table that changes stays on its page and doesn't push to the front. */
const belongs = (lobby: Lobby, table: Table) =>
  !lobby.next_tables || newer(table, lobby) || lobby.tables.some((old) => old.id === table.id);

function withMatch(lobby: Lobby, match: MatchCard): Lobby {
  const mine = lobby.my_matches.map((old) =>
    old.id === match.id ? { ...old, ...match, your_turn: old.your_turn ?? false } : old,
  );
  return { ...lobby, running: put(lobby.running, match), my_matches: mine };
}

/** A known one keeps its place (nothing jumps under the finger), a new one comes first. */
function put<T extends { id: string }>(list: T[], item: T): T[] {
  return list.some((old) => old.id === item.id)
    ? list.map((old) => (old.id === item.id ? item : old))
    : [item, ...list];
}

function without(lobby: Lobby, message: { table?: string; match?: string }): Lobby {
  if (message.table !== undefined) {
    const stays = (table: { id: string }) => table.id !== message.table;
    return { ...lobby, tables: lobby.tables.filter(stays), my_tables: lobby.my_tables.filter(stays) };
  }
  const stays = (match: MatchCard) => match.id !== message.match;
  return { ...lobby, running: lobby.running.filter(stays), my_matches: lobby.my_matches.filter(stays) };
}
