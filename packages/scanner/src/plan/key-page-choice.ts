import { setTimeout as delay } from "node:timers/promises";

import type { ComponentKind } from "#evidence/component-kinds.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageAsRead } from "#gather/page/visit-plan.ts";
import { isJourneyPage } from "#plan/key-pages.ts";

/** One page in so many is examined as a key page, within these bounds. */
const PAGES_OF_A_KEY_PAGE = 5;
const FEWEST = 4;
export const MOST_KEY_PAGES = 25;
/** Of the budget, while not all pages are known; the rest is for what only the whole site tells, and for journeys. */
const SHARE_FOR_NEW_TEMPLATES = 0.6;
/** A page that hangs holds the choice up no longer than this. */
const LONGEST_WAIT_MS = 3000;

/** How many pages of a budget are key pages. */
export function keyPageBudget(maxPages: number): number {
  return Math.min(MOST_KEY_PAGES, Math.max(FEWEST, Math.ceil(maxPages / PAGES_OF_A_KEY_PAGE)));
}

/** The part one visit has in the choice. */
export interface KeyPageTurn {
  /** Whether the page is a key page, once the pages whose visits began earlier are decided. */
  decide: (url: string, document: DocumentSnapshot) => Promise<boolean>;
  /** Must be called when the visit ends: later pages wait for it. */
  end: () => void;
}

/**
 * Chooses key pages while a site is visited, so that few must be visited again to be examined: the first page of
 * each template, the first with each kind of component, and where visitors log in, pay or write. Pages have their turns in the order their visits began,
 * so that the choice does not depend on which of them answers first.
 */
export class KeyPageChoice {
  readonly #budget: number;
  readonly #pagesKnown: () => number;
  readonly #shapes = new Set<string>();
  readonly #journeyShapes = new Set<string>();
  readonly #kinds = new Set<ComponentKind>();
  #chosen = 0;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param known pages read before, the start page among them
   * @param pagesKnown how many pages of the site are known so far
   */
  constructor(budget: number, known: readonly PageAsRead[], pagesKnown: () => number) {
    this.#budget = budget;
    this.#pagesKnown = pagesKnown;
    for (const { finalUrl, document, isKeyPage } of known) {
      if (isKeyPage) this.#chosen += 1;
      if (isKeyPage && document.gathered) this.#noteKinds(document.value);
      if (document.gathered) this.#note(finalUrl, document.value);
    }
  }

  turn(): KeyPageTurn {
    const earlier = this.#last;
    const over = Promise.withResolvers<void>();
    this.#last = earlier.then(() => over.promise);
    let decided: boolean | null = null;
    return {
      decide: async (url, document) => {
        await Promise.race([earlier, delay(LONGEST_WAIT_MS, undefined, { ref: false })]);
        decided ??= this.#choose(url, document);
        over.resolve();
        return decided;
      },
      end: () => over.resolve(),
    };
  }

  #choose(url: string, document: DocumentSnapshot): boolean {
    const { isNewShape, isNewJourney } = this.#note(url, document);
    const { components = [] } = document;
    // A kind of component that no key page has yet is worth more than the budget: there are few kinds.
    const isNewKind = components.some((kind) => !this.#kinds.has(kind));
    const isForAll = isNewJourney || this.#pagesKnown() <= this.#budget;
    const budget = isForAll ? this.#budget : Math.ceil(this.#budget * SHARE_FOR_NEW_TEMPLATES);
    const isChosen = isNewKind || ((isNewShape || isNewJourney) && this.#chosen < budget);
    if (!isChosen) return false;
    this.#chosen += 1;
    this.#noteKinds(document);
    return true;
  }

  #noteKinds({ components = [] }: DocumentSnapshot): void {
    for (const kind of components) this.#kinds.add(kind);
  }

  #note(url: string, document: DocumentSnapshot): { isNewShape: boolean; isNewJourney: boolean } {
    const { templateShape } = document;
    const isNewShape = !this.#shapes.has(templateShape);
    this.#shapes.add(templateShape);
    const isNewJourney = isJourneyPage(url, document) && !this.#journeyShapes.has(templateShape);
    if (isNewJourney) this.#journeyShapes.add(templateShape);
    return { isNewShape, isNewJourney };
  }
}
