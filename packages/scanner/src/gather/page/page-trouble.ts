import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

/** Why a page cannot be measured, and of what kind that is. */
export interface Explained {
  /** A sentence for the owner of the site. */
  words: string;
  trouble: ScanTrouble;
}

/** Why a page cannot be measured; `message` is a sentence for the owner of the site. */
export class PageTrouble extends Error {
  override readonly name = "PageTrouble";
  readonly trouble: ScanTrouble;

  constructor(why: string | Explained) {
    super(typeof why === "string" ? why : why.words);
    this.trouble = typeof why === "string" ? "other" : why.trouble;
  }
}

/**
 * A page, or one look at it, that took longer than it may, or of which a part did not arrive. Maybe others kept the
 * machine or the server busy, so it is worth another try.
 */
export class OutOfTime extends PageTrouble {}
