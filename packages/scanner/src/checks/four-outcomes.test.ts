import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";

/** Whatever page or site was measured can be judged by these. */
const ALWAYS_APPLY = new Set([
  "perf-broken-files",
  "perf-layout-jumps",
  "perf-many-elements",
  "perf-many-requests",
  "perf-page-weight",
  "perf-redirect-first",
  "perf-slow-server",
  "sec-dirlist",
  "sec-errors",
  "sec-private-links",
  "sec-tls-none",
  "sec-version-leak",
  "seo-soft-404",
]);
/** Checks that are one function over a table of rules or audits, proven once for all of them. */
const BY_TABLE = ["accessibility/axe-rules", "accessibility/browser-checks", "lighthouse-audit-check"];

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), "utf8");
const sources = globSync("*/*.test.ts", { cwd: import.meta.dirname }).map((file) => ({
  folder: dirname(file),
  source: read(file),
}));

/** Checks with a file of their own, and the tests beside it that try them. */
const tested = globSync("*/*.ts", { cwd: import.meta.dirname })
  .filter((file) => CHECKS.some(({ id }) => id === basename(file, ".ts")))
  .map((file) => ({
    id: basename(file, ".ts"),
    tests: sources
      .filter(({ folder, source }) => folder === dirname(file) && source.includes(`/${basename(file)}"`))
      .map(({ source }) => source)
      .join("\n"),
  }));

function outcomesIn(source: string): Set<string> {
  const named = source.matchAll(/"(passed|failed|review|not-applicable|could-not-run)"/g);
  // What only a person can confirm fails no more than by asking for review.
  return new Set(Array.from(named, ([, outcome = ""]) => (outcome === "review" ? "failed" : outcome)));
}

describe("what is proven of every check", () => {
  it("covers at least 36 security, 32 privacy and 15 own SEO checks with a file of their own", () => {
    const count = (prefix: string): number => tested.filter(({ id }) => id.startsWith(prefix)).length;
    expect(count("sec-")).toBeGreaterThanOrEqual(36);
    expect(count("prv-")).toBeGreaterThanOrEqual(32);
    expect(count("seo-")).toBeGreaterThanOrEqual(15);
  });

  it.each(tested)("is passed, failed, not applicable and could not run for $id", ({ id, tests }) => {
    const outcomes = outcomesIn(tests);
    const possible = [
      "passed",
      "failed",
      "could-not-run",
      ...(ALWAYS_APPLY.has(id) ? [] : ["not-applicable"]),
    ];
    expect(possible.filter((outcome) => !outcomes.has(outcome))).toEqual([]);
    expect([id, outcomes.has("not-applicable")]).toEqual([id, !ALWAYS_APPLY.has(id)]);
  });

  it.each(BY_TABLE)("is passed, failed, not applicable and could not run for %s", (file) => {
    expect(outcomesIn(read(`${file}.test.ts`))).toEqual(
      new Set(["passed", "failed", "not-applicable", "could-not-run"]),
    );
  });

  it("leaves no check out", () => {
    const alone = new Set(tested.map(({ id }) => id));
    const others = CHECKS.filter(({ id }) => !alone.has(id));
    // Those come from the tables: axe's rules, our browser's, and Lighthouse's audits.
    const byTable = others.filter(({ id, group }) => group === "lighthouse" || id.startsWith("a11y-"));
    expect(others.map(({ id }) => id)).toEqual(byTable.map(({ id }) => id));
  });
});
