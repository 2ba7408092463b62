import type { Finding } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { absorbEffects } from "./absorb-effects.ts";

function found(check: string, selector: string, overrides: Partial<Finding> = {}): Finding {
  return {
    check,
    area: "accessibility",
    severity: "high",
    outcome: "fail",
    wcag: ["1.3.1"],
    actRules: [],
    page: "https://shop.example/",
    selector,
    snippet: null,
    message: check,
    sources: ["axe-core 4.14.1"],
    component: selector,
    ...overrides,
  };
}

const checksOf = (...findings: Finding[]) => absorbEffects(findings).map(({ check }) => check);

describe("items of a list that is none", () => {
  const list = found("a11y-aria-required-children", "nav > ul", {
    snippet: '<ul role="tablist"><li class="a">',
  });

  it("are told by the list, with all sources and criteria", () => {
    const items = [
      found("a11y-listitem", "nav > ul > li:nth-of-type(1)"),
      found("a11y-listitem", "nav > ul > li:nth-of-type(2)", {
        sources: ["Alfa 0.114.0"],
        actRules: ["abc"],
      }),
    ];
    expect(absorbEffects([...items, list])).toEqual([
      { ...list, sources: ["axe-core 4.14.1", "Alfa 0.114.0"], actRules: ["abc"] },
    ]);
  });

  it("are told by it also where a wrapper stands between, or an item has a name of its own", () => {
    expect(checksOf(found("a11y-list", "nav > ul"), found("a11y-listitem", "nav > ul > div > li"))).toEqual([
      "a11y-list",
    ]);
    expect(checksOf(list, found("a11y-listitem", "li.a", { snippet: '<li class="a">' }))).toEqual([
      "a11y-aria-required-children",
    ]);
  });

  it("are told by it where their role asks for another parent", () => {
    const list = found("a11y-list", "nav > ul", { snippet: '<ul><li role="menuitem">' });
    const items = [1, 2].map((n) => found("a11y-aria-required-parent", `nav > ul > li:nth-of-type(${n})`));
    expect(checksOf(list, ...items)).toEqual(["a11y-list"]);
    expect(checksOf(...items)).toEqual(["a11y-aria-required-parent", "a11y-aria-required-parent"]);
  });

  it("are one finding with what two rules say of the list itself", () => {
    expect(checksOf(found("a11y-list", "nav > ul"), list)).toEqual(["a11y-aria-required-children"]);
  });

  it("reach the one that is left when two rules speak of the list", () => {
    const item = found("a11y-listitem", "nav > ul > li", { sources: ["Alfa 0.114.0"] });
    const left = absorbEffects([item, found("a11y-list", "nav > ul"), list]);
    expect(left).toMatchObject([{ check: list.check, sources: ["axe-core 4.14.1", "Alfa 0.114.0"] }]);
  });
});

describe("items whose list is in order", () => {
  it.each([
    ["on another page", { page: "https://shop.example/b" }, "nav > ul > li"],
    ["in another list", {}, "main > ul > li"],
    ["in a list whose selector begins alike", {}, "nav > ul:nth-of-type(2) > li"],
    ["deep inside", {}, "nav > ul > li > div > div > li"],
  ])("stay where they are: %s", (_, place, selector) => {
    const list = found("a11y-list", "nav > ul");
    expect(checksOf(list, found("a11y-listitem", selector, place))).toEqual(["a11y-list", "a11y-listitem"]);
  });

  it("stay confirmed where the list is only for review", () => {
    const list = found("a11y-list", "nav > ul", { outcome: "review" });
    expect(checksOf(list, found("a11y-listitem", "nav > ul > li"))).toEqual(["a11y-list", "a11y-listitem"]);
  });
});

describe("a link or button without a name", () => {
  const link = found("a11y-link-name", "nav > a", {
    snippet: '<a href="/"><img src="logo.png"></a>',
    wcag: ["2.4.4"],
  });

  it.each([
    ["in it", "a11y-image-alt", "nav > a > img"],
    ["deep in it", "a11y-svg-img-alt", "nav > a > span > span > svg"],
    ["with a name of its own", "a11y-image-alt", "img.logo"],
  ])("is told by the image %s, with the criteria of both", (_where, check, selector) => {
    const image = found(check, selector, {
      snippet: '<img src="logo.png">',
      wcag: ["1.1.1"],
      outcome: "fail",
    });
    expect(absorbEffects([link, image])).toEqual([{ ...image, wcag: ["1.1.1", "2.4.4"] }]);
  });

  it("is told by itself where the image is elsewhere, fine, or only a question", () => {
    const elsewhere = found("a11y-image-alt", "main > img", { snippet: '<img src="map.png">' });
    expect(checksOf(link, elsewhere)).toEqual(["a11y-link-name", "a11y-image-alt"]);
    expect(checksOf(link)).toEqual(["a11y-link-name"]);
    const question = found("a11y-image-alt", "nav > a > img", { outcome: "review" });
    expect(checksOf(link, question)).toEqual(["a11y-link-name", "a11y-image-alt"]);
  });
});

describe("two answers about one control", () => {
  it.each([
    ["a11y-list-untold", "a11y-state-untold"],
    ["a11y-label-on-hidden-field", "a11y-label"],
  ])("are one finding, told by %s", (cause, effect) => {
    const told = [found(effect, "#kind", { outcome: "review" }), found(cause, "#kind")];
    expect(checksOf(...told)).toEqual([cause]);
    expect(checksOf(found(effect, "#other"), found(cause, "#kind"))).toEqual([effect, cause]);
  });
});
