import { attribute, closestElement, isShadowRoot, queryAll, rootNode, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, blockAround, isExposed, plain, referenced, textOf } from "./semantics.ts";

/** Link texts that need the words around them to make sense: requests to act, and file formats. */
const NEEDS_CONTEXT = new Set([
  "click",
  "click here",
  "here",
  "this",
  "link",
  "this link",
  "this page",
  "this site",
  "go here",
  "see here",
  "more",
  "read more",
  "learn more",
  "see more",
  "show more",
  "view more",
  "find out more",
  "more info",
  "more information",
  "details",
  "more details",
  "view details",
  "view",
  "go",
  "continue",
  "continue reading",
  "read on",
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
  "hier klicken",
  "mehr",
  "weiterlesen",
  "mehr erfahren",
  "en savoir plus",
  "lire la suite",
  "ici",
  "leer más",
  "más",
  "aquí",
  "haga clic aquí",
  "plus",
  "cliquez ici",
  "lire plus",
  "télécharger",
  "herunterladen",
  "details ansehen",
  "lees meer",
  "klik hier",
  "meer",
  "clicca qui",
  "leggi tutto",
  "scopri di più",
  "saiba mais",
  "leia mais",
  "clique aqui",
]);

/** Links that say the same whatever they lead to, with nothing around them that tells. */
export function linkPurpose(): RuleHit[] {
  return everywhere("a[href],area[href],[role=link]").flatMap((link) => {
    const name = plain(accessibleName(link));
    if (!NEEDS_CONTEXT.has(name) || !isExposed(link)) return [];
    const context = contextOf(link);
    if (context === "tells") return [];
    return [
      {
        rule: "link-purpose",
        verdict: context === "silent" ? "failed" : "review",
        wcag: ["2.4.4"],
        actRules: ["5effbb"],
        severity: "medium",
        message: `“${name}” doesn't say where the link goes, and neither does the text around it`,
        element: link,
      },
    ];
  });
}

/**
 * What WCAG counts as context: the sentence, paragraph, list item or table cell with its headers. A heading above
 * or the row beside may help people, which only a person can say.
 */
function contextOf(link: Element): "tells" | "doubtful" | "silent" {
  if (
    referenced(link, "aria-describedby").some((text) => textOf(text) !== "") ||
    (attribute(link, "title") ?? "") !== ""
  ) {
    return "tells";
  }
  const block = blockAround(link);
  if (block === null) return "doubtful";
  if (saysMore(block, link)) return "tells";
  if (tagName(block) === "td")
    return hasRowHeader(block) ? "tells" : hasTellingColumn(block) ? "doubtful" : "silent";
  const item = closestElement(block, "li");
  const outerItem = item?.parentElement ? closestElement(item.parentElement, "li") : null;
  if (outerItem !== null) return "tells";
  if (item !== null && tagName(block) === "li") return isOneOfSeveral(item) ? "silent" : "doubtful";
  return isHeaded(link) ? "doubtful" : "silent";
}

const HEADS =
  "h1,h2,h3,h4,h5,h6,[role=heading],dt,th,caption,figcaption,legend,summary,b,strong,label,svg,img[alt]:not([alt=''])";

/** With nothing like a heading or a picture's title before it, nothing can tell what the link is about. */
function isHeaded(link: Element): boolean {
  if (isShadowRoot(rootNode(link))) return true;
  const range = document.createRange();
  range.setStart(document.body, 0);
  range.setEndBefore(link);
  return range.cloneContents().querySelector(HEADS) !== null;
}

/** WCAG counts the header of the column as context too, but a single word over it, such as “Get”, tells little. */
function hasTellingColumn(cell: Element): boolean {
  const table = closestElement(cell, "table");
  if (table === null || !(cell instanceof HTMLTableCellElement)) return false;
  const [header] = queryAll(table, `tr:first-child > th:nth-child(${cell.cellIndex + 1})`);
  const name = header === undefined ? "" : plain(textOf(header));
  return name.includes(" ") && !NEEDS_CONTEXT.has(name);
}

/** A column's header is the same for every row, so only a header of the row tells one link from the next. */
function hasRowHeader(cell: Element): boolean {
  const row = closestElement(cell, "tr");
  const named = (attribute(cell, "headers") ?? "") !== "";
  return (
    named || (row !== null && queryAll(row, "th,[role=rowheader]").some((header) => textOf(header) !== ""))
  );
}

function saysMore(block: Element, link: Element): boolean {
  const rest = textOf(block)
    .replace(textOf(link), "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
  return rest.length > 2;
}

/** In a list of nothing but such links no item explains another. */
function isOneOfSeveral(item: Element): boolean {
  const items = [...(item.parentElement?.children ?? [])].filter((sibling) => tagName(sibling) === "li");
  return items.length > 1 && items.every((sibling) => NEEDS_CONTEXT.has(plain(textOf(sibling))));
}
