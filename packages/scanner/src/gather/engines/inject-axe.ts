import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { PageTab } from "#gather/page/page-tab.ts";

let source: string | null = null;

/** Puts axe into the isolated world of a frame, where the page cannot change what it uses. */
export async function injectAxe(tab: PageTab, limitMs: number, frame = tab.mainFrame): Promise<void> {
  source ??= readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  await tab.evaluate(`${source};void 0`, limitMs, frame);
}
