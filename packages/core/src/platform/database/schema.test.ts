import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("../../..", import.meta.url));
const GENERATOR = fileURLToPath(new URL("../../../../../node_modules/.bin/drizzle-kit", import.meta.url));

it("the checked-in migrations make exactly the tables the code declares", async () => {
  const copy = await mkdtemp(join(tmpdir(), "plumbline-migrations-"));
  await cp(join(PACKAGE, "migrations"), copy, { recursive: true });
  const before = await readdir(copy);
  const options = [
    "--dialect=postgresql",
    "--schema=./src/platform/database/tables/*.table.ts",
    "--casing=snake_case",
  ];
  const run = spawnSync(GENERATOR, ["generate", ...options, `--out=${relative(PACKAGE, copy)}`], {
    cwd: PACKAGE,
    encoding: "utf8",
  });
  const after = await readdir(copy);
  await rm(copy, { recursive: true });
  expect(run.stdout + run.stderr).toContain("No schema changes");
  expect(after).toEqual(before);
});
