import { getDomain } from "tldts";

import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { ElementRef } from "#evidence/document.ts";

import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { mistakenHost } from "./mistaken-hosts.ts";
import { linkName } from "./own-links.ts";

/** Links and files of a test system that stayed in the pages. */
export const seoTestSystemLinks = siteCheck({
  id: "seo-test-system-links",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Links to a test system",
  title: "Links lead to the public site, not to a test system",
  whyItMatters:
    "Pages lead to a host whose name is that of a test system, or load images and scripts from it. Search engines follow, and may list the unfinished copy beside the site. When the test system is switched off, links and images break.",
  businessImpact: "Customers order or sign up on a copy that nobody watches, or find an error page.",
  fixSteps: [
    "Search your content and settings for the host we name, and replace it with the public one. In WordPress: WP-CLI's search-replace does it in the whole database.",
    "Close the test system with a password, so that nobody finds it by searching.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  evaluate: (evidence) => {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const named = pages.flatMap((content) => namedOn(content));
    if (named.length === 0) return { outcome: "not-applicable", reason: "The pages link to nothing" };
    const found = new Map<string, Defect>();
    for (const one of named) {
      const defect = defectOf(one, evidence);
      if (defect !== null && !found.has(defect.component ?? "")) found.set(defect.component ?? "", defect);
    }
    return verdictOf([...found.values()]);
  },
});

interface Named {
  page: string;
  address: string;
  how: string;
  element: ElementRef;
  /** Whether it stands in a menu or a footer, where no manual shows an example. */
  isAroundPages: boolean;
}

function namedOn({ page, document }: ContentPage): Named[] {
  const files = [...document.scripts, ...document.stylesheets].flatMap((file) =>
    file.url === null
      ? []
      : [{ address: file.url, how: "The page loads a file from", element: file, isAroundPages: true }],
  );
  const images = document.images.map((image) => ({
    address: image.src,
    how: "The page shows an image from",
    element: image,
    isAroundPages: false,
  }));
  const links = document.links.flatMap((link) =>
    link.href === null
      ? []
      : [
          {
            address: link.href,
            how: `${linkName(link)} leads to`,
            element: link,
            isAroundPages: link.inNav || link.inFooter,
          },
        ],
  );
  return [...links, ...images, ...files].map(({ element, ...named }) => {
    const { selector, snippet, component } = element;
    return { ...named, page: page.finalUrl, element: { selector, snippet, component } };
  });
}

/** Another company's test system may be meant, such as a payment sandbox in a manual: only the own one is certain. */
function defectOf({ page, address, how, element, isAroundPages }: Named, { site }: Evidence): Defect | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.host === site.host) return null;
  const mistake = mistakenHost(url.host, site.host);
  const isLeftOver = mistake === "a name that a template gives" && isAroundPages;
  if (mistake !== "which looks like a test system" && !isLeftOver) return null;
  const isOwn =
    site.registrableDomain !== null &&
    getDomain(url.hostname, { allowPrivateDomains: true }) === site.registrableDomain;
  return {
    message: `${how} ${url.host}, ${mistake}.${isOwn ? "" : " Is it meant for visitors?"}`,
    page,
    element,
    snippet: address,
    component: `test-system:${url.host}`,
    ...(isOwn ? {} : { outcome: "review" as const }),
  };
}
