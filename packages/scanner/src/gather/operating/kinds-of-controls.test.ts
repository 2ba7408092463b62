import { describe, expect, it } from "vitest";

import type { Control } from "#gather/operating/control-facts.ts";

import { someOfEachKind } from "./kinds-of-controls.ts";

function aButton(name: string): Control {
  return {
    element: {
      selector: `button.${name}`,
      snippet: `<button class="x">${name}</button>`,
      component: "button-1",
    },
    tag: "button",
    role: "button",
    name,
    focus: "tab",
    isNative: true,
    hearsPointer: false,
    helps: null,
    states: {},
  };
}

const namesTried = (names: readonly string[]): string[] =>
  someOfEachKind(names.map(aButton)).map(({ name }) => name);

describe("of controls of one look, those are tried", () => {
  it("that come back by name in every row", () => {
    const row = ["Up", "Down", "Remove"];
    expect(namesTried([...row, ...row, ...row])).toEqual(row);
  });

  it("that come first, where each is about one row", () => {
    expect(namesTried(["Buy rye", "Buy oat", "Buy spelt"])).toEqual(["Buy rye", "Buy oat"]);
  });
});
