import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { placedOn } from "./placed-on.ts";

/** Pages without a doctype, or in an encoding of one part of the world. */
export const seoDocumentBasics = pageCheck({
  id: "seo-document-basics",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: [
    "https://html.spec.whatwg.org/multipage/syntax.html#the-doctype",
    "https://developer.chrome.com/docs/lighthouse/best-practices/charset",
  ],
  defect: "Page without a doctype or with an old encoding",
  title: "Pages have a doctype and are in UTF-8",
  whyItMatters:
    "Without a doctype, browsers display a page the way browsers of the 1990s did (quirks mode). In an encoding other than UTF-8, letters of many languages come out garbled, here and in search results.",
  businessImpact: "Parts of the page look different from browser to browser, and names are misspelled.",
  fixSteps: [
    "Let the template begin with <!doctype html>, before anything else.",
    'Save all files and the database in UTF-8, and put <meta charset="utf-8"> first in the head.',
  ],
  effort: "S",
  resources: [
    {
      title: "Properly define charset",
      url: "https://developer.chrome.com/docs/lighthouse/best-practices/charset",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) =>
      verdictOf(placedOn(page.finalUrl, [...withoutDoctype(document), ...otherEncoding(document)])),
    ),
});

function withoutDoctype({ doctype }: DocumentSnapshot): Defect[] {
  return doctype === null
    ? [{ message: "The page has no doctype, so browsers show it in quirks mode", component: "doctype" }]
    : [];
}

/** Pages of plain English letters look the same in any of them. */
function otherEncoding({ charset, text, title }: DocumentSnapshot): Defect[] {
  const isPlain = !/\P{ASCII}/u.test(`${title ?? ""} ${text}`);
  if (/^utf-?8$/i.test(charset) || isPlain) return [];
  const message = `Browsers read the page in the encoding ${charset}, not in UTF-8. Do all letters look right everywhere?`;
  return [{ message, component: "encoding", outcome: "review" }];
}
