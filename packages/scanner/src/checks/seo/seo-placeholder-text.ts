import { pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";
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
      const left = templateNameIn(document);
      if (left !== null) {
        const message = `The page still has the ${left.where} of a template: “${left.text}”`;
        return verdictOf([{ message, page: page.finalUrl, snippet: left.text, component: "placeholder" }]);
      }
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

/** Names that systems give a new site, and its pages, until someone enters others. */
const TEMPLATE_NAMES =
  /just another (?:wordpress|wp) (?:site|weblog|blog)|ein(?:e)? weitere[rs]? wordpress[- ](?:website|seite|blog)|un site utilisant wordpress|un autre (?:site|blog) wordpress|otro sitio (?:realizado con|de|m[áa]s de) wordpress|(?:ancora )?un(?: altro)? sito (?:di )?wordpress|(?:weer )?een (?:andere |nieuwe )?wordpress[- ]?(?:site|website|blog)|my wordpress (?:blog|site|website)|^(?:new|my) (?:site|website)$|^(?:site|page|website) title$|lorem ipsum|^(?:meta )?description goes here\.?$|%%\w+%%|\{\{\s*[\w.| ]+\s*\}\}|^\[[a-z_ ]+\]$/iu;

/** The title or description that a template has left; null where the owner has written both. */
function templateNameIn(document: DocumentSnapshot): { where: string; text: string } | null {
  const names = [
    { where: "title", text: document.title ?? "" },
    { where: "description", text: descriptionOf(document) ?? "" },
  ];
  return isAboutPlaceholders(document) ? null : (names.find(({ text }) => TEMPLATE_NAMES.test(text)) ?? null);
}

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
