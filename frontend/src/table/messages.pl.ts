import type { Translation } from "../i18n/core.svelte.ts";
import type { en } from "./messages.en.ts";

export const pl: Translation<typeof en> = {
  general: "Cała gra",
  "summary.expansions": {
    one: "{count} dodatek",
    few: "{count} dodatki",
    many: "{count} dodatków",
    other: "{count} dodatku",
  },
  "summary.more": "Pokaż więcej o tej grze",
  "summary.vain": {
    one: "{count} wybór bez wpływu",
    few: "{count} wybory bez wpływu",
    many: "{count} wyborów bez wpływu",
    other: "{count} wyboru bez wpływu",
  },
  "summary.idle": "Tego nie da się połączyć:",
  "summary.refused": "Ostatniej zmiany nie wprowadzono.",
  "expansion.tiles": {
    one: "{count} dodatkowa płytka",
    few: "{count} dodatkowe płytki",
    many: "{count} dodatkowych płytek",
    other: "{count} dodatkowej płytki",
  },
  "expansion.settings": "Opcje",
  "expansion.changed": {
    one: "Zmieniono {count} opcję",
    few: "Zmieniono {count} opcje",
    many: "Zmieniono {count} opcji",
    other: "Zmieniono {count} opcji",
  },
  "expansion.more": "Co wprowadza",
  "expansion.rules": "Wszystkie zasady",
  "expansion.needs": "Wymaga: {names}.",
  "expansion.options": "Szczegóły zasad",
  "idle.option": "Bez wpływu na tę partię, bo „{option}” ma wartość „{value}”.",
  "idle.expansion": "Bez wpływu na tę partię, bo nie ma w niej dodatku „{name}”.",
  "expansion.parts": "Które części",
  "expansion.parts.all": "Obie",
  "expansion.parts.all.more": "Wszystkie: {count}",
  "expansion.along": "Dodano też: {along} (tego wymaga {name})",
  "expansion.along.more": "Dodano też: {along} (tego wymaga {name})",
  "expansion.leaves": "Usunięto też: {along} (wymagany dodatek: {name})",
  "expansion.leaves.more": "Usunięto też: {along} (wymagany dodatek: {name})",

  "chance.how_many": "Losowe dodatki",
  "chance.do": "Zaskocz nas",
  "chance.again": "Wylosuj ponownie",
  "chance.chosen": "Wylosowano: {names}.",

  // Players whom the host has removed
  "removed.head": "Usunięci od stołu",
  "removed.readmit": "Pozwól wrócić: {name}",

  // Bots at a table with a clock
  "bots.clock.ask": "Boty przy stole z zegarem?",
  "bots.clock.text":
    "Zegar tego stołu: {clock}. Boty grają w kilka sekund, więc czas kończy się tylko ludziom. Czy mają tu grać boty?",
  "bots.clock.yes": "Tak, z botami",
  "bots.clock.no": "Nie, bez botów",

  // Bots alone play, and the table watches
  "watch.open": "Tylko boty…",
  "watch.title": "Oglądanie partii botów",
  "watch.text":
    "Boty zajmą twoje miejsce i wszystkie wolne miejsca, a partia się zacznie. Ty ją oglądasz. Boty, które już tu siedzą, zachowują swoje miejsca.",
  "watch.others": {
    one: "{names} też będzie oglądać, bez miejsca.",
    few: "{names} też będą oglądać, bez miejsc.",
    many: "{names} też będą oglądać, bez miejsc.",
    other: "{names} też będą oglądać, bez miejsc.",
  },
  "watch.start": "Zacznij i oglądaj",
  "watch.not": "Nie teraz",

  undo: "Cofnij",
  undone: "Cofnięto zmianę.",

  "interactions.title": "Jak dodatki na siebie wpływają",
  "interactions.none": "Dodatki przy tym stole nie wpływają na siebie nawzajem.",
  "interactions.text": "Przy każdym dodatku te, z którymi łączą go punkty zasad; naciśnij punkt, aby go przeczytać.",

  // The tiles of the game, before it starts
  "tiles.title": "Płytki tej partii",
  "tiles.all": {
    one: "Razem {count} płytka; liczba na płytce mówi, ile jest takich samych.",
    few: "Razem {count} płytki; liczba na płytce mówi, ile jest takich samych.",
    many: "Razem {count} płytek; liczba na płytce mówi, ile jest takich samych.",
    other: "Razem {count} płytki; liczba na płytce mówi, ile jest takich samych.",
  },
  "tiles.count": { one: "{count} płytka", few: "{count} płytki", many: "{count} płytek", other: "{count} płytki" },
  "tiles.each": "{tile}, sztuk: {count}",

  "numbers.title": "Liczba elementów i płytek",
  "folded.changed": {
    one: "{title}: zmieniono {count}",
    few: "{title}: zmieniono {count}",
    many: "{title}: zmieniono {count}",
    other: "{title}: zmieniono {count}",
  },
  "base.rules": "Gra podstawowa: szczegóły zasad",
  "numbers.base": "Gra podstawowa: liczba elementów i płytek",
  "numbers.tiles": "Zestawy płytek",
  "numbers.piece": "Dla każdego gracza, zwykle {usual}",
  "numbers.set": {
    one: "Po {count} płytce, zwykle {usual}",
    few: "Po {count} płytki, zwykle {usual}",
    many: "Po {count} płytek, zwykle {usual}",
    other: "Po {count} płytki, zwykle {usual}",
  },
  "numbers.less": "O jeden mniej: {name}",
  "numbers.more": "O jeden więcej: {name}",
  "box.count": {
    one: "{count} różnica względem pudełka",
    few: "{count} różnice względem pudełka",
    many: "{count} różnic względem pudełka",
    other: "{count} różnicy względem pudełka",
  },
  "box.do": "Jak w pudełku",
  "box.done": "Części, liczby i zasady są znowu jak w pudełku.",
  "box.piece": "{name}, dla każdego gracza",
  "box.set": "Płytki: {name}",
  "box.usually": "zwykle {usual}",

  "fav.open": "Ulubione",
  "fav.title": "Ulubione ustawienia",
  "fav.save": "Zapisz te ustawienia",
  "fav.name": "Nazwa",
  "fav.placeholder": "Niedzielny wieczór",
  "fav.full": "Masz już komplet ulubionych ({most}). Najpierw usuń jedne z nich.",
  "fav.none": "Nie masz jeszcze ulubionych. Zapisz ustawienia tego stołu pod jakąś nazwą i użyj ich przy innym.",
  "fav.saved": "Zapisano „{name}”.",
  "fav.apply": "Użyj",
  "fav.apply.what": "Użyj „{name}” przy tym stole",
  "fav.rename": "Zmień nazwę „{name}”",
  "fav.delete": "Usuń „{name}”",
  "fav.deleted": "Usunięto „{name}”.",
  "fav.applied": "Ten stół używa teraz ustawień „{name}”.",
  "fav.left": "Pominięto, bo tutaj nie można tego użyć:",
  "fav.left.size": "Liczba miejsc: {size}. Siedzi tu więcej graczy.",
  "fav.left.edition": "wydanie „{name}”",
  "fav.left.option": "zasada „{name}”",
  "fav.left.part": "część „{name}”",
  "fav.left.pieces": "liczba: „{name}”",
  "fav.left.clock": "zegar",
  "fav.seats": { one: "{count} miejsce", few: "{count} miejsca", many: "{count} miejsc", other: "{count} miejsca" },
};
