import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { OperatorError } from "#platform/operator-error.ts";
import { makePrivateFolder } from "#platform/private-files.ts";

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "plumbline-home-"));
});
afterEach(() => rmSync(place, { recursive: true }));

describe("the home of an installation", () => {
  it("is made, and closed to others", () => {
    const home = join(place, "srv", "plumbline");
    makePrivateFolder(home);
    expect(statSync(home).mode & 0o007).toBe(0);
    makePrivateFolder(home);
    expect(statSync(home).isDirectory()).toBe(true);
  });

  it("is refused in words where there is a file", () => {
    const file = join(place, "file");
    writeFileSync(file, "");
    expect(() => makePrivateFolder(file)).toThrow(
      new OperatorError(
        `Cannot use the folder ${file}: something other than a folder has that name. Set PLUMBLINE_HOME to a folder that can be created and written to.`,
      ),
    );
    expect(() => makePrivateFolder(join(file, "below"))).toThrow(
      "something other than a folder has that name.",
    );
  });

  it.each([
    ["/proc/plumbline", "nothing can be written there"],
    [`/${"a".repeat(300)}`, "its name is too long"],
  ])("is refused in words where no folder can be: %.12s", (home, why) => {
    expect(() => makePrivateFolder(home)).toThrow(`${why}. Set PLUMBLINE_HOME`);
  });
});
