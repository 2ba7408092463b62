/** Why a page cannot be measured; `message` is a sentence for the owner of the site. */
export class PageTrouble extends Error {
  override readonly name = "PageTrouble";
}

/** A page, or one look at it, that took longer than it may. Maybe others kept the machine busy. */
export class OutOfTime extends PageTrouble {}
