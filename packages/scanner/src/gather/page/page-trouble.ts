/** Why a page cannot be measured; `message` is a sentence for the owner of the site. */
export class PageTrouble extends Error {
  override readonly name = "PageTrouble";
}

/**
 * A page, or one look at it, that took longer than it may, or of which a part did not arrive. Maybe others kept the
 * machine or the server busy, so it is worth another try.
 */
export class OutOfTime extends PageTrouble {}
