import { pageCheck, verdictOf } from "#check.ts";

import { judgeContent } from "./content-pages.ts";

/** Structured data that is no valid JSON and therefore ignored. */
export const seoStructuredDataSyntax = pageCheck({
  id: "seo-structured-data-syntax",
  area: "seo",
  severity: "medium",
  group: "markup",
  sources: ["https://www.w3.org/TR/json-ld11/", "https://www.rfc-editor.org/rfc/rfc8259"],
  defect: "Structured data that can't be read",
  title: "Search engines can read the structured data",
  whyItMatters:
    "One missing comma makes a whole block of structured data unreadable, and search engines skip it.",
  businessImpact: "Stars, prices, opening hours or dates don't appear next to your result.",
  fixSteps: [
    "Find what writes the block: an SEO plugin, a custom code field or the template.",
    "Paste the block into a JSON checker, and fix the place it points to. The usual causes are quotes and line breaks in texts.",
    "Test the page with Google's Rich Results Test.",
  ],
  effort: "S",
  resources: [{ title: "Rich Results Test", url: "https://search.google.com/test/rich-results" }],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.structuredData.length === 0) {
        return { outcome: "not-applicable", reason: "The page has no structured data" };
      }
      return verdictOf(
        document.structuredData.flatMap(({ parseError, raw }) => {
          if (parseError === null) return [];
          return [
            {
              message: `Search engines can't read a block of structured data: ${parseError}`,
              page: page.finalUrl,
              snippet: raw,
            },
          ];
        }),
      );
    }),
});
