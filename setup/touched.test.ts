import { describe, expect, it } from "vitest";

import { touchedTests } from "./touched.ts";

const TESTS = new Map([
  ["packages/core/src/team/invite.test.ts", 'import { invite } from "#team/invite.ts";'],
  ["apps/api/src/routes/team.routes.test.ts", 'import { invite } from "@plumbline/core/team/invite";'],
  ["apps/web/src/team/late.test.tsx", 'const late = await import("./late.tsx");'],
  ["setup/hand-over.test.ts", 'import { handOver } from "./hand-over.mjs";'],
  ["packages/core/src/team/reinvite.test.ts", 'import { reinvite } from "#team/reinvite.ts";'],
]);

describe("the tests that a change touches", () => {
  it.each([
    [
      "those that import the file, from its own package and from others",
      "packages/core/src/team/invite.ts",
      ["packages/core/src/team/invite.test.ts", "apps/api/src/routes/team.routes.test.ts"],
    ],
    ["those that load it later", "apps/web/src/team/late.tsx", ["apps/web/src/team/late.test.tsx"]],
    ["those of a script", "setup/hand-over.mjs", ["setup/hand-over.test.ts"]],
    ["itself, when it is one", "setup/hand-over.test.ts", ["setup/hand-over.test.ts"]],
    ["none for a text", "docs/invite.md", []],
    ["none for a file that no test names", "packages/core/src/team/vite.ts", []],
  ])("are %s", (_what, changed, tests) => {
    expect(touchedTests([changed], TESTS)).toEqual(tests);
  });
});
