// What makes sounds: fetched with the first gesture, since none sounds before.

import type { Recipe } from "./recipe.ts";
import { RECIPES, type SoundName } from "./recipes.ts";
import { samples } from "./samples.ts";

export const recipeOf = (sound: SoundName | Recipe): Recipe => (typeof sound === "string" ? RECIPES[sound] : sound);
export { samples };
