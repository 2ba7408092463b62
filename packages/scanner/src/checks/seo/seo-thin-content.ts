import { pageCheck } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { withoutMenus } from "./own-words.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

/** Texts shorter than this rarely answer anyone's question. Characters serve scripts without spaces. */
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
    "Search engines match the words people search for with the words on a page. If a page has hardly any words, nothing matches.",
  businessImpact:
    "The page brings no visitors from search, though it may still be useful to people who are already there.",
  fixSteps: [
    "Decide whether people should find each page by searching. A form or a gallery may be fine as it is.",
    "For the others, write what a customer would ask about the topic, and the answers.",
    "Combine several short pages on one topic into one good page, and redirect the old addresses.",
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
      if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
      if (servesWithoutText(document)) {
        return {
          outcome: "not-applicable",
          reason: "The page is about a form, images or video, not text",
        };
      }
      const own = withoutMenus(document);
      const isThin = own.words < FEW_WORDS && own.characters < FEW_CHARACTERS;
      if (!isThin) return { outcome: "passed" };
      const words = own.words === 1 ? "1 word" : `${own.words} words`;
      const message = `The page has only ${words} of its own. Does it say enough to be found?`;
      return { outcome: "review", findings: [{ message, page: page.finalUrl }] };
    }),
});

function servesWithoutText(document: DocumentSnapshot): boolean {
  const fields = document.forms.reduce((sum, form) => sum + form.fields.length, document.looseFields.length);
  return (
    fields > 1 || document.passwordFields > 0 || document.videos.length > 0 || document.images.length > 3
  );
}
