import { expect, it } from "vitest";

import { cellBreak } from "#ui/table-cell.ts";

it.each(["$1,497.00", "Session replay", "Nov 23, 2026, 8:43 AM EST", 12_345])(
  "keeps the words of %j whole",
  (cell) => {
    expect(cellBreak(cell)).toBe("wrap-break-word");
  },
);

it.each(["Weekly scan of https://www.harbor-bakery.example/shop", null])("lets %j break anywhere", (cell) => {
  expect(cellBreak(cell)).toBe("wrap-anywhere");
});
