import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, expect } from "vitest";

import type { Check } from "#check.ts";

import { exportOf } from "./discover.ts";
import { unproven, watchOutcomes } from "./outcomes-seen.testing.ts";

let check: Check | null = null;

/** The check a test file is named after: that of `sec-hsts.ts` for `sec-hsts.test.ts`. */
async function checkTestedIn(test: string): Promise<Check | null> {
  const file = test.replace(/\.test\.ts$/, ".ts");
  if (!/^(?:a11y|seo|perf|prv|sec)-/.test(path.basename(file)) || !existsSync(file)) return null;
  // Named at run time, so that Vitest's graph of modules holds for each test what its own imports bring.
  const module: unknown = await import(pathToFileURL(file).href);
  return exportOf<Check>(module, file);
}

beforeAll(async () => {
  check = await checkTestedIn(expect.getState().testPath ?? "");
  if (check !== null) watchOutcomes(check);
});

afterAll(() => {
  const gap = check === null ? null : unproven(check);
  if (gap !== null) throw new Error(`${gap} See docs/adding-a-check.md.`);
});
