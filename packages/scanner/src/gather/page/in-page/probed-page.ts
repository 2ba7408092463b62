import type { ElementRef } from "#evidence/document.ts";

import { createDescriberAcross } from "./describe-across.ts";
import type { Describer } from "./describe-element.ts";

/** What a probe may ask of the page besides the DOM. */
export interface ProbedPage {
  /** An element as findings name it. */
  describe: (element: Element) => ElementRef;
  /** Its selector alone, for elements that no finding will be about. */
  selectorOf: (element: Element) => string;
  /** Set where no server answers the page any more: who fetches something would wait for it in vain. */
  isCutOff?: true;
}

/** A page as one probe is asked about it. */
export interface AskedPage extends ProbedPage {
  /** For a filter: keeps the first so many. Where there were more, the answer says that it stopped there. */
  within: (most: number) => () => boolean;
}

/** A page as probes see it: elements are named by where they stand now, however the document has changed meanwhile. */
export function probedPage(): ProbedPage {
  let describer: Describer | null = null;
  const changes = new MutationObserver(() => {
    describer = null;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  const current = (): Describer => {
    if (changes.takeRecords().length > 0) describer = null;
    return (describer ??= createDescriberAcross());
  };
  return {
    describe: (element) => current().describe(element),
    selectorOf: (element) => current().selectorOf(element),
  };
}
