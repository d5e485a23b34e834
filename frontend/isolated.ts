/**
 * Files of tests that replace modules by others, or ask what a module has kept: each has modules of its own. All
 * others of a process share theirs, because to load every expansion for each file again took longer than the tests.
 */
export const ISOLATED = [
  "src/art/boardPictures.test.ts",
  "src/art/designs.test.ts",
  "src/art/inTurn.test.ts",
  "src/art/requests.test.ts",
  "src/board/figures/figure.svelte.test.ts",
  "src/board/figures/tileTargets.svelte.test.ts",
  "src/match/notices/turnNotes.svelte.test.ts",
  "src/match/turn/others/besidePanels.svelte.test.ts",
  "src/rules/link.test.ts",
  "tests/app.test.ts",
];
