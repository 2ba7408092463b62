import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { InputError, OutputError } from "./exit.ts";
import { openOutput, openOutputs } from "./output.ts";

describe("a file to write the result to", () => {
  let folder = "";
  let path = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "plumbline-out-"));
    path = join(folder, "result.json");
  });

  it("appears once it is whole", async () => {
    const output = openOutput(path);
    await output.write("a");
    expect(existsSync(path)).toBe(false);
    await output.write("b");
    output.finish();
    expect(readFileSync(path, "utf8")).toBe("ab");
    expect(readdirSync(folder)).toEqual(["result.json"]);
  });

  it("is not begun when another one cannot be written", () => {
    expect(() => openOutputs([path, join(folder, "nowhere", "x.csv")])).toThrow(InputError);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("takes one result, by whatever name it is given", () => {
    writeFileSync(path, "earlier");
    const link = join(folder, "link.json");
    symlinkSync(path, link);
    for (const again of [path, `${folder}/./result.json`, link]) {
      expect(() => openOutputs([path, again])).toThrow(
        new InputError(`${again} is named twice. Write each result to its own file.`),
      );
    }
    const fresh = join(folder, "fresh.json");
    expect(() => openOutputs([fresh, `${folder}/./fresh.json`])).toThrow("named twice");
    for (const output of openOutputs(["/dev/null", "/dev/null"])) output.discard();
    expect(readdirSync(folder).toSorted()).toEqual(["link.json", "result.json"]);
  });

  it("stays as it was when the work fails", async () => {
    writeFileSync(path, "earlier");
    const output = openOutput(path);
    await output.write("half");
    output.discard();
    expect(readFileSync(path, "utf8")).toBe("earlier");
    expect(readdirSync(folder)).toEqual(["result.json"]);
  });

  it("is the file a link points to, and the link stays", async () => {
    writeFileSync(path, "earlier");
    const link = join(folder, "link.json");
    symlinkSync(path, link);
    const output = openOutput(link);
    await output.write("new");
    output.finish();
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  it("may be a device", async () => {
    const output = openOutput("/dev/null");
    await output.write("gone");
    output.finish();
    expect(existsSync("/dev/null")).toBe(true);
  });

  it("may be a pipe that somebody reads, and is refused where nobody does", async () => {
    const pipe = join(folder, "pipe");
    spawnSync("mkfifo", [pipe]);
    expect(() => openOutput(pipe)).toThrow(
      new InputError(`Cannot write ${pipe}: nothing takes what is written there.`),
    );
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const output = openOutput(pipe);
    await output.write("read");
    output.finish();
    const read = Buffer.alloc(8);
    expect(read.toString("utf8", 0, readSync(reader, read))).toBe("read");
    closeSync(reader);
  });

  it("is refused where it cannot be", () => {
    mkdirSync(join(folder, "a"));
    expect(() => openOutput(join(folder, "a"))).toThrow(
      new InputError(`Cannot write ${folder}/a: it is a directory.`),
    );
    expect(() => openOutput(join(folder, "b", "c"))).toThrow("there is no such file or folder");
    expect(() => openOutput("")).toThrow("needs the name of a file");
  });

  it.runIf(existsSync("/dev/full"))("is told to be full", async () => {
    const output = openOutput("/dev/full");
    await expect(output.write("a")).rejects.toThrow(
      new OutputError("Cannot write /dev/full: the disk is full."),
    );
    output.discard();
  });
});
