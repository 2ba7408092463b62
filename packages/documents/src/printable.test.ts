import { describe, expect, it } from "vitest";

import { breakable, clipped, clippedMiddle, printable } from "#printable.ts";

describe("text from a site, made ready for print", () => {
  it("folds white space and drops what cannot be seen or turns the text around", () => {
    expect(printable("  a\n\tb\u0000 \u202ec\u200b ")).toBe("a b c");
  });

  it("keeps Latin, Greek, Cyrillic, Vietnamese, Hebrew and Arabic", () => {
    for (const text of ["Ærø Café", "Ελληνικά", "Русский", "Tiếng Việt", "שלום", "سلام"])
      expect(printable(text)).toBe(text);
  });

  it("keeps Japanese, Chinese, Korean, Hindi, Thai and emoji, with the joiners that hold a sign together", () => {
    for (const text of [
      "日本語 カタカナ",
      "简体 繁體",
      "한국어",
      "क्‍ष हिन्दी",
      "ภาษาไทย",
      "🎉 👩‍👩‍👧 ❤️",
      "می‌خواهم",
    ])
      expect(printable(text)).toBe(text);
  });

  it("puts one box for a run of characters without a glyph, and for a mark that no typeface sets on its base", () => {
    expect(printable("\u{13080}\u{13081} menu \u{1b000}")).toBe("□ menu \u{1b000}".replace("\u{1b000}", "□"));
    expect(printable("日\u0363 menu")).toBe("□ menu");
  });

  it("cuts at the end or in the middle, never through a character", () => {
    expect(clipped("0123456789", 5)).toBe("0123…");
    expect(clipped("01234", 5)).toBe("01234");
    expect(clippedMiddle("0123456789", 6)).toBe("012…89");
    expect(clipped("e\u0301x\u0323\u0301yz", 3)).toBe("éx\u0323\u0301…".normalize("NFC"));
  });

  it("gives overlong words a place to break and leaves others alone", () => {
    expect(breakable("short words only")).toBe("short words only");
    expect(breakable("a".repeat(30))).toBe(`${"a".repeat(24)}\u200b${"a".repeat(6)}`);
  });
});
