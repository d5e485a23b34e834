import type { Catalogue } from "../../i18n/core.svelte.ts";

export const en = {
  title: "When it is your turn",
  text: "For games over hours or days, while you are away: one message a turn, with a link to the game.",
  saved: "Saved.",
  push: "Push messages to this browser",
  "push.off": "This server sends no push messages.",
  "push.unknown":
    "This browser can’t get push messages. On an iPhone or iPad, first add Bastide to the home screen and open it there.",
  "push.denied": "Your browser does not let this page notify you. You can allow it in the settings of the site.",
  "push.failed": "Your browser could not subscribe. Try again, or use another browser.",
  "push.ended": "This browser gets no more messages.",
  "push.others": "Your other browsers",
  "push.remove": "Remove",
  "push.remove.label": "No more messages to {device}",
  mail: "An email, if no browser can be reached",
  "mail.off": "This server sends no email.",
  "mail.no_address": "For this you need an account with an email address.",
  "mail.unconfirmed":
    "Confirm your email address first: the link is in the mail that we sent when you created your account.",
  quiet: "Quiet hours",
  "quiet.from": "From",
  "quiet.until": "Until",
  "quiet.zone":
    "Times of {zone}. A message waits until the quiet hours end, and is dropped if you have moved by then. The clock of the game goes on.",
  "off.title": "Mails about your turns",
  "off.wait": "One moment…",
  "off.done": "You get no more mails about your turns. You can switch them on again on your page.",
} as const satisfies Catalogue;
