import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { InputError } from "./exit.ts";
import { prepareFolder } from "./prepare-folder.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "plumbline-folder-"));
});
afterEach(() => rmSync(home, { recursive: true }));

describe("a folder to write into", () => {
  it("is made with all above it, and is empty", () => {
    const folder = join(home, "a", "b");
    prepareFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("may be there already, with files of others", () => {
    writeFileSync(join(home, "theirs"), "");
    prepareFolder(home);
    expect(readdirSync(home)).toEqual(["theirs"]);
  });

  it("is refused without a name", () => {
    expect(() => prepareFolder("")).toThrow(new InputError("The folder has no name."));
  });

  it("is refused where something else has its name", () => {
    writeFileSync(join(home, "file"), "");
    for (const path of [join(home, "file"), join(home, "file", "below"), "/dev/null"]) {
      expect(() => prepareFolder(path)).toThrow(
        new InputError(`Cannot use the folder ${path}: something other than a folder has that name.`),
      );
    }
  });

  it.each(["/proc/plumbline", "/proc/plumbline/below", "/proc/self"])(
    "is refused where nothing can be written: %s",
    (path) => {
      expect(() => prepareFolder(path)).toThrow(
        new InputError(`Cannot use the folder ${path}: nothing can be written there.`),
      );
    },
  );
});
