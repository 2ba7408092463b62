import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import {
  createOwnedDirectory,
  sweepOwnedDirectories,
  withOwnedDirectory,
} from "#temporary/owned-directory.ts";

const parent = mkdtempSync(path.join(tmpdir(), "owned-"));
afterAll(() => rmSync(parent, { recursive: true }));

/** Has a process make one and end by a statement. */
function endWithOne(prefix: string, end: string, where: string) {
  const file = new URL("owned-directory.ts", import.meta.url).href;
  const script = `import { createOwnedDirectory } from ${JSON.stringify(file)};
    createOwnedDirectory(${JSON.stringify(prefix)}, undefined, ${JSON.stringify(where)});
    ${end};`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script]);
}

/** Has a process make one and be killed with it. */
function leaveBehind(prefix: string, where = parent): void {
  expect(endWithOne(prefix, 'process.kill(process.pid, "SIGKILL")', where).signal).toBe("SIGKILL");
}

describe("an owned directory", () => {
  it("is swept once its process is dead, and not before", () => {
    leaveBehind("work-");
    leaveBehind("other-");
    const own = createOwnedDirectory("work-", undefined, parent);
    expect(readdirSync(parent)).toHaveLength(3);
    sweepOwnedDirectories("work-", parent);
    expect(readdirSync(parent)).toEqual([expect.stringMatching(/^other-/u), path.basename(own)]);
  });

  it("goes with a process that ends at once", () => {
    expect(endWithOne("hasty-", "process.exit(130)", parent).status).toBe(130);
    expect(readdirSync(parent).filter((name) => name.startsWith("hasty-"))).toEqual([]);
  });

  it("is there while it is worked with, and then those of killed processes are gone too", async () => {
    const prefix = `plumbline-swept-${process.pid}-test-`;
    leaveBehind(prefix, tmpdir());
    const found = () => readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
    expect(found()).toHaveLength(1);
    const seen = await withOwnedDirectory(prefix, async (directory) => {
      expect(found()).toEqual([path.basename(directory)]);
      return directory;
    });
    expect([existsSync(seen), found()]).toEqual([false, []]);
  });
});
