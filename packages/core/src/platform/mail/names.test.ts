import { describe, expect, it } from "vitest";

import { nameInSubject, nameInText } from "#platform/mail/names.ts";

describe("a name in a sentence", () => {
  it.each(["Harbor Bakery", "港のパン屋", "Café Müller", "Пекарня"])("stays as it is: %s", (name) => {
    expect(nameInText(name)).toBe(name);
  });

  it("that is written from right to left does not turn the words around it", () => {
    expect(nameInText("מאפיית הנמל")).toBe("\u2068מאפיית הנמל\u2069");
    expect(nameInText("مخبز الميناء")).toBe("\u2068مخبز الميناء\u2069");
  });

  it("cannot turn them by invisible characters either", () => {
    expect(nameInText("Bakery\u202e 99 (+99)")).toBe("\u2068Bakery 99 (+99)\u2069");
    expect(nameInText("A\u2069B")).toBe("\u2068AB\u2069");
  });
});

describe("a name in a subject", () => {
  it("is cut where the news behind it would not be seen", () => {
    const subject = nameInSubject("The Very Long Name of a Bakery at the Harbor of a Very Long City");
    expect(subject).toBe("The Very Long Name of a Bakery at the H\u2026");
    expect(nameInSubject("Harbor Bakery")).toBe("Harbor Bakery");
  });

  it("is never cut inside a letter", () => {
    expect(nameInSubject("👩‍🍳".repeat(50))).toBe(`${"👩‍🍳".repeat(39)}\u2026`);
  });
});
