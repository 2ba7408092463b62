import { siteCheck } from "#check.ts";

import { contentPages, tooFewPages } from "./content-pages.ts";

/** Search results and browser tabs show a site's icon beside its name. */
export const seoIconMissing = siteCheck({
  id: "seo-icon-missing",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://developers.google.com/search/docs/appearance/favicon-in-search"],
  defect: "No icon for search results and tabs",
  title: "The site has an icon",
  whyItMatters: "Search results, browser tabs and bookmarks show this icon beside the name of the site.",
  businessImpact: "A result without an icon looks less like a business people know, and fewer click it.",
  fixSteps: [
    'Make a square picture of your logo, at least 48 x 48 pixels. In your CMS, look for "Site icon" or "Favicon", and upload it there.',
    'Without a CMS, save it on the server, and name it in the head of the home page: <link rel="icon" href="/favicon.ico">.',
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Define a favicon to show in search results",
      url: "https://developers.google.com/search/docs/appearance/favicon-in-search",
    },
  ],
  isLeftOut: ({ site }) => site.icon === undefined,
  evaluate(evidence) {
    const [start] = contentPages(evidence);
    if (start === undefined) return tooFewPages(evidence);
    const named = start.document.linkTags.filter(
      ({ rel, href }) => /(?:^|\s)icon(?:\s|$)/i.test(rel) && href,
    );
    const { icon } = evidence.site;
    if (icon === undefined) {
      return named.length > 0
        ? { outcome: "passed" }
        : { outcome: "not-looked-at", reason: "We did not ask for the site's icon" };
    }
    if (icon.status === null) {
      return { outcome: "could-not-run", reason: icon.failure ?? "The server did not answer" };
    }
    if (icon.status < 400 || ![404, 410].includes(icon.status)) return { outcome: "passed" };
    const message =
      named.length > 0
        ? `The home page names an icon that answers with status ${icon.status}`
        : "The home page names no icon, and there is none at /favicon.ico";
    return { outcome: "failed", findings: [{ message, page: start.page.finalUrl, snippet: icon.url }] };
  },
});
