import { join } from "node:path";

import { defineConfig } from "vitest/config";

import { SideBySide } from "./vitest.side-by-side.ts";
import { temporaryFolder } from "./vitest.temporary-folder.ts";

// Workers and what they start inherit it.
process.env.TMPDIR = temporaryFolder();
// Each process that a test starts loads thousands of modules, which the next one need not compile again.
process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, "node_modules/.cache/plumbline");

const SCANNER = "packages/scanner/**/*.test.ts";
/** Neither a browser nor a database, a process or a clock of its own. */
const PURE = [
  "apps/web/src/**/*.test.{ts,tsx}",
  "packages/contract/**/*.test.ts",
  "packages/scanner/src/{fix-examples,judge,plan,platforms,score}/**/*.test.ts",
];
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];
const LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Pure tests first; the others share workers, as many as two cores bear while some wait for a page, so that none waits for the end of a project. */
const SHARED = { maxWorkers: 4, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: { sequencer: SideBySide },
    projects: [
      {
        test: {
          ...LIMITS,
          name: "pure",
          include: PURE,
          exclude: NOT_OURS,
          // To load the same modules for each file anew costs more than the tests.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...LIMITS,
          ...SHARED,
          name: "product",
          include: ["{packages,apps,setup,tests}/**/*.test.{ts,tsx,mjs}"],
          exclude: [...NOT_OURS, ...PURE, SCANNER],
          globalSetup: ["./vitest.global-setup.ts"],
          setupFiles: ["./vitest.one-query-at-a-time.ts", "./vitest.failed-pages.ts"],
          // Each file has a database, a home and a browser of its own, but loading the product anew costs 1 to 3 s of CPU.
          isolate: false,
          // A second, as by default, can pass on a busy machine before a browser has painted.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...LIMITS,
          ...SHARED,
          name: "scanner",
          include: [SCANNER],
          exclude: [...NOT_OURS, ...PURE],
          setupFiles: ["packages/scanner/src/checks/every-outcome.setup.testing.ts"],
          // Its tests share modules, and those of checks one browser, so that each has a file of its own at little cost.
          isolate: false,
        },
      },
    ],
  },
});
