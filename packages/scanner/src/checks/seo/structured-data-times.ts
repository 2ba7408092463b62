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
  const day = (property: string): Date | null => dayOf(node.properties[property]);
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
    ...(start instanceof Date && end instanceof Date && end.getTime() < start.getTime()
      ? [wrong(node, "endDate", "What is dated here ends on {}, before it begins.")]
      : []),
  ];
}

function wrong(node: DataNode, property: string, sentence: string): WrongTime {
  return { node, property, message: sentence.replace("{}", String(node.properties[property]).slice(0, 10)) };
}

/** Days since they are read without a time zone, so that a day more or less proves nothing. */
function dayOf(value: unknown): Date | null {
  const day = typeof value === "string" ? /^\s*(\d{4}-\d\d-\d\d)/.exec(value)?.[1] : undefined;
  const date = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}
