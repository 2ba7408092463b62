import { WORDING } from "#checks/accessibility/families/wording.ts";
import { pageLanguage } from "#checks/accessibility/languages/page-language.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { isTemplateRest } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { isGenericLinkText } from "#checks/generic-link-texts.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { LINKS } from "./links.ts";
import type { LinksOfPage, MisnamedLink, ShortLink, TableCell } from "./probe.ts";
import type { SameNamedLinks } from "./same-named-links.ts";

/** Further texts that need the words around them to make sense: single words, and file formats. */
const NEEDS_CONTEXT = new Set([
  "this site",
  "details",
  "more details",
  "view details",
  "view",
  "go",
  "continue",
  "download",
  "open",
  "info",
  "website",
  "page",
  "html",
  "pdf",
  "epub",
  "doc",
  "docx",
  "xls",
  "xlsx",
  "csv",
  "txt",
  "zip",
  "rtf",
  "odt",
  "text",
  "plain text",
  "mp3",
  "mp4",
  "hier",
  "mehr",
  "weiterlesen",
  "ici",
  "más",
  "aquí",
  "plus",
  "télécharger",
  "herunterladen",
  "details ansehen",
  "meer",
]);
/** Of these, what names a part of a site as well, as an item of its menu does. */
const NAMES_A_PART = new Set(["download", "info", "details", "website", "herunterladen", "télécharger"]);
/** Names such as `...` and `[…]`. Arrows tell a direction. */
const DOTS = /^[\s.…·_[\]()-]+$/;
/** Marks of punctuation that are no name wherever they stand: a link over the end of a sentence. */
const ONE_MARK = /^[.,;:_-]$/;
/** Letters beside a link from which they say more than it does. */
const TELLING_LETTERS = 3;

/** @param lang language the page declares; null where it declares none */
function needsContext(text: string, lang: string | null): boolean {
  return NEEDS_CONTEXT.has(plainWords(text)) || isGenericLinkText(text, lang);
}

export const a11yLinkPurpose = rule({
  id: "a11y-link-purpose",
  severity: "medium",
  criteria: ["2.4.4"],
  actRules: ["5effbb", "fd3a94"],
  engines: { [ALFA]: ["sia-r81"] },
  questions: { "sia-r81": "Links with the same text go to different pages. Do they serve the same purpose?" },
  defect: "Link text doesn't say where it goes",
  title: "Links say where they go",
  question: "Does something else near the link say where it goes?",
  ...WORDING,
  fixSteps: [
    'Name each link after the page it opens. For example, write "Price list 2026 (PDF)" instead of "PDF".',
    "If the design needs a short link, put the full name in the same sentence or list item.",
  ],
  effort: "S",
  effectOfInner: ["a11y-image-name-empty"],
  likelyOwner: "editor",
  examines: [examine(LINKS, decide)],
});

function decide(facts: LinksOfPage, page: ExaminedPage): Decision {
  const { shortLinks, lists, sameNamed, toldAlready = [], misnamed = [], ofOneGoal = [] } = facts;
  const { toldBySentence = [] } = facts;
  const apart = sameNamed.filter(leadsElsewhere);
  const settled = sameNamed.filter(leadsToSame).flatMap(selectorsOf);
  // Where one link is told, the others of its name need no question of their own, nor do those that lead to one page.
  const besideTold = [...apart.flatMap(selectorsOf), ...toldAlready, ...ofOneGoal, ...toldBySentence];
  return {
    applies: shortLinks.length > 0 || sameNamed.length > 0,
    defects: [
      ...withoutContext(shortLinks, lists, pageLanguage(page)),
      ...misnamed.map(misnamedDefect),
      ...apart.flatMap(sameNameDefects),
    ],
    settled: [
      ...settled.map((selector) => ({ criterion: "2.4.4", selector })),
      ...besideTold.map((selector) => ({ criterion: "2.4.4", selector, ofThisRule: true })),
    ],
  };
}

function misnamedDefect({ name, own, other, element }: MisnamedLink): RuleDefect {
  const message = `The link of “${own.slice(0, 60)}” is named “${name.slice(0, 60)}”, which is about “${other.slice(0, 60)}”`;
  return { actRules: ["5effbb"], message, element };
}

function selectorsOf({ links }: SameNamedLinks): string[] {
  return links.map(({ element }) => element.selector);
}

/** Links that say the same whatever they lead to, with nothing around them that tells. */
function withoutContext(
  links: readonly ShortLink[],
  lists: LinksOfPage["lists"],
  lang: string | null,
): RuleDefect[] {
  const vague = links
    .filter((link) => (needsContext(link.name, lang) && !namesPart(link, lists, lang)) || isDots(link))
    .map((link) => ({ link, context: contextOf(link, lists, lang) }))
    .filter(({ link, context }) => context !== "tells" || isOneMark(link));
  const alike = Map.groupBy(vague, ({ link }) => `${link.head} ${plainWords(link.name) || link.name.trim()}`);
  return vague.map(({ link, context }) => {
    const name = plainWords(link.name) || link.name.trim();
    const isAlone = !differ(alike.get(`${link.head} ${name}`) ?? []);
    const isSure = isOneMark(link) || context === "silent" || (context === "headed" && !isAlone);
    const said = link.name.trim().replaceAll(/\s+/g, " ");
    return {
      outcome: isSure ? "fail" : "review",
      actRules: ["5effbb"],
      message: isSure
        ? `“${said}” doesn't say where the link goes, and neither does the text around it`
        : `“${said}” doesn't say where the link goes. Does the heading or the text before it say so?`,
      element: link.element,
    };
  });
}

/** Whether a link is named after a part of the page or, as an item of a menu, of the site. */
function namesPart(
  { name, targetHeading = "", isMenuItem, list }: ShortLink,
  lists: LinksOfPage["lists"],
  lang: string | null,
): boolean {
  const words = plainWords(name);
  if (!NAMES_A_PART.has(words)) return false;
  if (
    plainWords(targetHeading)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(words)
  )
    return true;
  const items = list === null ? null : (lists[list] ?? []);
  return isMenuItem === true && (items === null || items.some((item) => !needsContext(item, lang)));
}

/** Of a picture, dots are told as an alternative that says nothing, which is the same defect. */
function isDots({ name, isPicture }: ShortLink): boolean {
  return DOTS.test(name) && !(isPicture && isTemplateRest(name) && name.trim().length > 1);
}

function isOneMark({ name, isPicture, isDescribed }: ShortLink): boolean {
  return ONE_MARK.test(name.trim()) && !isPicture && !isDescribed;
}

/** Several links under one heading that lead to different places: the heading cannot tell one from the other. */
function differ(links: readonly { link: ShortLink }[]): boolean {
  return new Set(links.map(({ link }) => link.address).filter((address) => address !== "")).size > 1;
}

/**
 * What WCAG counts as context: the sentence, paragraph, list item or table cell with its headers. A heading above
 * or the list around may help people, which only a person can say.
 */
function contextOf(
  link: ShortLink,
  lists: LinksOfPage["lists"],
  lang: string | null,
): "tells" | "headed" | "doubtful" | "silent" {
  if (link.isDescribed || link.lettersBeside >= TELLING_LETTERS) return "tells";
  if (link.block === null) return "doubtful";
  if (link.cell !== null) return contextInCell(link.cell);
  if (link.list !== null) return isOneOfSeveral(lists[link.list] ?? [], lang) ? "silent" : "doubtful";
  if (link.block === "dd" || link.head === null) return "doubtful";
  return link.head === -1 ? "silent" : "headed";
}

/**
 * A column's header is the same for every row. Where a row has words of its own, such as the name of a book, the header
 * tells what kind of thing that is, and not which one.
 */
function contextInCell(cell: TableCell): "tells" | "doubtful" | "silent" {
  if (cell.hasRowHeader) return "tells";
  const isNamed = cell.columnHeaders.some(({ text, isOverWords }) => !isOverWords && isTelling(text));
  if (!isNamed || cell.isRepeatedBelow) return "silent";
  return cell.isBesideWords ? "doubtful" : "tells";
}

/** Headers that name what is to be had and not what it is of. */
const OF_ANY_FILE =
  /^(?:links?|files?|gets?|downloads?|formats?|actions?|options?|urls?|documents?|views?|types?|more|info|details|resources?)$/;

function isTelling(header: string): boolean {
  const words = plainWords(header)
    .split(" ")
    .filter((word) => word.length > 2 && word !== "and");
  return words.some((word) => !OF_ANY_FILE.test(word) && !NEEDS_CONTEXT.has(word));
}

/** In a list of nothing but such links no item explains another. */
function isOneOfSeveral(items: readonly string[], lang: string | null): boolean {
  return items.length > 1 && items.every((item) => needsContext(item, lang));
}

function leadsToSame(group: SameNamedLinks): boolean {
  return group.addresses === 1 || (group.pages?.every((page) => isSamePage(page) === true) ?? false);
}

function leadsElsewhere({ pages }: SameNamedLinks): boolean {
  return pages?.some((page) => isSamePage(page) === false) ?? false;
}

/** Two versions of one page differ in a few words. Null where scripts decide what is shown. */
function isSamePage(page: NonNullable<SameNamedLinks["pages"]>[number]): boolean | null {
  const { isSameAddress, sharedWords, allWords, isScripted } = page;
  if (isSameAddress) return true;
  if (sharedWords < allWords / 2) return false;
  return sharedWords >= allWords * 0.9 && !isScripted ? true : null;
}

/** What nobody could tell apart is left to everyone's luck: WCAG asks only that those who listen know as much as those who see. */
function sameNameDefects(group: SameNamedLinks): RuleDefect[] {
  return linksApart(group).map(({ name, element }) => {
    const message = `“${name.slice(0, 60)}” is also the name of a link next to it that goes to another page`;
    return {
      outcome: group.looksApart ? "fail" : "review",
      actRules: ["fd3a94"],
      message: group.looksApart ? message : `${message}. Do people need to know which is which?`,
      element,
    };
  });
}

/** The links of a group that lead elsewhere than most of it; where no page has more, all but those of the first. */
function linksApart({ links, pages }: SameNamedLinks): SameNamedLinks["links"] {
  const leadsAway = ({ address }: SameNamedLinks["links"][number]): boolean =>
    address !== undefined && address > 0 && isElsewhere(pages?.[address - 1]);
  const away = links.filter(leadsAway);
  if (away.length === 0) return links.slice(1);
  const most = Math.max(
    ...[...Map.groupBy(away, ({ address }) => address).values()].map(({ length }) => length),
  );
  const usual = links.filter((link) => !leadsAway(link));
  return most > usual.length ? usual : away;
}

function isElsewhere(page: NonNullable<SameNamedLinks["pages"]>[number] | undefined): boolean {
  return page !== undefined && isSamePage(page) === false;
}
