import { expect, it } from "vitest";

import { formatBytes } from "./bytes.ts";

it.each([
  [0, "0 byte"],
  [840, "840 byte"],
  [1000, "1 kB"],
  [1_234_567, "1.2 MB"],
  [5_000_000_000, "5 GB"],
  [7_000_000_000_000, "7,000 GB"],
])("says %d bytes as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
