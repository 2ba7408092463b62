import { expect, it } from "vitest";

import { couldNotRun, notApplicable, passed, type Verdict } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";

import { judgeOfWhatWasRead } from "./cut-lists.ts";

const FOUND: Verdict = { outcome: "failed", findings: [{ message: "No text" }] };
const LINKS_CUT = "The page is so large that we read only some of its links.";

/** Of a page whose links are cut. */
function judge(verdict: Verdict, read: (document: DocumentSnapshot) => unknown): Verdict {
  const page = aPage({ document: gathered(aDocument({ cut: ["links"] })) });
  return judgeOfWhatWasRead(page, (seen) => {
    read(documentOf(seen));
    return verdict;
  });
}

function documentOf({ document }: PageEvidence): DocumentSnapshot {
  if (!document.gathered) throw new RangeError("The page was read.");
  return document.value;
}

it.each([passed, notApplicable("The page has no links.")])(
  "takes $outcome back of what was not all seen",
  (verdict) => {
    expect(judge(verdict, ({ links }) => links)).toEqual(couldNotRun(LINKS_CUT));
  },
);

it("keeps what was found, and says what it did not see", () => {
  expect(judge(FOUND, ({ links }) => links)).toEqual({ ...FOUND, reason: LINKS_CUT });
});

it("keeps a verdict's own reason", () => {
  const verdict = couldNotRun("The engine could not finish.");
  expect(judge(verdict, ({ links }) => links)).toBe(verdict);
});

it("leaves a verdict alone that rests on what was all seen", () => {
  expect(judge(passed, ({ title, images }) => [title, images])).toBe(passed);
});

it("leaves pages alone that were read whole, and those of older evidence", () => {
  for (const document of [aDocument({ cut: [] }), aDocument()]) {
    const page = aPage({ document: gathered(document) });
    expect(judgeOfWhatWasRead(page, (seen) => (seen === page ? passed : FOUND))).toBe(passed);
  }
});
