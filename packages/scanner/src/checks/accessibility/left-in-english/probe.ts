import type { ElementRef } from "#evidence/document.ts";
import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";
import { childElements, closestElement, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** What a library brought in its own language, and nobody has translated. */
export interface LeftForeign {
  /** Language of the place, by what the page declares. */
  lang: string;
  /** Language it is in. */
  other: string;
  text: string;
  element: ElementRef;
}

export interface LeftInEnglish {
  /** Calendars by the names of their days. */
  calendars: LeftForeign[];
  /** Controls by the names that libraries give them. */
  controls: LeftForeign[];
}

/** Languages whose days are known; libraries come in English, and pages are copied from each other. */
const LANGUAGES = ["en", "es", "fr", "de", "it", "pt", "nl"];
const DAYS = 7;
/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
const LONGEST_DAY = 14;
/** Names that widgets and templates bring along; none of them is a word of another language. */
const OF_WIDGETS =
  /^(?:close(?: (?:dialog|menu|modal|this dialog))?|next(?: (?:slide|month|page|year|image))?|prev(?:ious)?(?: (?:slide|month|page|year|image))?|go to slide \d+|toggle (?:navigation|menu|fullscreen)|zoom (?:in|out)|no (?:results|matches|options|data)(?: found| available)?(?: in table)?|play video|mute|unmute|remove item|(?:main|primary|footer|site|secondary) (?:navigation|menu)|(?:main )?navigation and search|(?:open|show|hide) (?:the )?menu|skip to (?:main )?content|(?:load|show|read|learn|view|see) (?:more|less|all)(?: (?:results|posts|products|articles|comments|reviews))?|add to (?:cart|bag|basket|wishlist)|back to top|scroll to top|search (?:for|our site|this site)|share this(?: page| post)?|leave a (?:comment|reply)|sign (?:in|up|out)|log ?out|buy now|shop now|shopping cart|select (?:an )?options?|out of stock|in stock|write a review|previous post|next post|related (?:products|posts)|page not found|all rights reserved)$/i;
const NAMED =
  "a[href],button,[role=button],[role=link],[role=tab],nav[aria-label],[role=navigation][aria-label],[role=search][aria-label]";
const SPOKEN = "[role=option],[role=alert],[role=status],li,td";
const MOST = 300;

export function probe({ describe, within }: AskedPage): LeftInEnglish {
  const named = queryAll(document, `${NAMED},${SPOKEN}`)
    .filter(within(MOST))
    .flatMap((element) => {
      const lang = langOf(element);
      if (lang === "" || lang === "en" || !isSeen(element) || !isExposed(element)) return [];
      const text = folded(element.matches(NAMED) ? accessibleName(element) : textContent(element), 60);
      return OF_WIDGETS.test(text) ? [{ lang, other: "en", text, element: describe(element) }] : [];
    });
  return { calendars: weeksIn(describe), controls: named };
}

/** Seven short texts in a row that are the days of a week in another language than that of their place. */
function weeksIn(describe: AskedPage["describe"]): LeftForeign[] {
  const short = queryAll(document, "th,td,span,div,abbr,a,li,button").filter(
    (element) => childElements(element).length === 0 && wordOf(element) !== "",
  );
  const weeks = short.flatMap((first, start) => {
    const row = short.slice(start, start + DAYS);
    const lang = langOf(first);
    if (row.length < DAYS || lang === "" || !isSeen(first)) return [];
    const words = row.map(wordOf);
    const other = LANGUAGES.find((language) => isWeekOf(language, words));
    if (other === undefined || other === lang || isWeekOf(lang, words)) return [];
    return [
      {
        lang,
        other,
        text: row.map((day) => folded(textContent(day), LONGEST_DAY)).join(" "),
        element: describe(closestElement(first, "th,td,[id]") ?? first),
      },
    ];
  });
  return weeks.slice(0, 1);
}

function wordOf(element: Element): string {
  const text = (textContent(element) ?? "").trim();
  if (text.length < 2 || text.length > LONGEST_DAY) return "";
  return /^\p{L}+\.?$/u.test(text) ? plain(text) : "";
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[.\u200e\u200f]/gu, "");
}

const known = new Map<string, string[][]>();

/** Names of the days from Sunday on, as they are written in full, shortened, and with two letters. */
function daysOf(language: string): string[][] {
  const before = known.get(language);
  if (before !== undefined) return before;
  let forms: string[][] = [];
  try {
    forms = (["long", "short"] as const).map((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
      return Array.from({ length: DAYS }, (_, day) => plain(format.format(SUNDAY + day * DAY_MS)));
    });
  } catch {
    // No language that browsers know: nothing can be said of it.
  }
  const [long = []] = forms;
  const all = [...forms, ...[3, 2].map((letters) => long.map((day) => day.slice(0, letters)))];
  known.set(language, all);
  return all;
}

/** Whether the words are the days of a week, whichever it begins with. */
function isWeekOf(language: string, words: readonly string[]): boolean {
  return daysOf(language).some((days) => {
    const first = days.indexOf(words[0] ?? "");
    return first !== -1 && words.every((word, index) => word === days[(first + index) % DAYS]);
  });
}

function langOf(element: Element): string {
  return declaredLanguage(element).split("-")[0]?.toLowerCase() ?? "";
}
