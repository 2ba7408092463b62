import path from "node:path";

import { afterAll, expect } from "vitest";

import { takeProven } from "./proven-outcomes.testing.ts";

/** The check a test file is named after: `sec-hsts` of `sec-hsts.test.ts`, `a11y-label` of `a11y-label/rule.test.ts`. */
function checkTestedIn(file: string): string | null {
  const folder = path.basename(path.dirname(file));
  const name = path.basename(file) === "rule.test.ts" ? folder : path.basename(file, ".test.ts");
  return /^(?:a11y|seo|perf|prv|sec)-/.test(name) ? name : null;
}

afterAll(() => {
  const id = checkTestedIn(expect.getState().testPath ?? "");
  if (id !== null && !takeProven(id)) {
    throw new Error(
      `The test of ${id} does not prove every outcome: call fourOutcomes, or ruleOutcomes for a rule of accessibility (docs/adding-a-check.md).`,
    );
  }
});
