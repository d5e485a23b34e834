/// <reference types="svelte" />
/// <reference types="vite/client" />

// The version of the product, from pyproject.toml (vite.config.ts).
declare const __VERSION__: string;
