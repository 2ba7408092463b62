import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkStatus } from "#evidence/site.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoRedirectedLinks } from "./seo-redirected-links.ts";

const OLD = "https://shop.example/old";
const home = aPage({
  document: gathered(aDocument({ links: [aLink({ href: OLD, text: "Our bread" })] })),
});

const judge = (answer: Partial<LinkStatus>, pages: PageEvidence[] = [home]) =>
  seoRedirectedLinks.evaluate(
    anEvidence({
      pages,
      site: aSite({ linkStatuses: [{ url: OLD, status: 200, failure: null, redirects: 1, ...answer }] }),
    }),
  );

describe("seo-redirected-links", () => {
  it("fails a link to an address that has moved for good", () => {
    expect(judge({ movedForGood: true })).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/", message: expect.stringContaining("“Our bread”") }],
    });
  });

  it("says where the page is now if it was visited", () => {
    const moved = aPage({
      url: OLD,
      finalUrl: "https://shop.example/bread",
      redirects: [{ url: OLD, status: 308, location: "/bread" }],
    });
    expect(judge({}, [home, moved])).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("It is at https://shop.example/bread now") }],
    });
  });

  it("advises on a page that is sent on for now to another one, in no other case", () => {
    const endsAt = (path: string) => judge({ endsAt: `https://shop.example${path}` }).outcome;
    expect(endsAt("/bread")).toBe("advice");
    expect(endsAt("/login")).toBe("passed");
    expect(endsAt("/old/")).toBe("passed");
    expect(endsAt("/bread?from=old")).toBe("passed");
  });

  it("passes what is sent on for now, as to a sign-in, and what leads straight to its page", () => {
    expect(judge({ movedForGood: false }).outcome).toBe("passed");
    expect(judge({}).outcome).toBe("passed");
    expect(judge({ redirects: 0 }).outcome).toBe("passed");
  });

  it("asks about a link that the server sends to the home page, unless that may be meant", () => {
    const sent = (path: string) => {
      const url = `https://shop.example${path}`;
      const document = gathered(aDocument({ links: [aLink({ href: url })] }));
      const answer = { url, status: 200, failure: null, redirects: 1, endsAt: "https://shop.example/" };
      return seoRedirectedLinks.evaluate(
        anEvidence({ pages: [aPage({ document })], site: aSite({ linkStatuses: [answer] }) }),
      ).outcome;
    };
    expect(sent("/news/2009-fair")).toBe("review");
    expect(["/logout", "/en/", "/cart", "/index.html", "/go?to=x"].map(sent)).toEqual(
      Array.from({ length: 5 }, () => "passed"),
    );
  });

  it("leaves it to the check of broken links if the detour ends in an error", () => {
    expect(judge({ movedForGood: true, status: 404 }).outcome).toBe("passed");
  });

  it("leaves it to the check of broken links if the redirects never end", () => {
    const looping = aPage({
      url: OLD,
      status: null,
      notMeasured: "The address redirects in a loop and never reaches a page.",
      redirects: Array.from({ length: 19 }, () => ({ url: OLD, status: 301, location: OLD })),
    });
    expect(judge({}, [home, looping]).outcome).toBe("passed");
  });

  it("does not apply without a link to another page", () => {
    expect(judge({}, [aPage()]).outcome).toBe("not-applicable");
  });

  it("could not run when no page was read", () => {
    expect(judge({}, [anUnmeasuredPage()]).outcome).toBe("could-not-run");
  });
});
