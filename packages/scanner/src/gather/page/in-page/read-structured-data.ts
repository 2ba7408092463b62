import type { DocumentSnapshot } from "#evidence/document.ts";

import { textContent } from "./dom.ts";

const RAW_LIMIT = 20_000;
const BLOCK_LIMIT = 50;

/** JSON-LD blocks, with the parser's complaint where one does not parse. */
export function readStructuredData(scripts: readonly Element[]): DocumentSnapshot["structuredData"] {
  return scripts.slice(0, BLOCK_LIMIT).map((script) => {
    const text = textContent(script) ?? "";
    const raw = text.slice(0, RAW_LIMIT);
    try {
      const value: unknown = JSON.parse(text);
      return { raw, parseError: null, value: text.length > RAW_LIMIT * 5 ? null : value };
    } catch (error) {
      return { raw, parseError: error instanceof Error ? error.message : String(error), value: null };
    }
  });
}
