import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoSessionLinks } from "./seo-session-links.ts";

const judge = (...addresses: string[]) => {
  const links = addresses.map((path) => aLink({ href: `https://shop.example/${path}` }));
  return seoSessionLinks.evaluate(
    anEvidence({ pages: [aPage({ document: gathered(aDocument({ links })) })] }),
  );
};
const PATHS = ["services.aspx", "about", "contact.php"];

describe("seo-session-links", () => {
  it("fails a single link whose session a server itself has named, and no shorter number", () => {
    expect(judge("sofa?PHPSESSID=q81kd02nvu3hs7ab6t5m4")).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The link to /sofa carries a session ID (PHPSESSID)" }],
    });
    expect(judge("talk?sid=4f9a2c71b0e3a9b8c7").outcome).toBe("passed");
  });

  it.each([
    "?sid=4f9a2c71b0e3",
    "?PHPSESSID=q7r2k9v0m1n4p6t8",
    "?lang=en&sessionid=83641729",
    ";jsessionid=9A4F2C71B0E3D5",
  ])("fails a page whose links all carry %s", (session) => {
    expect(judge(...PATHS.map((path) => path + session))).toMatchObject({
      outcome: "failed",
      findings: [
        {
          page: "https://shop.example/",
          message: expect.stringContaining("Links to 3 pages of this website carry a session ID") as string,
        },
      ],
    });
  });

  it.each([
    ["no number", PATHS],
    ["the numbers of talks", ["talk?sid=20260415", "talk?sid=20260416", "talk?sid=20260417"]],
    ["the number of one talk", ["talk?sid=20260415", "slides?sid=20260415"]],
    ["a short number that chooses", PATHS.map((path) => `${path}?sid=12`)],
    ["a language", PATHS.map((path) => `${path}?lang=en-GB-oxendict2`)],
    ["a linker of Google's", PATHS.map((path) => `${path}?_gl=1*abc123de*_ga`)],
  ])("passes links with %s", (_what, addresses) => {
    expect(judge(...addresses).outcome).toBe("passed");
  });

  it("does not apply without links between pages", () => {
    expect(judge().outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(seoSessionLinks.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
