import { describe, expect, it } from "vitest";

import type { Control } from "#gather/operating/controls/control-facts.ts";

import { someOfEachKind } from "./kinds-of-controls.ts";

function aButton(name: string, className = "x"): Control {
  return {
    element: {
      selector: `button.${name}`,
      snippet: `<button class="${className}">${name}</button>`,
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
  someOfEachKind(names.map((name) => aButton(name))).map(({ name }) => name);

describe("of controls of one look, those are tried", () => {
  it("that come back by name in every row", () => {
    const row = ["Up", "Down", "Remove"];
    expect(namesTried([...row, ...row, ...row])).toEqual(row);
  });

  it("that scripts find by classes of their own, and as few of each as of all", () => {
    const names = ["Weather", "Refunds", "Tickets", "Map", "Help"];
    const own = names.map((name) => aButton(name, `${name.toLowerCase()}-open`));
    const counted = names.map((name, at) => aButton(name, `open-${at}`));
    expect(someOfEachKind(own).map(({ name }) => name)).toEqual(names.slice(0, 4));
    expect(someOfEachKind(counted).map(({ name }) => name)).toEqual(names.slice(0, 2));
  });

  it("that come first, where each is about one row", () => {
    expect(namesTried(["Buy rye", "Buy oat", "Buy spelt"])).toEqual(["Buy rye", "Buy oat"]);
  });
});
