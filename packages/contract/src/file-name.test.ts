import { describe, expect, it } from "vitest";

import { attachmentHeader, organizationFileName } from "./file-name.ts";

describe("an organization in a file's name", () => {
  it.each([
    ["Harbor Bakery, Inc.", "Harbor-Bakery-Inc"],
    ["Straßenbäckerei Groß & Söhne", "Straßenbäckerei-Groß-Söhne"],
    ["../カフェ/Ünal", "カフェ-Ünal"],
    ["हिन्दी दुकान", "हिन्दी-दुकान"],
    ["ร้านกาแฟ", "ร้านกาแฟ"],
    ["Zoe\u0308", "Zoë"],
    ["***", "organization"],
    ["a b ".repeat(40), "a-b-".repeat(15).slice(0, 59)],
  ])("%s is written %s", (name, written) => {
    expect(organizationFileName(name)).toBe(written);
  });
});

describe("the header that names an answer's file", () => {
  it("keeps a name in ASCII as it is", () => {
    expect(attachmentHeader("Harbor-Bakery-weekly.pdf")).toBe(
      'attachment; filename="Harbor-Bakery-weekly.pdf"',
    );
  });

  it("has every letter, and a name in ASCII beside it", () => {
    expect(attachmentHeader("Straßenbäckerei-Groß.pdf")).toBe(
      "attachment; filename=\"Strassenbackerei-Gross.pdf\"; filename*=UTF-8''Stra%C3%9Fenb%C3%A4ckerei-Gro%C3%9F.pdf",
    );
  });

  it("has a name that says something where ASCII has none of its letters", () => {
    expect(attachmentHeader("カフェ-weekly.pdf")).toContain('filename="organization-weekly.pdf"');
  });
});
