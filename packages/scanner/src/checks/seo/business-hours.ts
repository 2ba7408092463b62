import type { DocumentSnapshot } from "#evidence/document.ts";

import { type DataNode, nestedNodes } from "./structured-data-nodes.ts";
import { type Mismatch, textOf } from "./structured-data-texts.ts";

/** From and until when a business is open, in hours of a clock with twelve of them: `8–5` says no more. */
type Hours = [from: number, until: number];

const MONDAY = String.raw`(?:mon(?:days?)?|mo(?:ntags?)?|lun(?:di|es|ed[iì])?|ma(?:andag)?|pon(?:iedzia[łl]ek)?|pn|segunda)`;
const LATER_DAY = String.raw`(?:thu|fri|sat|sun|do|fr|sa|so|jeu|ven|sam|dim|jue|vie|s[áa]b|dom|gio|vr|za|zo|czw|pt|pi[ąa]tek|sob|sexta)[\p{L}]*`;
const TO = String.raw`\s*(?:[-–—]|to|through|until|bis|à|au|a|al|t\/m|tot|do)\s*`;
const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:[ap]\.?m\.?|uhr|h|uur)?`;
/** Such as `Mon–Fri 8–5`, `Montag bis Freitag: 9.00 bis 18.00 Uhr` or `Lunes a viernes, 10:00 - 19:30`. */
const SHOWN = new RegExp(
  String.raw`(?<!\p{L})${MONDAY}\.?${TO}${LATER_DAY}\.?[:,]?\s*(?:from|von|de|dalle|van)?\s*${TIME}${TO}${TIME}(?![\d:])`,
  "giu",
);
/** Any other hours, such as those in a table by day. */
const OTHER_HOURS = new RegExp(`(?<![\\d:])${TIME}${TO}${TIME}(?![\\d:])`, "giu");
const ALWAYS =
  /24\s?\/\s?7|24[- ]?(?:hours?|h|stunden|heures|horas|ore|uur|godzin)(?!\p{L})|(?:a)?round the clock|rund um die uhr/iu;

/** Of a page that shows hours from Monday on, of which none are those that the only business in its data has then. */
export function hoursMismatch(nodes: readonly DataNode[], { text }: DocumentSnapshot): Mismatch[] {
  const given = nodes.flatMap((node) => mondayOf(node).map((hours) => ({ node, hours })));
  const shown = hoursIn(text, SHOWN);
  const others = hoursIn(text, OTHER_HOURS);
  const [first] = given;
  const [one] = shown;
  if (first === undefined || one === undefined || ALWAYS.test(text)) return [];
  if (given.some(({ node }) => node !== first.node)) return [];
  const differ = ([a, b]: Hours, [c, d]: Hours): boolean => a !== c && b !== d;
  if (given.some(({ hours }) => shown.some((other) => !differ(hours.clock, other.hours)))) return [];
  const isShown = ([from, until]: Hours): boolean =>
    others.some(({ hours: [start, end] }) => start === from && end === until);
  if (given.some(({ hours }) => isShown(hours.clock))) return [];
  const message = `The structured data says that the business is open from ${first.hours.words} on Mondays. The page says “${one.whole.trim()}”. Which one is right?`;
  return [{ node: first.node, property: "openingHours", message }];
}

function hoursIn(text: string, form: RegExp): { whole: string; hours: Hours }[] {
  return [...text.matchAll(form)].map(([whole, ...parts]) => ({
    whole,
    hours: [clock(parts[0], parts[1]), clock(parts[2], parts[3])],
  }));
}

interface Given {
  clock: Hours;
  words: string;
}

function mondayOf(node: DataNode): Given[] {
  const written = [node.properties["openingHours"]].flat().filter((value) => typeof value === "string");
  const ofTexts = written.flatMap((value) => {
    const [, from, until] =
      /^\s*Mo(?:\s*[-,]\s*\w{2})*\s+(\d\d:\d\d)\s*-\s*(\d\d:\d\d)\s*$/.exec(value) ?? [];
    return given(from, until);
  });
  const specified = nestedNodes(node, "openingHoursSpecification").filter(
    ({ properties }) => properties["validFrom"] === undefined && namesMonday(properties["dayOfWeek"]),
  );
  const ofNodes = specified.flatMap((hours) =>
    given(textOf(hours, "opens") ?? undefined, textOf(hours, "closes") ?? undefined),
  );
  return [...ofTexts, ...ofNodes];
}

function namesMonday(value: unknown): boolean {
  return [value].flat().some((day) => typeof day === "string" && /(?:^|\/)Mo(?:nday)?$/.test(day));
}

function given(from: string | undefined, until: string | undefined): Given[] {
  const [start, end] = [from, until].map((time) => /^(\d{1,2}):(\d\d)/.exec(time ?? ""));
  if (start === null || end === null || start === undefined || end === undefined) return [];
  return [{ clock: [clock(start[1], start[2]), clock(end[1], end[2])], words: `${from} to ${until}` }];
}

function clock(hour: string | undefined, minute: string | undefined): number {
  return (Number(hour) % 12) + Number(minute ?? 0) / 60;
}
