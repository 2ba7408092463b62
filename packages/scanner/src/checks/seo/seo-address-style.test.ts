import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoAddressStyle } from "./seo-address-style.ts";

const judge = (...paths: string[]) =>
  seoAddressStyle.evaluate(
    anEvidence({
      pages: paths.map((path) =>
        aPage({ url: `https://shop.example${path}`, document: gathered(aDocument({ title: path })) }),
      ),
    }),
  );

describe("seo-address-style", () => {
  it.each([
    ["/our_bread", "has underscores"],
    ["/Bread", "has capital letters"],
    [`/${"bread-".repeat(22)}`, "has more than 115 characters"],
    ["/show?a=1&b=2&c=3&d=4", "has more than 3 parameters"],
    ["/bread//rye", "has two slashes"],
  ])("advises on %s", (path, words) => {
    expect(judge("/", path)).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining(`The address of one page ${words}`) }],
    });
  });

  it("tells a habit once for all pages", () => {
    expect(judge("/a_b", "/c_d")).toMatchObject({
      findings: [{ message: expect.stringContaining("The addresses of 2 pages have underscores") }],
    });
  });

  it.each(["/our-bread", "/bread?page=2", "/%C3%A4pfel-und-birnen", "/2026_11", "/~ada"])(
    "passes %s",
    (path) => {
      expect(judge(path).outcome).toBe("passed");
    },
  );

  it("does not apply to pages that nobody is to find, and could not run without pages", () => {
    const gone = aPage({ url: "https://shop.example/A_b", status: 404 });
    expect(seoAddressStyle.evaluate(anEvidence({ pages: [gone] })).outcome).toBe("not-applicable");
    expect(seoAddressStyle.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
