import { describe, expect, it } from "vitest";

import { anEvidence } from "#evidence-builders.testing.ts";

import { a11yPageTitlesDiffer } from "./a11y-page-titles-differ.ts";
import { aSitePage, oneReadPage } from "./across-pages/site-pages.testing.ts";

function pages(...about: { title: string; heading: string; path?: string }[]) {
  return anEvidence({
    pages: about.map(({ title, heading, path }, index) =>
      aSitePage(path ?? `/${index}`, {
        title,
        headings: [{ selector: "h1", snippet: "<h1>", component: "h1", level: 1, text: heading }],
      }),
    ),
  });
}

const judge = (...about: Parameters<typeof pages>) => a11yPageTitlesDiffer.evaluate(pages(...about));

describe("a11y-page-titles-differ", () => {
  it("passes pages with titles of their own", () => {
    expect(
      judge({ title: "Chairs | Acme", heading: "Chairs" }, { title: "Lamps | Acme", heading: "Lamps" })
        .outcome,
    ).toBe("passed");
  });

  it("fails pages about different things that bear the name of the site alone", () => {
    expect(judge({ title: "Acme", heading: "Chairs" }, { title: "Acme", heading: "Lamps" })).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/0" }, { page: "https://shop.example/1" }],
    });
  });

  it("takes the site's name for a fit title of the start page", () => {
    const start = { title: "Acme", heading: "Welcome", path: "/" };
    expect(judge(start, { title: "Acme", heading: "Lamps" }).outcome).toBe("passed");
  });

  it("passes pages under one heading, and a shared title that tells of them", () => {
    const listed = { title: "All chairs | Acme", heading: "Chairs" };
    expect(judge(listed, listed).outcome).toBe("passed");
    expect(judge(listed, { title: "All chairs | Acme", heading: "Folding chairs" }).outcome).toBe("passed");
  });

  it("does not apply to one page, and could not run where a second could not be read", () => {
    expect(judge({ title: "Acme", heading: "Chairs" }).outcome).toBe("not-applicable");
    expect(a11yPageTitlesDiffer.evaluate(oneReadPage()).outcome).toBe("could-not-run");
  });
});
