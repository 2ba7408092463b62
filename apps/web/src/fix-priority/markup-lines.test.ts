import { describe, expect, it } from "vitest";

import { isMarkup, markupLines } from "./markup-lines.ts";

const laidOut = (markup: string) =>
  markupLines(markup).map(
    ({ depth, tokens }) => `${"  ".repeat(depth)}${tokens.map(({ text }) => text).join("")}`,
  );

describe("the markup of a place", () => {
  it("is laid out by how its elements nest", () => {
    expect(
      laidOut('<form action="/order"> <label>Name</label><input name="n"><p><b>Sale</b> today</p></form>'),
    ).toEqual([
      '<form action="/order">',
      "  <label>Name</label>",
      '  <input name="n">',
      "  <p>",
      "    <b>Sale</b>",
      "    today",
      "  </p>",
      "</form>",
    ]);
  });

  it("keeps an element with little in it on one line", () => {
    expect(laidOut('<button class="buy"></button>')).toEqual(['<button class="buy"></button>']);
    expect(laidOut(`<p>${"word ".repeat(30)}</p>`)).toHaveLength(3);
  });

  it.each([
    "<a href=\"/a>b\" title='x' hidden>",
    '<svg viewBox="0 0 1 1"/>',
    '<div class="cut o',
    "<!-- a > comment -->",
    "<!doctype html>",
    "a < b",
    "</div>",
  ])("shows what it is given, cut off or not: %s", (markup) => {
    expect(laidOut(markup).join(" ").replaceAll(/\s+/gu, " ")).toBe(markup);
  });

  it("tells names of attributes from their values", () => {
    expect(markupLines('<input id="email" required>')[0]?.tokens).toEqual([
      { kind: "tag", text: "<input" },
      { kind: "tag", text: " " },
      { kind: "name", text: "id=" },
      { kind: "value", text: '"email"' },
      { kind: "tag", text: " " },
      { kind: "name", text: "required" },
      { kind: "tag", text: ">" },
    ]);
  });

  it("is told from a header", () => {
    expect(isMarkup("<input>")).toBe(true);
    expect(isMarkup("strict-transport-security: max-age=0")).toBe(false);
  });
});
