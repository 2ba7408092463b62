import type { ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  isMadeOfWords,
  isWellRead,
  quotedWords,
  tellingWords,
} from "#checks/accessibility/wording/words-in-pictures.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { WORDS_IN_PICTURES, type WordsInPicture } from "#gather/examining/operated-facts.ts";

import { isDecorative } from "./drawings.ts";
import type { UnnamedPicture } from "./probe.ts";

const CALLED_LOGO = /(?:^|[^a-z])(?:logos?|logotype|wordmark)(?:[^a-z]|$)/i;

/** What was read in the pictures of a page, by their selectors. */
export function wordsByPicture(page: ExaminedPage): ReadonlyMap<string, WordsInPicture> {
  const read = factsOf(page, WORDS_IN_PICTURES);
  const words = read?.gathered === true ? read.value.words : [];
  return new Map(words.map((picture) => [picture.element.selector, picture]));
}

/**
 * A logo that is nothing but a name, and hidden from screen readers, on a page that says this name nowhere else: whose
 * it is, only eyes learn. https://www.w3.org/WAI/WCAG22/Techniques/failures/F38
 */
export function hiddenLogoDefect(
  { tag, alt, role, file, isAriaHidden, isGrouped }: UnnamedPicture,
  words: WordsInPicture | undefined,
  page: ExaminedPage,
): RuleDefect | null {
  const isHidden = isAriaHidden || isDecorative(role) || alt === "";
  const isLogo = CALLED_LOGO.test(file ?? "") || CALLED_LOGO.test(alt ?? "");
  if (tag !== "img" || !isHidden || !isLogo || isGrouped !== false || words === undefined) return null;
  if (!isMadeOfWords(words) || !isWellRead(words) || isSaidAnywhere(words, page)) return null;
  return {
    message: `The logo says ${quotedWords(words)}, which nothing else on the page says, and it is hidden from screen readers`,
  };
}

/** In a text, the title or the alternative of another picture; as a part of a longer word as well. */
function isSaidAnywhere(words: WordsInPicture, { document }: ExaminedPage): boolean {
  const telling = tellingWords(words).map((word) => word.toLowerCase());
  if (telling.length === 0 || !document.gathered || words.saidByPage > 0) return true;
  const { title, text, images, links } = document.value;
  const others = images.filter(({ selector }) => selector !== words.element.selector);
  const said = [title ?? "", text, ...others.map(({ alt }) => alt ?? ""), ...links.map((link) => link.text)]
    .join(" ")
    .toLowerCase();
  return telling.some((word) => said.includes(word));
}
