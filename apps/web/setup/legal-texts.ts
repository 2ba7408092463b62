import type { Plugin } from "vite";

import { readLegalText } from "./read-legal-text.ts";

/** Turns the Markdown of a legal text into a tree at build time, so that no Markdown parser reaches the browser. */
export function legalTexts(): Plugin {
  return {
    name: "legal-texts",
    enforce: "pre",
    transform: {
      filter: { id: /\/legal\/texts\/[\w-]+\.md$/u },
      handler(markdown) {
        const code = `export const legalText = ${JSON.stringify(readLegalText(markdown))};`;
        return { code, map: null, moduleType: "js" };
      },
    },
  };
}
