import type { PageCheck, Verdict } from "#check.ts";
import { aDocument, aPage, anEvidence, aRequest, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageVitals } from "#gather/vitals.ts";

/** What a check says of one page. */
export function judge(check: PageCheck, page: PageEvidence): Verdict {
  return check.evaluate(page, anEvidence({ pages: [page] }));
}

/** A page that loaded fast and light; give what the test is about. */
export function pageWithVitals(
  overrides: Partial<PageVitals> = {},
  page: Partial<PageEvidence> = {},
): PageEvidence {
  const vitals: PageVitals = {
    firstContentfulPaintMs: 300,
    largestContentfulPaintMs: 500,
    largestContentfulPaintElement: { selector: "h1", snippet: "<h1>", component: "h1-1" },
    largestContentfulPaintUrl: null,
    timeToFirstByteMs: 90,
    loadMs: 700,
    cumulativeLayoutShift: 0,
    shiftedElements: [],
    longTasksMs: 0,
    transferBytes: 200_000,
    requestCount: 12,
    ...overrides,
  };
  return aPage({ vitals: gathered(vitals), ...page });
}

/** A page that asked for these files after its own document. */
export function pageAsking(...requests: NetworkRequest[]): PageEvidence {
  const document = aRequest({ url: "https://shop.example/", type: "document", mimeType: "text/html" });
  return aPage({ requests: [document, ...requests] });
}

export function pageShowing(
  document: Partial<DocumentSnapshot>,
  ...requests: NetworkRequest[]
): PageEvidence {
  return { ...pageAsking(...requests), document: gathered(aDocument(document)) };
}

/** A photo shown at half its size in the first screen. */
export function anImage(overrides: Partial<ImageRef> = {}): ImageRef {
  return {
    selector: "main > img",
    snippet: "<img>",
    component: "img-1",
    src: "https://shop.example/cake.jpg",
    alt: "",
    widthAttribute: "400",
    heightAttribute: "300",
    loading: null,
    layoutWidth: 400,
    layoutHeight: 300,
    naturalWidth: 800,
    naturalHeight: 600,
    top: 100,
    sizedByCss: false,
    ...overrides,
  };
}
