import { describe, expect, it } from "vitest";

import { type Check, couldNotRun, notApplicable, passed, type Verdict } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";

import { judgeOfWhatWasRead } from "./cut-lists.ts";

const FOUND: Verdict = { outcome: "failed", findings: [{ message: "No text" }] };
const NONE = notApplicable("The page has no links.");
const LINKS_CUT = "The page is so large that we read only some of its links.";
const WHOLE = aPage();

/** Of pages, whose links are cut unless others are given. */
function judge(
  verdict: Verdict,
  read: (document: DocumentSnapshot) => unknown,
  {
    pages = [aLargePage()],
    scope = "page",
    ...check
  }: { pages?: PageEvidence[]; scope?: Check["scope"]; passesByPresence?: true } = {},
): Verdict {
  return judgeOfWhatWasRead({ scope, ...check }, pages, (seen) => {
    for (const { document } of seen) if (document.gathered) read(document.value);
    return verdict;
  });
}

function aLargePage(): PageEvidence {
  return aPage({ document: gathered(aDocument({ cut: ["links"] })) });
}

function readLinks({ links }: DocumentSnapshot): unknown {
  return links;
}

it.each([passed, NONE])("takes $outcome back of what was not all seen", (verdict) => {
  expect(judge(verdict, readLinks)).toEqual(couldNotRun(LINKS_CUT));
});

it("keeps what was found, and says what it did not see", () => {
  expect(judge(FOUND, readLinks)).toEqual({ ...FOUND, reason: LINKS_CUT });
});

it("keeps a verdict's own reason", () => {
  const verdict = couldNotRun("The engine could not finish.");
  expect(judge(verdict, readLinks)).toBe(verdict);
});

it("leaves a verdict alone that rests on what was all seen", () => {
  expect(judge(passed, ({ title, images }) => [title, images])).toBe(passed);
});

it("leaves pages alone that were read whole, and those of older evidence", () => {
  for (const document of [aDocument({ cut: [] }), aDocument()]) {
    const page = aPage({ document: gathered(document) });
    expect(judgeOfWhatWasRead({ scope: "page" }, [page], ([seen]) => (seen === page ? passed : FOUND))).toBe(
      passed,
    );
  }
});

describe("a check that asks for something to be there", () => {
  it("passes by what was seen", () => {
    expect(judge(passed, readLinks, { passesByPresence: true })).toBe(passed);
  });

  it.each([FOUND, NONE])("takes $outcome back: what it asks for may be there", (verdict) => {
    expect(judge(verdict, readLinks, { passesByPresence: true })).toEqual(couldNotRun(LINKS_CUT));
  });
});

describe("a check of the site", () => {
  it.each([
    [[aLargePage(), WHOLE], "One page is so large that we read only some of its links."],
    [[aLargePage(), WHOLE, aLargePage()], "2 pages are so large that we read only some of their links."],
  ])("says of how many pages not all was seen", (pages, reason) => {
    expect(judge(passed, readLinks, { pages, scope: "site" })).toEqual(couldNotRun(reason));
  });

  it("still does not apply where no page shows anything of its kind", () => {
    expect(judge(NONE, readLinks, { pages: [aLargePage(), WHOLE], scope: "site" })).toBe(NONE);
  });
});
