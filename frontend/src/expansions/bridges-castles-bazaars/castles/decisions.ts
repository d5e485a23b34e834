// What castles ask: whether a small city becomes one, and what one takes of several features completed at once.

import { kindOf, kindWord, placeWord } from "../../../words/words.ts";
import type { ActionUI, DecisionUI, ReasonUI } from "../../types.ts";
import { aboutOf, near } from "./castle.ts";
import Castle from "./Castle.svelte";
import { t } from "./messages.ts";

export const castle: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("castle.yours") : t("castle.theirs", { name })),
  alertOffered: () => t("castle.alert"),
  declined: { log: ({ name }) => t("log.castle.not", { name }) },
  answer: Castle,
  owns: true,
  meanwhile: () => t("castle.what.theirs"),
  shown: true,
  near,
};

export const chooseFeature: DecisionUI = {
  heading: ({ mine, name }) => (mine ? t("castle.choose") : t("castle.choose.theirs", { name })),
  explanation: (view) => {
    const { x = 0, y = 0 } = aboutOf(view);
    return t("castle.choose.what", { place: placeWord(x, y) });
  },
  choice: ({ type, x, y, feature }, view) => {
    const found = aboutOf(view).values?.find((one) => one.x === x && one.y === y && one.feature === feature);
    if (type !== "choose_feature" || !found) return null;
    const [what, place] = [kindWord(kindOf(found.feature ?? "")), placeWord(found.x, found.y)];
    if (found.value === null) return { value: 0, label: t("castle.take.later", { what, place }) };
    return { value: found.value, label: t("castle.take", { what, place, count: found.value }) };
  },
  quiet: true,
  traces: true,
  shown: true,
  near,
};

export const build: ActionUI = {
  log: ({ action: { x = 0, y = 0 }, name }) => t("log.castle", { name, place: placeWord(x, y) }),
};

export const take: ActionUI = {
  log: ({ action: { x = 0, y = 0, feature = "" }, name }) =>
    t("log.castle.takes", { name, place: placeWord(x, y), what: kindWord(kindOf(feature)) }),
};

export const reason: ReasonUI = {
  column: 50,
  colour: { fill: "#a39a90", ink: "#2a1c0e" },
  said: ({ points }, name) => t("score.castle", { name, count: points }),
  parts: ({ parts }) =>
    Array.isArray(parts)
      ? (parts as { what: string }[]).map((part) => t("score.castle.from", { what: kindWord(kindOf(part.what)) }))
      : null,
};
