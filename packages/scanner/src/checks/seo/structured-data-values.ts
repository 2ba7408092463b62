import type { DataNode } from "./structured-data-nodes.ts";

/** A value that search engines can't read, and what they expect. */
export interface WrongValue {
  node: DataNode;
  property: string;
  value: string;
  expected: string;
}

interface Form {
  properties: ReadonlySet<string>;
  expected: string;
  fits(value: string): boolean;
}

/** Forms that Google's guides ask for, by property. Only what no reader can make sense of is wrong. */
const FORMS: readonly Form[] = [
  {
    properties: new Set([
      "startDate",
      "endDate",
      "datePublished",
      "dateModified",
      "dateCreated",
      "uploadDate",
      "validFrom",
      "validThrough",
      "priceValidUntil",
      "datePosted",
    ]),
    expected: "a date such as 2026-11-30",
    fits: isDate,
  },
  {
    properties: new Set(["totalTime", "prepTime", "cookTime", "duration"]),
    expected: "a duration such as PT1H30M",
    fits: (value) => /^-?P(?=[\dT])/i.test(value),
  },
  {
    properties: new Set(["openingHours"]),
    expected: "days in two letters and times by the 24-hour clock, such as Mo-Fr 09:00-17:30",
    fits: (value) => /\p{L}|:/u.test(value) && value.replaceAll(PARTS_OF_HOURS, "") === "",
  },
  {
    properties: new Set(["opens", "closes"]),
    expected: "a time by the 24-hour clock, such as 09:00",
    fits: (value) =>
      /^(?:\d{4}-\d\d-\d\dT)?(?:[01]?\d|2[0-4]):[0-5]\d(?::\d\d.*|Z|[+-]\d\d:?\d\d)?$/.test(value),
  },
  {
    properties: new Set(["dayOfWeek"]),
    expected: "the names of days, such as Monday",
    fits: (value) => DAY_OF_WEEK.test(value),
  },
  {
    properties: new Set(["price", "lowPrice", "highPrice"]),
    expected: "a number with a point, such as 19.99, and the currency in priceCurrency",
    fits: (value) => /^\d+(?:,\d{3})*(?:\.\d+)?$/.test(value),
  },
  {
    properties: new Set(["ratingValue"]),
    expected: "a number such as 4.5",
    fits: (value) => /^-?\d+(?:\.\d+)?(?:%|\s*\/\s*\d+)?$/.test(value),
  },
  {
    properties: new Set(["ratingCount", "reviewCount"]),
    expected: "a whole number",
    fits: (value) => /^\d{1,3}(?:,?\d{3})*$|^\d+$/.test(value),
  },
  {
    properties: new Set(["name", "telephone", "streetAddress", "sameAs", "url"]),
    expected: "what the business is called and how it is reached, and not what a template gives",
    fits: (value) => !FROM_TEMPLATE.test(value),
  },
  {
    properties: new Set(["eventStatus", "eventAttendanceMode"]),
    expected: "one of schema.org's own values, such as https://schema.org/EventScheduled",
    fits: (value) =>
      /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?(?:Event(?:Cancelled|MovedOnline|Postponed|Rescheduled|Scheduled)|(?:Mixed|Offline|Online)EventAttendanceMode)$/i.test(
        value,
      ),
  },
  {
    properties: new Set(["priceCurrency"]),
    expected: "a currency's three letters, such as USD",
    fits: (value) => /^[a-z]{3}$/i.test(value),
  },
  {
    properties: new Set(["availability"]),
    expected: "one of schema.org's own values, such as https://schema.org/InStock",
    fits: (value) =>
      /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)?(?:BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/i.test(
        value.replaceAll(/[ _-]/g, ""),
      ),
  },
];

/** What generators of structured data write until someone enters the business. */
const FROM_TEMPLATE =
  /^https?:\/\/(?:www\.)?(?:example\.(?:com|org|net)|your-?(?:domain|site|website|store|shop)\.\w+)(?:\/|$)|^(?:your|my) (?:business|company|organization|store|shop)(?: name)?$|^(?:business|company) name$|^\+?1?[-. ]?\(?555\)?[-. ]?555[-. ]?5555$|^123 (?:main|example|any) st(?:reet|\.)?,? (?:anytown|anywhere|any ?city)|\/\/(?:www\.)?(?:facebook|twitter|x|instagram|linkedin|youtube)\.com\/(?:company\/|in\/|@)?(?:your|my)[-_.]?(?:page|profile|handle|username|company|business|channel|name|account)\/?$/i;

/** Days in two letters or whole words, and times by the 24-hour clock: what stands in no such form, no program reads. */
const DAY =
  "(?:Mo(?:n(?:day)?)?|Tu(?:e(?:s(?:day)?)?)?|We(?:d(?:nesday)?)?|Th(?:u(?:r(?:s(?:day)?)?)?)?|Fr(?:i(?:day)?)?|Sa(?:t(?:urday)?)?|Su(?:n(?:day)?)?|PH)";
/** What opening hours are made of. */
const PARTS_OF_HOURS = new RegExp(
  String.raw`(?<!\p{L})(?:${DAY}|off|closed)(?!\p{L})|(?<!\d)(?:[01]?\d|2[0-4])[:.][0-5]\d(?::\d\d)?(?![\d\p{L}])|[\s,;:|&–-]+`,
  "giu",
);
const DAY_OF_WEEK = new RegExp(
  `^(?:https?://(?:www\\.)?schema\\.org/|schema:)?(?:${DAY}|PublicHolidays)$|^https?://purl\\.org/`,
  "i",
);

/** ISO 8601, with a space in place of the T, and with or without dashes. */
function isDate(value: string): boolean {
  const parts = /^(\d{4})(?:-?(\d\d)(?:-?(\d\d))?)?(?:[T ]\d\d(?::?\d\d){0,2}.*)?$/i.exec(value);
  if (parts === null) return false;
  const [, year = "", month = "01", day = "01"] = parts;
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysIn(year, month);
}

function daysIn(year: string, month: string): number {
  return new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

/** Values of a schema.org entity that have a form no search engine can read. */
export function wrongValues(node: DataNode): WrongValue[] {
  return Object.entries(node.properties).flatMap(([property, given]) => {
    const form = FORMS.find(({ properties }) => properties.has(property));
    if (form === undefined) return [];
    const texts = [given].flat().flatMap((one) => (typeof one === "string" ? [one.trim()] : []));
    return texts
      .filter((text) => text !== "" && !form.fits(text))
      .map((value) => ({ node, property, value, expected: form.expected }));
  });
}
