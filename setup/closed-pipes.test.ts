import { spawnSync } from "node:child_process";

import { expect, it } from "vitest";

import { ROOT } from "./steps.ts";

it.each([
  ["a script", "setup/write-licenses.ts"],
  ["a command", "apps/cli/src/main.ts checks --json"],
])("the reader of %s may go before its end, and reads no stack", (_name, command) => {
  const pipe = `"${process.execPath}" ${command} | head --lines=1`;
  const { status, stderr } = spawnSync("bash", ["-o", "pipefail", "-c", pipe], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([141, ""]);
});
