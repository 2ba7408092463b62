import { defineConfig } from "vitest/config";

const CHECKS = "packages/scanner/src/checks/**/*.test.ts";
const LIMITS = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Real browsers and databases: two files side by side is what two cores bear.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...LIMITS,
          name: "checks",
          include: [CHECKS],
          setupFiles: ["packages/scanner/src/checks/every-outcome.setup.testing.ts"],
          // Checks are pure: their tests share modules, and one browser, so that each has a file of its own at little cost.
          isolate: false,
        },
      },
      {
        test: {
          ...LIMITS,
          name: "rest",
          include: ["{packages,apps,setup,tests}/**/*.test.{ts,tsx,mjs}"],
          exclude: ["**/node_modules/**", "**/dist/**", CHECKS],
          globalSetup: ["./vitest.global-setup.ts"],
        },
      },
    ],
  },
});
