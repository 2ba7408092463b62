import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,setup,tests}/**/*.test.{ts,tsx,mjs}"],
    globalSetup: ["./vitest.global-setup.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    // Real browsers and databases: two files side by side is what two cores bear.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
