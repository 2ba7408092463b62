import { expect, it } from "vitest";

import { documentedKeys } from "./documented-keys.ts";

const shown = (text: string): string[] =>
  documentedKeys(text).map(
    ({ key, ctrl, alt, shift }) => `${ctrl ? "Ctrl+" : ""}${alt ? "Alt+" : ""}${shift ? "Shift+" : ""}${key}`,
  );

it("finds the keys a page says lead out", () => {
  expect(shown("Press M to leave the list.")).toEqual(["m"]);
  expect(shown("To exit the editor, press Ctrl + M.")).toEqual(["Ctrl+m"]);
  expect(shown("Press the Escape key to close this dialog")).toEqual(["Escape"]);
  expect(shown("Use Alt+Shift+F6 to move out of the text.")).toEqual(["Alt+Shift+F6"]);
});

it("takes nothing for a key that only looks like one", () => {
  expect(shown("Press releases continue every Monday.")).toEqual([]);
  expect(shown("Press M for the menu. You can leave at any time.")).toEqual([]);
  expect(shown("Use a spoon to leave no crumbs.")).toEqual(["a"]);
  expect(shown("Fresh bread, every day.")).toEqual([]);
});
