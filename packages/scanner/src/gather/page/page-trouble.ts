/** Why a page cannot be measured; `message` is a sentence for the owner of the site. */
export class PageTrouble extends Error {
  override readonly name = "PageTrouble";
}
