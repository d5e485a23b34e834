import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  title: "Privacy",
  lead: "What this server stores about you, for how long, who sees it, and how you get it or delete it. There is no advertising, no tracking, and nothing is loaded from other servers.",
  you: "Who you are",
  "you.guest": "As a guest: a name, the mark you like, when you came and when you were last here.",
  "you.account":
    "With an account also a username, your email address if you give one, and a code made from your password. The password itself is not stored. If you set up a second step, its secret and recovery codes.",
  "you.sessions":
    "For each browser in which you play: its network address, its name and version, first and last use, so that you can end sessions that are not yours. Sessions end by themselves after {days}.",
  games: "Your games",
  "games.text":
    "Every game keeps its seats with names, all moves with their times, the scores, and the random number your browser gave for the draw. Public games can be watched and replayed by everybody, also from your player’s page. Private games can be seen by anyone who has their address.",
  "games.keep":
    "Games are kept for good, because they belong to all who played. Tables that were closed without a game are deleted after a day, game files that guests upload after a time that the operators set.",
  chat: "Chat",
  "chat.text": "Everybody who can see a game can read its chat. Messages are deleted after {days}.",
  "chat.ever": "Everybody who can see a game can read its chat. This server keeps messages for good.",
  "chat.filter": "This server replaces words from a list of its operators with asterisks, and refuses them in names.",
  own: "Your settings",
  "own.text":
    "Favourite settings of tables, and whom you have blocked or muted. Only you see them. Operators can see them in the database.",
  reports: "Reports and operators",
  "reports.text":
    "A report holds its reason and words, who made it and about whom, the chat around the message, and the move. Only operators see it. They decide, and closed reports are deleted {days} after they were made.",
  "reports.ever":
    "A report holds its reason and words, who made it and about whom, the chat around the message, and the move. Only operators see it. This server keeps reports for good.",
  "reports.log":
    "Warnings and other measures are kept as long as the player is. A log says which operator did what to which player, by the player’s random id and without the name. It is kept for good, also after the player was deleted.",
  browser: "In your browser",
  "browser.text":
    "Three cookies, one for your session, one against forged requests and one for the language that you choose, and in the browser’s own storage your name, running games, colours, sounds and last settings. They are needed for the game and go to nobody else.",
  limits: "Network addresses",
  "limits.text":
    "Your address also serves to limit floods. For that the server keeps it in a short-term memory, for at most a day. The operators’ web server may write addresses into its own logs; ask them how long.",
  mail: "Email",
  "mail.yes":
    "This server sends email to confirm your address, when you have forgotten your password, and, only if you ask for it on your page, when it is your turn in a game over hours or days. Each of these has a link that ends them.",
  "mail.no": "This server sends no email.",
  push: "Messages about your turn",
  "push.text":
    "If you switch them on, the server stores for each of your browsers the address at which its maker takes messages, the keys for them, its name and version, and when it was last used; also your quiet hours, time zone and language, and for a month of which turns you were alerted. The message is encrypted for your browser and names nobody. The maker of the browser can see when one comes. All of it is deleted when you switch the messages off, and {days} after the last use.",
  rights: "Your copy, and deletion",
  "rights.copy": "On your page you can download all of this as a file, in the JSON format, at any time.",
  "rights.delete":
    "There you can also delete your account or your guest. Your name, settings, sessions and messages are deleted at once, and you leave games that are being played. In games with others your name becomes “Deleted player”; the moves stay, so those games stay whole. In a game that goes on without you, the name disappears from its moves within an hour or two after its end.",
  "rights.stays":
    "What stays: reports about you until they are deleted, with the chat around them; the log of the operators without your name; game files that somebody has downloaded; what others have written; and the operators’ backups until they are replaced.",
  "rights.guests": "A guest who has no game and no table is deleted {days} after the last visit.",
  "rights.page": "To your page",
  operator: "Who runs this server",
  "operator.text":
    "Bastide is free software; each server has its own operators. They can see all that is stored, but for passwords. Ask those who gave you the address of this server.",
  days: { one: "{count} day", other: "{count} days" },
} as const satisfies Catalogue;
