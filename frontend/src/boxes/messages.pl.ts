import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  "group.piece": "Która figura?",
  "group.figure": "Który pionek?",
  "group.goal": "Dokąd?",
  "goal.tiles": { one: "{count} płytka", few: "{count} płytki", many: "{count} płytek", other: "{count} płytki" },
  "figure.at": "{piece}, {place}",

  "abbey.yours": "Połóż opactwo albo dobierz płytkę",
  "abbey.last": "Ostatnia okazja dla twojego opactwa",
  "abbey.theirs": "{name} może położyć opactwo",
  "abbey.choose": "Opactwo pasuje do każdej luki z czterema sąsiadami.",
  "abbey.holes": {
    one: "{count} luka na planszy",
    few: "{count} luki na planszy",
    many: "{count} luk na planszy",
    other: "{count} luki na planszy",
  },
  "abbey.lying": "Opactwo: {place}",
  "abbey.confirm": "Połóż opactwo tutaj",
  "abbey.keep": "Zatrzymaj opactwo",

  "wagon.yours": "Dokąd jedzie twój wóz?",
  "wagon.theirs": "{name} decyduje, dokąd jedzie wóz",
  "wagon.what": "Jego obszar jest policzony. Może pojechać dalej na jeden z tych, na dowolną jego płytkę.",
  "wagon.to": "Wóz {on}, {place}",
  "wagon.home": "Wóz wraca do domu",

  "drawbridge.yours": "Czy ktoś przejdzie przez most zwodzony?",
  "drawbridge.theirs": "{name} decyduje, kto przejdzie przez most zwodzony",
  "drawbridge.what":
    "Twoja droga jest policzona, a most zwodzony opuszczony: twój pionek może wejść do miasta zamiast wracać do domu, ktokolwiek tam stoi.",
  "drawbridge.over": "{piece} {on}, {place}",
  "drawbridge.home": "Bez przejścia: do domu",

  "office.yours": "Założyć tu urząd?",
  "office.theirs": "{name} może założyć urząd",
  "office.what":
    "Twój burmistrz zdobył punkty tego miasta. Urząd zostaje, gdy on wraca do domu, i przynosi punkty, gdy droga łączy go z ukończonymi miastami i klasztorami.",
  "office.moves": "Opuszcza miasto, w którym teraz stoi ({place}), i w tej turze nic nie przynosi.",
  "office.at": "Urząd {on}, {place}",
  "office.not": "Bez urzędu",

  "barn.at": "{piece} na rogu ({side})",
  "wanderer.move": "Przenieś wędrowca: {on}",
  "wanderer.extra": "oprócz figury tego ruchu",

  "turn.second": "Druga płytka tego ruchu",
  "turn.earned": "Budowniczy daje drugą płytkę w tym ruchu.",
  "turn.river": {
    one: "Rzeka: jeszcze {count} płytka",
    few: "Rzeka: jeszcze {count} płytki",
    many: "Rzeka: jeszcze {count} płytek",
    other: "Rzeka: jeszcze {count} płytki",
  },
  "turn.river.lake": "Rzeka: została tylko ta płytka",
  "turn.river.back": {
    one: "{count} płytka nigdzie nie pasowała i wróciła pod pozostałe",
    few: "{count} płytki nigdzie nie pasowały i wróciły pod pozostałe",
    many: "{count} płytek nigdzie nie pasowało i wróciło pod pozostałe",
    other: "{count} płytki nigdzie nie pasowało i wróciło pod pozostałe",
  },

  "goods.wine": "Wino",
  "goods.grain": "Zboże",
  "goods.cloth": "Sukno",
  "goods.got": {
    one: "{name} bierze {count} towar: {goods}",
    few: "{name} bierze {count} towary: {goods}",
    many: "{name} bierze {count} towarów: {goods}",
    other: "{name} bierze {count} towaru: {goods}",
  },
  "goods.each": "{count} {kind}",

  "log.abbey": "{name} kładzie opactwo: {place}",
  "log.abbey.not": "{name} zatrzymuje opactwo",
  "log.draw": "{name} dobiera płytkę",
  "log.barn": "{name}: {piece}, róg {side}, {place}",
  "log.wagon": "Wóz gracza {name} jedzie dalej: {on}, {place}",
  "log.wagon.home": "Wóz gracza {name} wraca do domu",
  "log.drawbridge": "{name}: {piece} przechodzi przez most zwodzony, {place}",
  "log.drawbridge.not": "{name} nie wpuszcza nikogo na most zwodzony",
  "log.wanderer": "{name} przenosi wędrowca {on}",
  "log.office": "{name} zakłada urząd: {place}",
  "log.office.not": "{name} nie zakłada urzędu",
  "alert.abbey": "Możesz położyć opactwo albo dobrać płytkę",
  "alert.wagon": "Twój wóz może pojechać dalej albo do domu",
  "alert.drawbridge": "Twój pionek może przejść przez most zwodzony",
  "alert.office": "Możesz założyć urząd",

  "score.goods": {
    one: "{name}: {count} punkt za towary",
    few: "{name}: {count} punkty za towary",
    many: "{name}: {count} punktów za towary",
    other: "{name}: {count} punktu za towary",
  },
  "score.barn": {
    one: "{name}: {count} punkt za stodołę",
    few: "{name}: {count} punkty za stodołę",
    many: "{name}: {count} punktów za stodołę",
    other: "{name}: {count} punktu za stodołę",
  },
  "score.wanderer": {
    one: "{name}: {count} punkt dzięki wędrowcowi",
    few: "{name}: {count} punkty dzięki wędrowcowi",
    many: "{name}: {count} punktów dzięki wędrowcowi",
    other: "{name}: {count} punktu dzięki wędrowcowi",
  },
  "score.office": {
    one: "{name}: {count} punkt dzięki urzędowi",
    few: "{name}: {count} punkty dzięki urzędowi",
    many: "{name}: {count} punktów dzięki urzędowi",
    other: "{name}: {count} punktu dzięki urzędowi",
  },
  "score.goods.most": "{kind}: najwięcej, {count} → {points}",

  "network.ends": "drogi do: {ends}",
  "network.none": "drogi nie prowadzą do miasta ani klasztoru",
  "network.end": {
    one: "{kind} za {count} punkt",
    few: "{kind} za {count} punkty",
    many: "{kind} za {count} punktów",
    other: "{kind} za {count} punktu",
  },
  "network.end.complete": "{kind}, ukończone",
  "network.end.castle": "zamek",
  "network.walking": "wędrowcy: {names}",
};
