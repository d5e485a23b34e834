/// <reference types="svelte" />
/// <reference types="vite/client" />

// The version of the product, from pyproject.toml (vite.config.ts).
declare const __VERSION__: string;

// All words of a language, catalogues by their path (languages.ts beside vite.config.ts).
declare module "virtual:words/*" {
  const words: Record<string, Record<string, unknown>>;
  export default words;
}
