import { pageCheck } from "#check.ts";
import type { DocumentSnapshot } from "#evidence.ts";

import { judgeContent } from "./content-pages.ts";
import { isNoindex } from "./page-directives.ts";

/** Texts shorter than this rarely answer anybody's question. Characters serve scripts without spaces. */
const FEW_WORDS = 50;
const FEW_CHARACTERS = 300;

/** Pages with hardly any text. A person decides, for some pages need none. */
export const seoThinContent = pageCheck({
  id: "seo-thin-content",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/fundamentals/creating-helpful-content"],
  defect: "Page with very little text",
  title: "Pages say enough to be found",
  whyItMatters:
    "Search engines match the words of a page with the words of a question. A page with hardly any words matches nothing.",
  businessImpact:
    "The page brings no visitors by search, though it may still serve those who are already there.",
  fixSteps: [
    "Decide for each listed page whether it should be found by searching; a form or a gallery may be fine as it is.",
    "For the others, write what a customer would ask about the subject, and the answers.",
    "Join several thin pages on one subject into one good page and redirect the old addresses.",
  ],
  effort: "L",
  resources: [
    {
      title: "Creating helpful content",
      url: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: "The page asks not to be listed" };
      if (servesWithoutText(document)) {
        return {
          outcome: "not-applicable",
          reason: "The page serves by a form, pictures or video, not by text",
        };
      }
      const isThin = document.wordCount < FEW_WORDS && document.text.length < FEW_CHARACTERS;
      if (!isThin) return { outcome: "passed" };
      const message = `The page has only ${document.wordCount} words: does it say enough to be found?`;
      return { outcome: "review", findings: [{ message, page: page.finalUrl }] };
    }),
});

function servesWithoutText(document: DocumentSnapshot): boolean {
  const fields = document.forms.reduce((sum, form) => sum + form.fields.length, document.looseFields.length);
  return (
    fields > 1 || document.passwordFields > 0 || document.videos.length > 0 || document.images.length > 3
  );
}
