import { pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";
import { placeholderIn } from "./placeholder-texts.ts";

/** Texts of a template that no one has replaced. */
export const seoPlaceholderText = pageCheck({
  id: "seo-placeholder-text",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/fundamentals/creating-helpful-content"],
  defect: "Placeholder text left on the page",
  title: "Pages have no placeholder text",
  whyItMatters:
    "The page shows filler text, such as “Lorem ipsum”, that was meant to be replaced. Search engines read it as the content of the page.",
  businessImpact: "Visitors see an unfinished page and doubt the rest of the site.",
  fixSteps: [
    "Open each page we list in your site editor, and replace the text we quote with your own.",
    "If the page isn't finished, take it offline or remove the part, and remove links to it.",
    "Search the whole site for the same words. The template may have more of them.",
  ],
  effort: "S",
  resources: [
    {
      title: "Creating helpful content",
      url: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
      if (document.text.trim() === "") {
        return { outcome: "not-applicable", reason: "The page shows no text" };
      }
      const found = placeholderIn(ownWords(document));
      if (found === null) return { outcome: "passed" };
      const isLeft = found.isCertain && !isAboutPlaceholders(document);
      return verdictOf([
        {
          message: isLeft
            ? `The page shows placeholder text: “${found.text}”`
            : `The page says “${found.text}”. Is this placeholder text that should be replaced?`,
          page: page.finalUrl,
          snippet: found.text,
          component: "placeholder",
          ...(isLeft ? {} : { outcome: "review" as const }),
        },
      ]);
    }),
});

/** What stands in code and quotations is shown on purpose. */
function ownWords({ text, quotedTexts = [] }: DocumentSnapshot): string {
  return quotedTexts.reduce((rest, quoted) => rest.replace(quoted, " "), text);
}

/** Whether a page is about filler text, as a generator or an article on design. */
function isAboutPlaceholders({ title, headings }: DocumentSnapshot): boolean {
  const names = [title ?? "", ...headings.map(({ text }) => text)];
  return names.some((name) =>
    /lorem|(?:placeholder|dummy|filler|sample) text|blindtext|platzhalter|faux[- ]texte|texto de relleno|typograph|\bfonts?\b/i.test(
      name,
    ),
  );
}
