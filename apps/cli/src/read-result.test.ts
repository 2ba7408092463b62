import { join } from "node:path";

import { expect, it } from "vitest";

import { InputError } from "./exit.ts";
import { readText } from "./read-result.ts";

it.each([
  ["", "The file has no name."],
  [join(import.meta.dirname, "nothing.json"), "there is no such file"],
])("refuses a file that isn't there: %s", (path, said) => {
  expect(() => readText(path)).toThrow(InputError);
  expect(() => readText(path)).toThrow(said);
});
