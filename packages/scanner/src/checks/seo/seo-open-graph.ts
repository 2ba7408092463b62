import { type Defect, pageCheck } from "#check.ts";
import type { DocumentSnapshot } from "#evidence.ts";

import { judgeContent } from "./content-pages.ts";
import { isNoindex } from "./page-directives.ts";
import { placedOn, verdictOf } from "./verdict-of.ts";

/** What a shared link needs to show as a card: a title and a picture under a full address. */
export const seoOpenGraph = pageCheck({
  id: "seo-open-graph",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://ogp.me/"],
  defect: "No preview title or image for shared links",
  title: "Shared links show a title and a picture",
  whyItMatters:
    "When somebody shares a page in a message or on a social network, these tags decide which title and picture appear.",
  businessImpact: "A link with a picture and a clear title is opened more often than a bare address.",
  fixSteps: [
    "Turn on 'social sharing' or 'Open Graph' in your website system or its SEO extension.",
    "Choose a default picture of at least 1200 x 630 pixels, given with its full https:// address.",
    "Share a page with yourself to see the card.",
  ],
  effort: "S",
  resources: [{ title: "The Open Graph protocol", url: "https://ogp.me/" }],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: "The page asks not to be listed" };
      const defects = [...missingTags(document), ...brokenImages(document)];
      return verdictOf(placedOn(page.finalUrl, defects));
    }),
});

function missingTags(document: DocumentSnapshot): Defect[] {
  const missing = ["og:title", "og:image"].filter((name) => contentOf(document, name).length === 0);
  if (missing.length === 0) return [];
  return [
    { message: `The page does not say what to show when it is shared: ${missing.join(" and ")} missing` },
  ];
}

function brokenImages(document: DocumentSnapshot): Defect[] {
  return contentOf(document, "og:image")
    .filter((address) => !URL.canParse(address) || !/^https?:/i.test(address))
    .map((address) => ({
      message: "The picture for shared links has no full address, so social networks cannot load it",
      snippet: `og:image: ${address}`.slice(0, 400),
    }));
}

function contentOf(document: DocumentSnapshot, property: string): string[] {
  return document.metas
    .filter((meta) => meta.property.toLowerCase() === property || meta.name.toLowerCase() === property)
    .map((meta) => meta.content.trim())
    .filter((content) => content !== "");
}
