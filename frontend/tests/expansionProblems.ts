// What the folder of an expansion lacks, held against what the rules engine has (expansions.json, which `make fmt`
// writes).

import { LOCALES, type Catalogue } from "../src/i18n/index.ts";
import type { ExpansionUI, SetupUI } from "../src/expansions/types.ts";
import type { RefusalWords } from "../src/i18n/refusalWords.ts";
import list from "./expansions.json";

/** An expansion of the rules engine. */
export interface Entry {
  name: string;
  /** Whether any game may switch it on by an option, so that it has no tiles and no card of its own. */
  in_base_game: boolean;
  figures: string[];
  tokens: string[];
  /** Kinds of segments. */
  kinds: string[];
  decisions: string[];
  actions: string[];
  reasons: Record<string, string>;
  marks: string[];
  parts: string[];
  /** Designs of its tiles. */
  tiles: string[];
  options: Record<string, (string | number)[]>;
  /** English titles of the chapters of its rulebook. */
  chapters: string[];
}

export interface Folder {
  setup?: SetupUI | undefined;
  ui?: ExpansionUI | undefined;
  /** English words of its refusals.en.ts; those of the other languages have the same keys by their type. */
  refusals?: RefusalWords | undefined;
}

/** Titles of the chapters of the rulebooks that belong to no expansion. */
const SHARED = Object.values(list.core.chapters).flat();
/** Values with words of the core. */
const COMMON = ["yes", "no", "on", "off"];
const has = (record: object | undefined, name: string): boolean => record !== undefined && Object.hasOwn(record, name);

/** Each problem says which file wants what. */
export function problemsOf(entry: Entry, { setup, ui, refusals }: Folder): string[] {
  const here = `src/expansions/${entry.name}`;
  if (!setup) return [`${here}/setup.ts is missing: export default { words: { en, de, pl } } satisfies SetupUI`];
  if (!ui) return [`${here}/index.ts is missing: export default { ... } satisfies ExpansionUI`];
  return [
    ...cardProblems(entry, setup),
    ...wordProblems(entry, setup),
    ...matchProblems(entry, ui),
    ...kindProblems(entry, ui, refusals),
  ].map((problem) => `${here}/${problem}`);
}

/** What is wrong with the pictures of the expansion's card: a tile that it does not have is left out on the page. */
function* cardProblems({ tiles }: Entry, setup: SetupUI): Generator<string> {
  for (const tile of setup.tiles ?? [])
    if (!tiles.includes(tile)) yield `setup.ts: tiles has no design "${tile}" in rules/expansions`;
}

function* wordProblems(entry: Entry, { words }: SetupUI): Generator<string> {
  for (const locale of LOCALES) {
    const [file, own] = [`words.${locale}.ts`, words[locale]];
    if (!entry.in_base_game && !own.title) yield `${file}: title is missing`;
    if (!entry.in_base_game && !own.maker) yield `${file}: maker is missing: who made it, and when`;
    for (const part of entry.parts) if (!has(own.parts, part)) yield `${file}: parts["${part}"] is missing`;
    for (const [name, values] of Object.entries(entry.options)) {
      const option = own.options?.[name];
      if (!option) yield `${file}: options["${name}"] is missing`;
      else if (locale !== "en" && !option.text) yield `${file}: options["${name}"].text is missing`;
      for (const value of values.map(String))
        if (option && !COMMON.includes(value) && !/^\d+$/.test(value) && !has(option.values, value))
          yield `${file}: options["${name}"].values["${value}"] is missing`;
      for (const value of Object.keys(option?.values ?? {}))
        if (!values.includes(value)) yield `${file}: options["${name}"] has no value "${value}" in rules/expansions`;
    }
    if (locale !== "en") yield* chapterProblems(file, entry.chapters, own.chapters);
    for (const name of Object.keys(own.options ?? {}))
      if (!has(entry.options, name)) yield `${file}: there is no option "${name}" in rules/expansions`;
  }
}

/** What is wrong with the translated titles of a rulebook's chapters: missing, empty, or of no chapter. */
function* chapterProblems(file: string, titles: string[], own: Readonly<Record<string, string>> = {}) {
  for (const title of titles) if (!own[title]?.trim()) yield `${file}: chapters["${title}"] is missing`;
  for (const title of Object.keys(own))
    if (!titles.includes(title) && !SHARED.includes(title))
      yield `${file}: there is no chapter "${title}" in docs/rules`;
}

const messagesOf = (ui: ExpansionUI): Catalogue =>
  Object.assign({}, ...(ui.catalogues ?? []).map(({ en }) => en)) as Catalogue;

/** What a kind of segment needs: a layer of the board, its name, where a figure on it stands, and a refusal's words. */
function* kindProblems(entry: Entry, ui: ExpansionUI, refusals: RefusalWords | undefined): Generator<string> {
  const messages = messagesOf(ui);
  for (const kind of entry.kinds) {
    if (!has(ui.features, kind)) yield `index.ts: features.${kind} is missing: its layer on the board`;
    if (!has(messages, `kind.${kind}`)) yield `messages.*.ts: "kind.${kind}" is missing: its name`;
    if (!has(messages, `on.${kind}`))
      yield `messages.*.ts: "on.${kind}" is missing: where a figure goes, "in the city"`;
    if (!has(refusals?.kinds, kind)) yield `refusals.*.ts: kinds.${kind} is missing: what a refusal calls it`;
  }
}

function* matchProblems(entry: Entry, ui: ExpansionUI): Generator<string> {
  const messages = messagesOf(ui);
  for (const piece of [...entry.figures, ...entry.tokens]) {
    if (!has(ui.pieces, piece)) yield `index.ts: pieces.${piece} is missing: its rank in lists of pieces`;
    if (!has(messages, `piece.${piece}`)) yield `messages.*.ts: "piece.${piece}" is missing: its name`;
  }
  for (const token of entry.tokens)
    if (!has(ui.tokens, token)) yield `index.ts: tokens.${token} is missing: a component that draws its sign`;
  for (const kind of entry.decisions) {
    const decision = ui.decisions?.[kind];
    if (!decision) yield `index.ts: decisions.${kind} is missing: its heading and the component that answers it`;
    else if (!decision.answer && !decision.inPanel && !decision.lays && !decision.choice)
      yield `index.ts: decisions.${kind} has no component: say answer (MoveFigure, or your own), inPanel, lays or choice`;
    else if (!decision.answer && !decision.inPanel && !decision.lays && !decision.explanation)
      yield `index.ts: decisions.${kind} has plain buttons: explanation is missing, what they are about`;
    if (decision?.inPanel && !ui.panel) yield `index.ts: decisions.${kind} is answered in a panel: panel is missing`;
  }
  for (const type of entry.actions) {
    const action = ui.actions?.[type];
    if (!action?.log) yield `index.ts: actions.${type}.log is missing: its line of the log`;
    if (!action?.button && !has(messages, `do.${type}`) && !ui.panel)
      yield `messages.*.ts: "do.${type}" is missing: what its button says (or actions.${type}.button in index.ts)`;
  }
  for (const reason of Object.keys(entry.reasons)) {
    if (!has(messages, `kind.${reason}`)) yield `messages.*.ts: "kind.${reason}" is missing: its column of the result`;
    if (!has(messages, `for.${reason}`) && !ui.reasons?.[reason]?.said)
      yield `messages.*.ts: "for.${reason}" is missing: what the points are for (or reasons.${reason}.said in index.ts)`;
  }
  yield* unknown(entry, ui);
}

/** What stands in a folder under names that the rules engine does not have. */
function* unknown(entry: Entry, ui: ExpansionUI): Generator<string> {
  const names = {
    pieces: [...entry.figures, ...entry.tokens],
    decisions: entry.decisions,
    reasons: Object.keys(entry.reasons),
  };
  for (const [part, known] of Object.entries(names) as [keyof typeof names, string[]][])
    for (const name of Object.keys(ui[part] ?? {}))
      if (!known.includes(name)) yield `index.ts: ${part}.${name} is not in rules/expansions`;
}
