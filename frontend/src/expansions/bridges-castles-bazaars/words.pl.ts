import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Mosty, zamki i bazary",
  card: {
    adds: "Drewniane mosty, zamki i płytki z bazarami.",
    asks: "Gdzie postawić most, kiedy zamienić małe miasto w zamek, ile dać za płytkę.",
    rules: [
      "Do każdej położonej płytki możesz zbudować most, na niej lub obok: odtąd jest to droga.",
      "Most może sprawić, że płytka pasuje; leży prosto, obydwoma końcami na łąkach.",
      "Kto trzyma ukończone małe miasto z dwóch płytek, może zamienić je w zamek zamiast je punktować.",
      "Zamek daje tyle punktów, ile jest warta pierwsza droga, miasto lub klasztor ukończony obok niego.",
      "Płytka z bazarem ogłasza licytację: po jednej nowej płytce dla każdego, za punkty.",
      "Potem wszyscy kładą swoje płytki, jak we własnej turze.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2010 roku.",
  },
  options: {
    "x8.bridges": { title: "Mosty", text: "Mosty przeprowadzają drogę nad płytką." },
    "x8.castles": { title: "Zamki", text: "Małe miasta mogą stać się zamkami." },
    "x8.bazaars": { title: "Bazary", text: "Płytki bazaru zwołują licytację." },
    "x8.supply": {
      title: "Mosty i zamki dla każdego",
      text: "Po trzy mosty i zamki do czterech graczy, po dwa przy pięciu lub sześciu.",
      values: { "by-players": "Według liczby graczy" },
    },
    "bridge.timing": {
      title: "Kiedy buduje się mosty",
      text: "Kiedy można zbudować most, którego nic nie wymusza: aż do końca tury albo tylko przed postawieniem podwładnego.",
      values: { "until-scoring": "Aż do punktowania", "before-deploy": "Przed postawieniem podwładnego" },
    },
    "bridge.per": {
      title: "Jak często buduje się mosty",
      text: "Jeden most na każdą położoną płytkę albo jeden na całą turę.",
      values: { "tile-placement": "Raz na płytkę", turn: "Raz na turę" },
    },
    "castle.base": {
      title: "Które miasta stają się zamkami",
      text: "Które ukończone miasta z dwóch płytek mogą stać się zamkiem.",
      values: {
        "two-semicircles": "Dwa półkola",
        "two-caps": "Dwa zwieńczenia",
        "any-two-tile-city": "Każde miasto z dwóch płytek",
      },
    },
    "castle.simultaneous": {
      title: "Kilka rzeczy ukończonych naraz",
      text: "Dwa opisy tego samego: właściciel wybiera jeden obiekt albo ustala kolejność i liczy się pierwszy.",
      values: { "occupier-picks": "Właściciel wybiera jedną", "occupier-orders": "Właściciel ustala kolejność" },
    },
    "castle.chain": {
      title: "Zamek obok zamku",
      text: "Dwa opisy tego samego: sąsiedni zamek dostaje te same punkty albo pierwszą wartość.",
      values: { "same-value": "Punktuje to samo jeszcze raz", "initial-value": "Punktuje pierwszą wartość" },
    },
    "castle.chain_vs_direct": {
      title: "Co punktuje najpierw",
      text: "Czy zamek z własnym ukończonym obiektem musi go wziąć, czy może wziąć sąsiedni zamek.",
      values: { "direct-first": "Najpierw obiekt", "free-choice": "Wolny wybór" },
    },
    "castle.same_round": {
      title: "Zamki punktują już w pierwszej rundzie",
      text: "Czy zamek może punktować już w turze, w której powstał.",
    },
    "castle.garden": {
      title: "Zamki punktują ogrody",
      text: "Czy liczy się ukończony ogród obok zamku, gdy w grze jest opat.",
      values: { "with-abbot": "Z opatem" },
    },
    "castle.farm_bonus": { title: "Więcej za zamek na łące", text: "O ile więcej daje łące zamek niż miasto." },
    "bazaar.bid_limit": {
      title: "Najwyższa oferta",
      text: "Ile można zaoferować: dowolnie dużo albo najwyżej własne punkty.",
      values: { none: "Bez ograniczeń", "own-points": "Własne punkty" },
    },
    "score.negative": { title: "Wynik poniżej zera", text: "Czy zapłata może obniżyć wynik poniżej 0." },
    "bazaar.free_variant": {
      title: "Bazar bez licytacji",
      text: "Branie płytek po kolei bez ofert: nigdy, zawsze, gdy na bazarze nikt nie ma punktów, albo także gdy nikt ich nie miał przy dobraniu płytki.",
      values: {
        "when-all-zero": "Dopóki wszyscy mają zero punktów",
        "when-drawn-at-zero": "Gdy wszyscy mają zero punktów przy dobraniu płytki lub na bazarze",
      },
    },
    "bazaar.first_placer": {
      title: "Kto pierwszy kładzie po bazarze",
      text: "Kto kładzie pierwszy: gracz na lewo od gospodarza bazaru albo ten, kto dostał pierwszą płytkę.",
      values: { "left-of-host": "Osoba na lewo od otwierającej", "first-buyer": "Kto pierwszy kupił" },
    },
    "bazaar.next_chooser": {
      title: "Kto wybiera następny",
      text: "Kto wybiera następną płytkę: kolejna osoba po wybierającej albo po kupującej.",
      values: { "after-chooser": "Osoba po wybierającej", "after-buyer": "Osoba po kupującej" },
    },
    "bazaar.too_few": {
      title: "Za mało płytek na bazar",
      text: "Mniej płytek niż graczy: nie ma bazaru.",
      values: { skip: "Bez bazaru" },
    },
    "bazaar.unplaceable": {
      title: "Płytka z bazaru nigdzie nie pasuje",
      text: "Otrzymana płytka, która nigdzie nie pasuje, jest odrzucana i ciągnie się inną.",
      values: { "discard-and-draw": "Odrzucić i ciągnąć nową" },
    },
  },
  keys: [
    [["B"], "z mostami: pokaż, gdzie można zbudować"],
    [["P", "B", "S"], "na licytacji: pas, kupno, sprzedaż"],
  ],
};
