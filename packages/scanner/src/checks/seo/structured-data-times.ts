import { dayIn } from "./dates-shown.ts";
import type { DataNode } from "./structured-data-nodes.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A date of structured data that can't be, or is over. */
export interface WrongTime {
  node: DataNode;
  property: string;
  /** What is wrong, as a sentence. */
  message: string;
}

/** Dates by which search engines drop what they stand for, and those that contradict each other. */
export function wrongTimes(node: DataNode, now: Date): WrongTime[] {
  // Days are read without a time zone, so that a day more or less proves nothing.
  const day = (property: string): Date | null => dayIn(node.properties[property]);
  const [until, through, published, modified, start, end] = [
    "priceValidUntil",
    "validThrough",
    "datePublished",
    "dateModified",
    "startDate",
    "endDate",
  ].map(day);
  const isOver = (date: Date | null | undefined): boolean =>
    date instanceof Date && date.getTime() + 2 * DAY_MS < now.getTime();
  const isJob = node.types.includes("JobPosting");
  return [
    ...(isOver(until)
      ? [
          wrong(
            node,
            "priceValidUntil",
            "The price was valid until {}, so search engines may no longer show it.",
          ),
        ]
      : []),
    ...(isJob && isOver(through)
      ? [
          wrong(
            node,
            "validThrough",
            "The job was open until {}. Google asks for the markup of past jobs to be removed.",
          ),
        ]
      : []),
    ...(published instanceof Date && published.getTime() > now.getTime() + 2 * DAY_MS
      ? [wrong(node, "datePublished", "The page says it was published on {}, which is still to come.")]
      : []),
    ...(published instanceof Date &&
    modified instanceof Date &&
    modified.getTime() + DAY_MS < published.getTime()
      ? [wrong(node, "dateModified", "The page says it was last changed on {}, before it was published.")]
      : []),
    ...shorterThanPart(node),
    ...(start instanceof Date && end instanceof Date && end.getTime() < start.getTime()
      ? [wrong(node, "endDate", "What is dated here ends on {}, before it begins.")]
      : []),
  ];
}

function wrong(node: DataNode, property: string, sentence: string): WrongTime {
  return { node, property, message: sentence.replace("{}", String(node.properties[property]).slice(0, 10)) };
}

/** Of a recipe whose total time is shorter than one of its parts. */
function shorterThanPart(node: DataNode): WrongTime[] {
  const [total, ...parts] = ["totalTime", "prepTime", "cookTime"].map((name) =>
    minutesIn(node.properties[name]),
  );
  if (total === null || total === undefined || !parts.some((part) => part !== null && part > total))
    return [];
  return [wrong(node, "totalTime", "The total time, {}, is shorter than that for preparing or cooking.")];
}

function minutesIn(value: unknown): number | null {
  const parts =
    typeof value === "string" ? /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/i.exec(value.trim()) : null;
  if (parts === null) return null;
  const [days, hours, minutes] = parts.slice(1).map((part) => Number(part ?? 0));
  return ((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
}
