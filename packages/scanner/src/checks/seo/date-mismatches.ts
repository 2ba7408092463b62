import type { DocumentSnapshot } from "#evidence/document.ts";

import { datesShown, dayIn, latestOf, mayBeWithin, type ShownDate } from "./dates-shown.ts";
import type { DataNode } from "./structured-data-nodes.ts";
import { isA, type Mismatch } from "./structured-data-texts.ts";
import { RICH_RESULT_RULES } from "./structured-data-types.ts";

const [EVENTS, ARTICLES] = ["event", "article"].map(
  (name) => RICH_RESULT_RULES.find((rule) => rule.name === name)?.types ?? [],
);

/** Days of the only event or article in a page's data that the page itself tells otherwise. */
export function dateMismatches(
  nodes: readonly DataNode[],
  document: DocumentSnapshot,
  now: Date,
): Mismatch[] {
  return [
    ...eventMismatch(onlyOne(nodes, EVENTS), document, now),
    ...articleMismatch(onlyOne(nodes, ARTICLES), document),
  ];
}

function onlyOne(nodes: readonly DataNode[], types: readonly string[] = []): DataNode | null {
  const [only, ...more] = nodes.filter((node) => types.some((type) => isA(node, type)));
  return more.length > 0 ? null : (only ?? null);
}

/** Of a page that shows days to come, of which none is the event's. Past ones are of something else, such as the page. */
function eventMismatch(event: DataNode | null, { text }: DocumentSnapshot, now: Date): Mismatch[] {
  const start = dayIn(event?.properties["startDate"]);
  if (event === null || start === null || start.getTime() < now.getTime()) return [];
  const end = dayIn(event.properties["endDate"]) ?? start;
  const shown = datesShown(text);
  if (shown.some((date) => mayBeWithin(date, start, end < start ? start : end))) return [];
  const other = shown.find((date) => (latestOf(date) ?? 0) > now.getTime());
  return other === undefined
    ? []
    : [told(event, "startDate", `The structured data says that the event begins on ${dayOf(start)}`, other)];
}

const PUBLISHED =
  /(?<!\p{L})(?:published|posted|ver[öo]ffentlicht|publi[ée]e?|publicad[oa]|pubblicato|gepubliceerd|geplaatst|opublikowan[oy]|publicerad|publisert|udgivet|julkaistu|publikov[aá]no)(?!\p{L})[^.\d]{0,20}$/iu;
const LABEL = 30;
/** What may stand between a headline and the day of its article: who wrote it, and a day of the week. */
const BYLINE =
  /^[\s|·•,–—-]*(?:(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Pp]rzez|[Aa]v|[Aa]f)\s[\p{L} .'’-]{2,40}[|·•,–—-])?\s*(?:\p{Lu}\p{L}{2,12},?)?\s*$/u;

/** Of a page whose date of publication is neither that in its data nor that of the last change there. */
function articleMismatch(article: DataNode | null, { text, headings }: DocumentSnapshot): Mismatch[] {
  const published = dayIn(article?.properties["datePublished"]);
  if (article === null || published === null) return [];
  const modified = dayIn(article.properties["dateModified"]) ?? published;
  const headline = headings.find(({ level }) => level === 1)?.text ?? "";
  const at = headline === "" ? -1 : text.indexOf(headline);
  const isItsDate = (date: ShownDate): boolean =>
    PUBLISHED.test(text.slice(Math.max(0, date.at - LABEL), date.at)) ||
    (at >= 0 && date.at > at && BYLINE.test(text.slice(at + headline.length, date.at)));
  const own = datesShown(text).filter((date) => date.year !== null && isItsDate(date));
  const isSame = (date: ShownDate): boolean =>
    mayBeWithin(date, published, published) || mayBeWithin(date, modified, modified);
  const [other] = own;
  return other === undefined || own.some(isSame)
    ? []
    : [
        told(
          article,
          "datePublished",
          `The structured data says that this was published on ${dayOf(published)}`,
          other,
        ),
      ];
}

function told(node: DataNode, property: string, sentence: string, { whole }: ShownDate): Mismatch {
  return { node, property, message: `${sentence}. The page says “${whole}”. Which one is right?` };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
