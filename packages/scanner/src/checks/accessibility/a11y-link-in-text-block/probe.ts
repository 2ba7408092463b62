import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

const MOST = 300;

/** Selectors of links inside drawings, such as the regions of a map. */
export function probe({ selectorOf }: ProbedPage): string[] {
  return everywhere("svg a").slice(0, MOST).map(selectorOf);
}
