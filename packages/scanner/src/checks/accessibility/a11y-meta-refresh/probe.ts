import type { ElementRef } from "#evidence/document.ts";
import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A refresh that browsers carry out. */
export interface Refresh {
  seconds: number;
  /** Whether it names an address. */
  leadsOn: boolean;
  element: ElementRef;
}

/** Seconds, whose fraction browsers leave out, and an address. https://html.spec.whatwg.org/#attr-meta-http-equiv-refresh */
const REFRESH = /^\s*(\d+)[\d.]*\s*(?:$|[;,\s]\s*(?<address>.*)$)/s;

/** The first one that can be read is carried out. */
export function probe({ describe }: ProbedPage): Refresh[] {
  return queryAll(document, "meta[http-equiv=refresh i]")
    .flatMap((element) => {
      const found = REFRESH.exec(attribute(element, "content") ?? "");
      if (found === null) return [];
      const address = found.groups?.["address"] ?? "";
      return [{ seconds: Number(found[1]), leadsOn: address !== "", element: describe(element) }];
    })
    .slice(0, 1);
}
