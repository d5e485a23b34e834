import type { Translation } from "../../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  scores: {
    one: "Daje od razu o {count} punkt więcej",
    few: "Daje od razu o {count} punkty więcej",
    many: "Daje od razu o {count} punktów więcej",
    other: "Daje od razu o {count} punktu więcej",
  },
  gives: {
    one: "Daje innym o {count} punkt mniej",
    few: "Daje innym o {count} punkty mniej",
    many: "Daje innym o {count} punktów mniej",
    other: "Daje innym o {count} punktu mniej",
  },
  shares: {
    one: "Dzieli {what} ({place}), gracz {name}: {count} punkt",
    few: "Dzieli {what} ({place}), gracz {name}: {count} punkty",
    many: "Dzieli {what} ({place}), gracz {name}: {count} punktów",
    other: "Dzieli {what} ({place}), gracz {name}: {count} punktu",
  },
  takes: {
    one: "Odbiera {what} ({place}), gracz {name}: {count} punkt",
    few: "Odbiera {what} ({place}), gracz {name}: {count} punkty",
    many: "Odbiera {what} ({place}), gracz {name}: {count} punktów",
    other: "Odbiera {what} ({place}), gracz {name}: {count} punktu",
  },
  claims: {
    one: "Zajmuje {what} ({place}): około {count} punkt",
    few: "Zajmuje {what} ({place}): około {count} punkty",
    many: "Zajmuje {what} ({place}): około {count} punktów",
    other: "Zajmuje {what} ({place}): około {count} punktu",
  },
  grows: {
    one: "Rozwija {what} ({place}): o około {count} punkt więcej",
    few: "Rozwija {what} ({place}): o około {count} punkty więcej",
    many: "Rozwija {what} ({place}): o około {count} punktów więcej",
    other: "Rozwija {what} ({place}): o około {count} punktu więcej",
  },
  blocks: {
    one: "Osłabia {what} ({place}), gracz {name}: o około {count} punkt mniej",
    few: "Osłabia {what} ({place}), gracz {name}: o około {count} punkty mniej",
    many: "Osłabia {what} ({place}), gracz {name}: o około {count} punktów mniej",
    other: "Osłabia {what} ({place}), gracz {name}: o około {count} punktu mniej",
  },
  farms: {
    one: "Zwiększa wartość łąki ({place}) o około {count} punkt",
    few: "Zwiększa wartość łąki ({place}) o około {count} punkty",
    many: "Zwiększa wartość łąki ({place}) o około {count} punktów",
    other: "Zwiększa wartość łąki ({place}) o około {count} punktu",
  },
  figures: {
    one: "Zostawia w zapasie o {count} figurę więcej",
    few: "Zostawia w zapasie o {count} figury więcej",
    many: "Zostawia w zapasie o {count} figur więcej",
    other: "Zostawia w zapasie o {count} figury więcej",
  },
  better: {
    one: "Daje w sumie o około {count} punkt więcej",
    few: "Daje w sumie o około {count} punkty więcej",
    many: "Daje w sumie o około {count} punktów więcej",
    other: "Daje w sumie o około {count} punktu więcej",
  },

  "what.road": "drogę",
  "what.city": "miasto",
  "what.field": "łąkę",
  "what.monastery": "klasztor",
  "what.other": "obszar ({kind})",
};
