import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { looseAddressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { isStartPage } from "./mistaken-canonical.ts";
import { mistakenHost } from "./mistaken-hosts.ts";
import { canonicalsOf, NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";
import { placedOn } from "./placed-on.ts";
import { isFullAddress, previewContent, previewImagesOf } from "./preview-images.ts";

/** What a shared link needs to show as a card: a title and a picture under a full address. */
export const seoOpenGraph = pageCheck({
  id: "seo-open-graph",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: ["https://ogp.me/"],
  defect: "No preview title or image for shared links",
  title: "Shared links show a title and an image",
  whyItMatters:
    "When someone shares a page in a message or on social media, these tags decide which title and image appear.",
  businessImpact: "People open a link with an image and a clear title more often than a bare address.",
  fixSteps: [
    'In your CMS or its SEO plugin, turn on "Social sharing" or "Open Graph".',
    "Choose a default image of at least 1200 x 630 pixels, and use its full https:// address.",
    "Share a page with yourself to see the preview.",
  ],
  effort: "S",
  example: ({ message }) => plainExample(missingLines(message)),
  resources: [{ title: "The Open Graph protocol", url: "https://ogp.me/" }],
  evaluate: (page, evidence) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
      const defects = [
        ...missingTags(document),
        ...incompleteImages(document),
        ...missingImages(page, evidence),
        ...otherAddress(page, document, evidence),
      ];
      return verdictOf(placedOn(page.finalUrl, defects));
    }),
});

/** The tags that the message says are missing. */
function missingLines(message: string): string | null {
  const lines = Object.entries(LINES).flatMap(([name, line]) => (message.includes(name) ? [line] : []));
  return lines.length === 0 ? null : lines.join("\n");
}

const LINES = {
  "og:title": '<meta property="og:title" content="TODO: say what the page offers">',
  "og:image": '<meta property="og:image" content="https://TODO.full-address-of-a-picture.example/">',
};

/** One setting, or one template, writes these tags for all pages. */
const PREVIEWS = "previews of shared links";

/** Without them, networks show the page's own title, or a picture they find: the page gives up a chance and breaks nothing. */
function missingTags(document: DocumentSnapshot): Defect[] {
  const missing = ["og:title", "og:image"].filter((name) => previewContent(document, name).length === 0);
  if (missing.length === 0) return [];
  const message = `The page doesn't say what to show when someone shares it. Missing: ${missing.join(" and ")}`;
  return [{ outcome: "advice", message, component: PREVIEWS }];
}

function incompleteImages(document: DocumentSnapshot): Defect[] {
  return previewContent(document, "og:image")
    .filter((address) => !isFullAddress(address))
    .map((address) => ({
      message: "The image for shared links has no full address, so social networks can't load it",
      snippet: `og:image: ${address}`,
    }));
}

/** Networks share the address that the page names, whichever was shared. */
function otherAddress(page: PageEvidence, document: DocumentSnapshot, { site, pages }: Evidence): Defect[] {
  const address = previewContent(document, "og:url").find(isFullAddress);
  if (address === undefined) return [];
  const host = new URL(address).host;
  const mistake = host === site.host ? null : mistakenHost(host, site.host);
  const isHome = isStartPage(address, site.startUrl) && !isStartPage(page.finalUrl, site.startUrl);
  const isMeant = canonicalsOf(page).some(({ url }) => url !== null && isStartPage(url, site.startUrl));
  const place = { snippet: `og:url: ${address}`, component: `preview address:${host}` };
  if (mistake !== null) {
    const message = `Shared links of this page lead to ${host}, ${mistake}, because og:url names it`;
    return [{ message, ...place }];
  }
  const other = isHome ? null : anotherPage(page, document, { address, pages });
  if (other !== null) {
    const message = `Shared links of this page lead to ${other}, because og:url names it`;
    return [{ message, ...place, component: "preview address:other page" }];
  }
  if (!isHome || isMeant || new URL(page.finalUrl).pathname === "/") return [];
  const message = "Shared links of this page lead to the start page, because og:url names it";
  return [{ message, ...place }];
}

/** The address, where it is that of a page with another title and heading, and the page doesn't prefer it, either. */
function anotherPage(
  page: PageEvidence,
  { title, headings }: DocumentSnapshot,
  { address, pages }: { address: string; pages: readonly PageEvidence[] },
): string | null {
  const key = looseAddressKey(address);
  const named = [page.url, page.finalUrl, ...canonicalsOf(page).map(({ url }) => url ?? page.finalUrl)];
  if (named.some((one) => looseAddressKey(one) === key)) return null;
  const target = pages.find(({ finalUrl }) => looseAddressKey(finalUrl) === key);
  if (target?.document.gathered !== true) return null;
  const other = target.document.value;
  const first = (list: typeof headings): string => list.find(({ level }) => level === 1)?.text ?? "";
  return other.title !== title && first(other.headings) !== first(headings) ? address : null;
}

/** Of its own pictures the scan has asked for a few. */
function missingImages(page: PageEvidence, { site: { linkStatuses } }: Evidence): Defect[] {
  return previewImagesOf(page).flatMap((address) => {
    const status = linkStatuses.find(({ url }) => url === new URL(address).href)?.status ?? null;
    if (status === null || status < 400) return [];
    return [
      {
        message: `The image for shared links answers with status ${status}, so shared links show none`,
        snippet: address,
        component: `preview:${address}`,
      },
    ];
  });
}
