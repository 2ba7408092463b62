import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { policyLinksOf, withoutFragment } from "#checks/privacy/reading/policy.ts";

/** Words in menus and the like that may be out of sight. */
const MOST_UNSEEN_WORDS = 60;

/** Whether no part of a policy can stand out of sight, in a frame, a file or another page. */
export function isReadWhole(read: ReadPage): boolean {
  const { page, document } = read;
  if (document.iframes.length > 0) return false;
  if (page.rawMarkup?.gathered !== true) return false;
  const here = withoutFragment(page.finalUrl);
  const others = policyLinksOf(read).filter(({ href }) => href !== null && withoutFragment(href) !== here);
  if (others.length > 0) return false;
  const sent = page.rawMarkup.value.words;
  const isAllSent = Math.abs(sent - document.wordCount) <= Math.max(MOST_UNSEEN_WORDS, sent / 10);
  return isAllSent || (sent < MOST_UNSEEN_WORDS && isShownAtOnce(read));
}

/** Of a page that scripts write: whether nothing on it could show more of its text. */
function isShownAtOnce({ document }: ReadPage): boolean {
  const { buttons, headings, scriptedLinks = [], cut = [] } = document;
  if (buttons === undefined || scriptedLinks.length > 0 || cut.length > 0) return false;
  const titles = new Set(headings.map(({ text }) => plain(text)));
  return !buttons.some((name) => SHOWS_MORE.test(name) || titles.has(plain(name)));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

const SHOWS_MORE =
  /(?<!\p{L})(?:more|show|expand|open|read|view|full|all sections|details|mehr|anzeigen|ausklappen|weiterlesen|öffnen|plus|afficher|lire|ouvrir|d[ée]tails|más|mostrar|leer|ver|altro|leggi|mostra|apri|meer|toon|lees|więcej|pokaż|mais|ler)(?!\p{L})/iu;
