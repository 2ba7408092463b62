import type { ElementRef } from "#evidence/document.ts";
import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

export interface ViewportSetting {
  content: string;
  element: ElementRef;
}

const MOST = 20;

export function probe({ describe, within }: AskedPage): ViewportSetting[] {
  return queryAll(document, "meta[name=viewport i][content]")
    .filter(within(MOST))
    .map((meta) => ({ content: (attribute(meta, "content") ?? "").slice(0, 500), element: describe(meta) }));
}
