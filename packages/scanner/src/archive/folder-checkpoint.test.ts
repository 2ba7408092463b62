import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { openFolderCheckpoint } from "#archive/folder-checkpoint.ts";

const NAME = "ff72ce228413.page-f74776b1";
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checkpoint-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("keeps records by their names, and no others", async () => {
  const checkpoint = await openFolderCheckpoint(folder);
  await checkpoint.write(NAME, Buffer.from("seen"));
  writeFileSync(join(folder, "notes.zst"), "mine");
  writeFileSync(join(folder, `${NAME}2.zst.24518.partial`), "tor");
  expect(await checkpoint.names()).toEqual([NAME]);
  expect(String(await checkpoint.read(NAME))).toBe("seen");
});

it("leaves neither records nor what a killed process was writing, and nothing else is taken", async () => {
  const checkpoint = await openFolderCheckpoint(folder);
  await checkpoint.write(NAME, Buffer.from("seen"));
  writeFileSync(join(folder, `${NAME}2.zst.24518.partial`), "tor");
  writeFileSync(join(folder, "notes.zst.1.partial"), "mine");
  await checkpoint.clear();
  expect(readdirSync(folder)).toEqual(["notes.zst.1.partial"]);
});
