import { pageCheck } from "#check.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { judgeContent } from "./content-pages.ts";

/** A page without a viewport setting is shown on phones as a tiny desktop page. */
export const seoViewportMissing = pageCheck({
  id: "seo-viewport-missing",
  area: "seo",
  severity: "high",
  group: "markup",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
  ],
  defect: "Page not set up for phones",
  title: "The page is set up for phones",
  whyItMatters:
    "Without a viewport setting, phones show the page as a tiny picture of its desktop form. Google judges pages by how they look on a phone.",
  businessImpact: "Mobile visitors have to zoom and drag the page around, and they leave.",
  fixSteps: [
    'Ask the person who maintains the template to add <meta name="viewport" content="width=device-width, initial-scale=1"> to its head.',
    "Open the page on a phone, and see whether you can read it without zooming.",
  ],
  effort: "S",
  likelyOwner: "developer",
  example: () => plainExample('<meta name="viewport" content="width=device-width, initial-scale=1">'),
  seenByLighthouse: "perf-viewport-insight",
  resources: [
    {
      title: "Mobile-first indexing",
      url: "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      const settings = document.metas.filter(({ name }) => name.trim().toLowerCase() === "viewport");
      if (settings.some(({ content }) => isForPhones(content))) return { outcome: "passed" };
      const [setting] = settings;
      const message =
        setting === undefined
          ? "The page has no viewport setting"
          : "The page's viewport setting doesn't name the width of the device";
      const snippet = setting === undefined ? {} : { snippet: setting.content };
      return { outcome: "failed", findings: [{ message, page: page.finalUrl, ...snippet }] };
    }),
});

/** A scale alone makes browsers take the device's width, too. */
function isForPhones(content: string): boolean {
  return /\bwidth\s*=\s*device-width\b/i.test(content) || /\binitial-scale\s*=\s*[\d.]/i.test(content);
}
