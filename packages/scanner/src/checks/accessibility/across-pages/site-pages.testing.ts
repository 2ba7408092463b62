import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aLink,
  aPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const SITE = "https://shop.example";

/** A link of the site by its name and path; the path is the name's where none is given. */
export function aLinkIn(landmark: string, text: string, path = `/${text.toLowerCase()}`): LinkRef {
  const href = path.startsWith("/") ? `${SITE}${path}` : path;
  return aLink({ landmark, text, href, inNav: landmark.includes("navigation"), component: `${landmark}>a` });
}

/** Links of the site's main menu, in this order. */
export function aMenu(...names: string[]): LinkRef[] {
  return names.map((name) => aLinkIn("banner > navigation", name));
}

export function aSitePage(path: string, document: Partial<DocumentSnapshot>): PageEvidence {
  return aPage({ url: `${SITE}${path}`, document: gathered(aDocument(document)) });
}

/** A site whose pages are `/0`, `/1`, ... with these links. */
export function pagesWithLinks(...links: LinkRef[][]): Evidence {
  return anEvidence({ pages: links.map((list, index) => aSitePage(`/${index}`, { links: list })) });
}

/** A site of which one page alone could be read. */
export function oneReadPage(): Evidence {
  return anEvidence({ pages: [aPage(), anUnmeasuredPage()] });
}
