import { monthNamed } from "#checks/privacy/reading/dates.ts";

/** A date as a page shows it. */
export interface ShownDate {
  whole: string;
  /** Where it stands in the text. */
  at: number;
  /** Null where the page leaves it out. */
  year: number | null;
  /** What it may mean: 3/4 is a day in March or in April, and a range has several days. */
  days: { month: number; day: number }[];
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.|:e)?`;
const RANGE = String.raw`(?:\s*(?:[-–—]|to|bis|au|al?|tot|do|e|y|et|und|and|i|og|och)\s*${DAY})?`;
const DAY_FIRST = new RegExp(
  String.raw`(?<![\d.,/:-])${DAY}${RANGE}\s*(?:of\s|de\s|di\s)?\s*(\p{L}{3,})\.?,?(?:\s*(?:de\s|del\s)?(\d{4})(?!\d))?`,
  "giu",
);
const MONTH_FIRST = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,})\.?\s+${DAY}${RANGE}(?![\d:])(?:,?\s+(\d{4})(?!\d))?`,
  "giu",
);
const NUMBERS = /(?<![\d.,/:-])(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}))?(?!\d|[:,]\d)/g;
const ISO = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/g;

/** Every date in a text, by months' names in the languages of the European Union or in numbers. */
export function datesShown(text: string): ShownDate[] {
  return [
    ...[...text.matchAll(ISO)].map((match) => shown(match, match[1], [[Number(match[2]), match[3]]])),
    ...[...text.matchAll(DAY_FIRST)].flatMap((match) =>
      named(match, match[3], [match[1], match[2]], match[4]),
    ),
    ...[...text.matchAll(MONTH_FIRST)].flatMap((match) =>
      named(match, match[1], [match[2], match[3]], match[4]),
    ),
    ...[...text.matchAll(NUMBERS)].map((match) =>
      shown(match, match[4], [
        [Number(match[3]), match[1]],
        [Number(match[1]), match[3]],
      ]),
    ),
  ]
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => one.at - other.at);
}

function named(
  match: RegExpExecArray,
  name: string | undefined,
  days: readonly (string | undefined)[],
  year: string | undefined,
): ShownDate[] {
  const month = monthNamed(name);
  if (month === null) return [];
  return [
    shown(
      match,
      year,
      days.flatMap((day) => (day === undefined ? [] : [[month, day] as const])),
    ),
  ];
}

function shown(
  { 0: whole, index }: RegExpExecArray,
  year: string | undefined,
  days: readonly (readonly [month: number, day: string | undefined])[],
): ShownDate {
  return {
    whole: whole.trim().replace(/[,.]$/, ""),
    at: index,
    year: year === undefined ? null : Number(year),
    days: days
      .map(([month, day]) => ({ month, day: Number(day) }))
      .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a shown date may be one from a day before the first to a day after the last: time zones may make it another. */
export function mayBeWithin(date: ShownDate, first: Date, last: Date): boolean {
  return date.days.some(({ month, day }) => {
    const years = date.year === null ? [first.getUTCFullYear(), last.getUTCFullYear()] : [date.year];
    return years.some((year) => {
      const time = Date.UTC(year, month - 1, day);
      return time >= first.getTime() - DAY_MS && time <= last.getTime() + DAY_MS;
    });
  });
}

/** The latest day that a date with a year may mean; null without one. */
export function latestOf({ year, days }: ShownDate): number | null {
  if (year === null) return null;
  return Math.max(...days.map(({ month, day }) => Date.UTC(year, month - 1, day)));
}

/** The day of a value of structured data; null where it names none. */
export function dayIn(value: unknown): Date | null {
  const day = typeof value === "string" ? /^\s*(\d{4}-\d\d-\d\d)/.exec(value)?.[1] : undefined;
  const date = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}
