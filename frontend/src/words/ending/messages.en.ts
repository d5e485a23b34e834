import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  offer: "Offer to end together",
  "offer.title": "End this game now?",
  "offer.text":
    "Everybody else is asked. If all agree, the game ends as it stands, with the final count. Nobody counts as having left.",
  "offer.bots": "The game ends as it stands, with the final count. Bots agree.",
  "offer.yes": "Offer it",
  "offer.end": "End the game",
  "offer.no": "Keep playing",
  asked: "{name} offers to end the game now, as it stands, with the final count.",
  waiting: "You agreed to end the game. Still asked: {names}.",
  ready: "All agreed to end the game.",
  agree: "Agree",
  decline: "Keep playing",
  withdraw: "Withdraw",
  end: "End the game now",
  title: "An offer to end together",
  away: "{name} was away for too long and left the game",
  log: "All players agreed to end the game",
} as const satisfies Catalogue;
