import type { ContentPage } from "./content-pages.ts";

/** Pages of a calendar of which each leads on to the next, and the last one to a page that was not visited. */
export interface EndlessSeries {
  /** Their addresses with a star in place of the time. */
  key: string;
  /** In the order of time. */
  pages: ContentPage[];
  next: string;
}

/** Share of words in common: a calendar with something in it says something else each time. */
const ALIKE = 0.85;
const FEWEST_PAGES = 4;

/** Parameters that count weeks and the like; other lists come to an end. */
const COUNTER =
  /(?<=[?&](?:week|month|day|year|kw|woche|monat|tag|jahr|semaine|mois|jour|annee|semana|mes|dia|ano|settimana|mese|giorno|anno|maand|dag|jaar|tydzien|miesiac|dzien|rok)=)-?\d{1,6}(?=&|$)/i;
/** `2026-11`, `2026-11-30` or `2026/11/30`, as a part of the address by itself. */
const DATE = /(?<=[/=])((?:19|20|21)\d\d)[-/](0?[1-9]|1[0-2])(?:[-/](0?[1-9]|[12]\d|3[01]))?(?=[/&]|$)/;

interface Place {
  key: string;
  time: number;
  isDate: boolean;
}

interface Member extends Place {
  content: ContentPage;
}

/** Series of pages by week, month or day that say the same and have no end in sight. */
export function endlessSeries(pages: readonly ContentPage[], now: Date): EndlessSeries[] {
  const members = pages.flatMap((content) => {
    const place = placeOf(content.page.finalUrl);
    return place === null ? [] : [{ ...place, content }];
  });
  return [...Map.groupBy(members, ({ key }) => key)].flatMap(([key, unordered]) => {
    const chain = longestChain(unordered.toSorted((a, b) => a.time - b.time));
    const last = chain.at(-1);
    if (last === undefined || chain.length < FEWEST_PAGES) return [];
    const isAhead = !last.isDate || last.time > now.getTime();
    const next = isAhead ? laterThan(last) : null;
    return next === null ? [] : [{ key, pages: chain.map(({ content }) => content), next }];
  });
}

/** Whether an address names a week, a month or another time. */
export function namesTime(address: string): boolean {
  return placeOf(address) !== null;
}

/** When a page is about, by its address; null where that names no time. */
function placeOf(address: string): Place | null {
  const [whole = ""] = address.split("#");
  const date = DATE.exec(whole);
  if (date !== null) {
    const [, year, month, day = "1"] = date;
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return { key: whole.replace(DATE, "*"), time, isDate: true };
  }
  const count = COUNTER.exec(whole)?.[0];
  return count === undefined
    ? null
    : { key: whole.replace(COUNTER, "*"), time: Number(count), isDate: false };
}

/** The last pages of which each links to the one after it and says the same. */
function longestChain(ordered: readonly Member[]): Member[] {
  const breaks = ordered.findLastIndex((member, at) => {
    const following = ordered[at + 1];
    return following !== undefined && !(linksTo(member, following) && saysTheSame(member, following));
  });
  return ordered.slice(breaks + 1);
}

function linksTo(member: Member, { time }: Member): boolean {
  return linkedPlaces(member).some((linked) => linked.time === time);
}

/** The nearest later address that a page links to. */
function laterThan(member: Member): string | null {
  const later = linkedPlaces(member).filter(({ time }) => time > member.time);
  return later.toSorted((a, b) => a.time - b.time)[0]?.href ?? null;
}

function linkedPlaces({ key, content }: Member): { time: number; href: string }[] {
  return content.document.links.flatMap(({ href, rel }) => {
    if (href === null || /\bnofollow\b/i.test(rel)) return [];
    const place = placeOf(href);
    return place?.key === key ? [{ time: place.time, href }] : [];
  });
}

function saysTheSame(a: Member, b: Member): boolean {
  const [own, other] = [wordsOf(a.content), wordsOf(b.content)];
  const shared = own.intersection(other).size;
  return own.size > 0 && shared / own.union(other).size >= ALIKE;
}

function wordsOf({ document }: ContentPage): Set<string> {
  return new Set(document.text.toLowerCase().match(/\p{L}+/gu));
}
