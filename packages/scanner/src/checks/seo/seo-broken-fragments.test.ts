import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoBrokenFragments } from "./seo-broken-fragments.ts";

const judge = (hrefs: string[], placeNames: string[] | undefined = ["gear", "été"]) => {
  const links = hrefs.map((path) => aLink({ href: `https://shop.example${path}`, text: "The list" }));
  const ride = aDocument(placeNames === undefined ? {} : { placeNames });
  return seoBrokenFragments.evaluate(
    anEvidence({
      pages: [
        aPage({ document: gathered(aDocument({ links, placeNames: [] })) }),
        aPage({ url: "https://shop.example/ride", document: gathered(ride) }),
      ],
    }),
  );
};

describe("seo-broken-fragments", () => {
  it("advises on a place that the other page doesn't have, once for each address", () => {
    expect(judge(["/ride#gaer", "/ride#gaer", "/ride#gear"])).toMatchObject({
      outcome: "advice",
      findings: [
        {
          message: "The link “The list” leads to #gaer on https://shop.example/ride, which has no such place",
        },
      ],
    });
  });

  it.each(["/ride#gear", "/ride#%C3%A9t%C3%A9", "/ride#gear"])("passes %s", (href) => {
    expect(judge([href]).outcome).toBe("passed");
  });

  it.each(["/ride#", "/ride#top", "/ride#!/x", "/ride#:~:text=gear", "/ride#a=1", "/other#x", "/#here"])(
    "does not apply to %s",
    (href) => {
      expect(judge([href]).outcome).toBe("not-applicable");
    },
  );

  it("says nothing of a page whose places were not read, and could not run without pages", () => {
    const older = seoBrokenFragments.evaluate(anEvidence({ pages: [aPage()] }));
    expect(older.outcome).toBe("not-looked-at");
    expect(seoBrokenFragments.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
