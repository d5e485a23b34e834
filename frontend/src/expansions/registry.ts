// The expansions by the server's names: what the core asks. The folders are put in by setups.ts and all.ts, so
// that nothing here leads to them.

import { locale, translator, type Catalogue } from "../i18n/core.svelte.ts";
import { addRefusals } from "../i18n/refusals.ts";
import { registered } from "./registered.svelte.ts";
import type { View } from "../protocol/types.ts";
import type {
  ActionUI,
  AidUI,
  DecisionUI,
  ExpansionUI,
  FeatureUI,
  PanelUI,
  PieceUI,
  ReasonUI,
  SetupUI,
} from "./types.ts";

const setups = new Map<string, SetupUI>();
const known = new Map<string, ExpansionUI>();

/** Words under keys made at run time. */
type Lookup = (key: string, values?: Record<string, string | number>) => string;
const lookups = new Map<string, Lookup>();

export function registerSetup(name: string, setup: SetupUI): void {
  setups.set(name, setup);
  if (setup.refusals) addRefusals(setup.refusals);
}

export function register(name: string, ui: ExpansionUI): void {
  known.set(name, ui);
  registered.folders = known.size;
  for (const catalogues of ui.catalogues ?? []) {
    const lookup = translator<Catalogue>(catalogues) as Lookup;
    for (const key of Object.keys(catalogues[locale()])) if (SHARED.test(key)) lookups.set(key, lookup);
  }
}

/** Keys that stand for names of the server's. */
const SHARED = /^(piece|kind|on|tile|do|for|part)\./;

export const expansions = (): readonly ExpansionUI[] => (registered.folders > 0 ? [...known.values()] : []);
export const setupUIs = (): readonly SetupUI[] => [...setups.values()];
export const setupUI = (name: string): SetupUI | undefined => setups.get(name);

/** An expansion's message under a name of the server's; null where none has it. */
export const message = (key: string, values?: Record<string, string | number>): string | null =>
  registered.folders > 0 ? (lookups.get(key)?.(key, values) ?? null) : null;

type Parts = {
  [K in keyof ExpansionUI]-?: NonNullable<ExpansionUI[K]> extends Readonly<Record<string, infer V>> ? V : never;
};
type Named = "pieces" | "tokens" | "features" | "actions" | "decisions" | "reasons" | "aids";

function named<K extends Named>(part: K, name: string): Parts[K] | undefined {
  if (registered.folders === 0) return undefined;
  for (const ui of known.values()) {
    const own = ui[part] as Readonly<Record<string, Parts[K]>> | undefined;
    if (own && Object.hasOwn(own, name)) return own[name];
  }
  return undefined;
}

export const pieceUI = (piece: string): PieceUI | undefined => named("pieces", piece);
export const tokenIcon = (token: string) => named("tokens", token);
export const featureUI = (kind: string): FeatureUI | undefined => named("features", kind);
export const decisionUI = (kind: string | null | undefined): DecisionUI | undefined => named("decisions", kind ?? "");
export const reasonUI = (reason: string): ReasonUI | undefined => named("reasons", reason);
export const aidUI = (aid: unknown): AidUI | undefined => named("aids", String(aid));

/** What each expansion knows of a type of action: several may, of one that they share. */
export const actionUIs = (type: string): readonly ActionUI[] =>
  expansions().flatMap((ui) => (ui.actions && Object.hasOwn(ui.actions, type) ? [ui.actions[type]!] : []));
/** Whether some expansion says so of a type of action. */
export const actionIs = (type: string, what: "silent" | "lays" | "deploys" | "tile"): boolean =>
  actionUIs(type).some((ui) => ui[what] === true);

/** The panels that have something to show. */
export const panelsOf = (view: View): readonly PanelUI[] =>
  expansions().flatMap(({ panel }) => (panel?.shown(view) ? [panel] : []));

/** What all expansions say to one question, in a row. */
export function gathered<K extends keyof ExpansionUI, T>(
  part: K,
  ask: (hook: NonNullable<ExpansionUI[K]>) => readonly T[],
): T[] {
  return expansions().flatMap((ui) => {
    const hook = ui[part];
    return hook === undefined ? [] : ask(hook as NonNullable<ExpansionUI[K]>);
  });
}
