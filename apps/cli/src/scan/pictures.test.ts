import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { prepareFolder } from "../prepare-folder.ts";
import { writePictures } from "#scan/pictures.ts";

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "plumbline-pictures-"));
});
afterEach(() => rmSync(home, { recursive: true }));

it("writes each picture under the key the result names", () => {
  const folder = join(home, "a", "b");
  prepareFolder(folder);
  writePictures(folder, new Map([["4f0c", Buffer.from("picture")]]));
  expect(readdirSync(folder)).toEqual(["4f0c.webp"]);
  expect(readFileSync(join(folder, "4f0c.webp"), "utf8")).toBe("picture");
});
