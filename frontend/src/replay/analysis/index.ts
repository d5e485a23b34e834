// All that the replay shows of an analysis, fetched when somebody asks for it.

export { default as BoardIdeas } from "./mistakes/BoardIdeas.svelte";
export { Review } from "./review.svelte.ts";
export { default as ReviewPanel } from "./ReviewPanel.svelte";
export { default as ReviewTurn } from "./ReviewTurn.svelte";
