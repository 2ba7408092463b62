import { describe, expect, it } from "vitest";

import { readLegalText } from "./read-legal-text.ts";

const HEAD = "# Terms\n\nLast updated: June 27, 2025\n\n";

function read(body: string) {
  return readLegalText(HEAD + body);
}

describe("reading a legal text", () => {
  it("takes title, date and sections from it", () => {
    const text = read("## Fees & billing\n\nWords.\n\n### More\n\n## The end");
    expect(text).toMatchObject({ title: "Terms", updated: "Last updated: June 27, 2025" });
    expect(text.sections).toEqual([
      { id: "fees-billing", title: "Fees & billing" },
      { id: "the-end", title: "The end" },
    ]);
  });

  it("keeps the words and their order", () => {
    const text = read("One **two** `three`\nfour [five](/privacy#a-b).\n\n1. six\n2. *seven*\n");
    expect(text.body).toEqual([
      {
        tag: "p",
        children: [
          "One ",
          { tag: "strong", children: ["two"] },
          " ",
          { tag: "code", children: ["three"] },
          " four ",
          { tag: "a", href: "/privacy#a-b", children: ["five"] },
          ".",
        ],
      },
      {
        tag: "ol",
        children: [
          { tag: "li", children: ["six"] },
          { tag: "li", children: [{ tag: "em", children: ["seven"] }] },
        ],
      },
    ]);
  });

  it("reads a table with its head", () => {
    const [table] = read("| Data | Kept for |\n|---|---|\n| Logs | 18 months |\n").body;
    expect(table).toEqual({
      tag: "table",
      children: [
        { tag: "thead", children: [row("th", "Data", "Kept for")] },
        { tag: "tbody", children: [row("td", "Logs", "18 months")] },
      ],
    });
  });

  it.each([
    ["raw HTML", "Hello <img src=x onerror=alert(1)>"],
    ["a block of HTML", "<script>alert(1)</script>"],
    ["a picture", "![alt](/picture.png)"],
    ["a link that runs script", "[x](javascript:alert(1))"],
    ["a link to another site", "[x](https://example.com/)"],
    ["a link to another host without scheme", "[x](//example.com/)"],
    ["a bare address, which becomes a link", "See https://example.com/ too"],
    ["a placeholder nobody fills", "Hello {produkt}"],
    ["a second title", "# Again"],
    ["two headings with one anchor", "## Fees\n\n## Fees"],
  ])("refuses %s", (_what, body) => {
    expect(() => read(body)).toThrow(Error);
  });

  it("refuses a text without its date", () => {
    expect(() => readLegalText("# Terms\n\nWords.")).toThrow("date");
    expect(() => readLegalText("Words.")).toThrow("title");
  });
});

function row(tag: "th" | "td", ...cells: string[]) {
  return { tag: "tr", children: cells.map((cell) => ({ tag, children: [cell] })) };
}
