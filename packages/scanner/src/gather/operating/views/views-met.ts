import type { ElementRef } from "#evidence/document.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";
import type { WayToTry } from "#gather/page/in-page/operating/views/other-view.ts";

/** Something in the navigation of a page that puts another view in place of the content. */
export interface WayToView extends Pick<WayToTry, "element" | "name"> {
  /** Words of the view. */
  words: string;
}

/** A page that is operated, and what it lacked meanwhile. */
interface AskedPage extends OperatedPage {
  readonly lacksAnswer: boolean;
}

/** Views of a page, as they are met while it is operated. */
export class ViewsMet {
  readonly found: WayToView[] = [];
  /** Whether links lead to new pages: then the others do as well. */
  linksLeadAway = false;
  /** Views that did not come because only a server could have sent them. */
  unanswered = 0;
  readonly #showing = new Set<string>();
  readonly #tried = new Set<string>();
  /** What took the content away and had not shown anything yet. */
  readonly #slow = new Set<string>();
  /** Whether the like of something shows a view. */
  readonly #components = new Map<string, boolean>();

  /** Notes what was pressed last, with what came of it; whether that is another view. */
  async note(
    page: AskedPage,
    { element, name }: Pick<WayToTry, "element" | "name">,
    effect: Effect,
  ): Promise<boolean> {
    if (this.#tried.has(element.selector) || effect.hidden.length + (effect.wentTo ?? "").length === 0)
      return false;
    const { words, isGone } = await page.call("viewSince");
    // What is still on its way may be a view.
    if (isGone && !page.lacksAnswer && !this.#slow.delete(element.selector)) {
      this.#slow.add(element.selector);
      return false;
    }
    this.#keep(element, words !== null);
    if (words !== null) this.#add({ element, name, words });
    // What has an address of its own is looked at as a page of its own.
    else if (page.lacksAnswer && (isGone || isOtherFragment(effect.wentTo))) this.unanswered += 1;
    return words !== null;
  }

  /** Whether it has shown another view. */
  hasShown({ selector }: ElementRef): boolean {
    return this.#showing.has(selector);
  }

  /** Notes that nothing came of something that was pressed. */
  noteTried(element: ElementRef): void {
    const { selector } = element;
    if (!this.#tried.has(selector) && !this.#slow.has(selector)) this.#keep(element, false);
  }

  /** Whether it may show a view that nobody has met so far. */
  isWorthTrying({ element, isLink }: WayToTry): boolean {
    if (this.#tried.has(element.selector) || (isLink && this.linksLeadAway)) return false;
    return isLink || this.#components.get(element.component) !== false;
  }

  #keep({ selector, component }: ElementRef, hasView: boolean): void {
    this.#tried.add(selector);
    if (hasView) this.#showing.add(selector);
    this.#components.set(component, hasView || this.#components.get(component) === true);
  }

  #add(way: WayToView): void {
    if (!this.found.some(({ words }) => words === way.words)) this.found.push(way);
  }
}

function isOtherFragment(address: string | undefined): boolean {
  return address !== undefined && /#.+/.test(address);
}
