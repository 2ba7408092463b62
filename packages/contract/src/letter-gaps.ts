import type { CalendarDay } from "./calendar.ts";
import type { LetterFacts, LetterTerms, Remedy } from "./letters-of-intent.ts";
import type { Gap } from "./statements.ts";
import { targetDateGap } from "./target-dates.ts";

/** What has to be filled in before a letter can be signed on a day. */
export function letterGaps(
  { vendor, contact, humanTesting, reporting, remedies }: LetterTerms,
  { barriers }: Pick<LetterFacts, "barriers">,
  today: CalendarDay,
): Gap[] {
  const fields: [string, string, string][] = [
    ["vendor", vendor, "Enter the legal name of your organization."],
    ["humanTesting", humanTesting, "Say what people test, or that nobody does yet."],
    ["reporting", reporting, "Say how you report progress."],
    ["contact.name", contact.name, "Enter the name of the contact."],
    ["contact.email", contact.email, "Enter the email address of the contact."],
  ];
  const empty = fields.filter(([, value]) => value === "").map(([field, , message]) => ({ field, message }));
  const byCause = new Map(remedies.map((remedy) => [remedy.cause, remedy]));
  const open = barriers.flatMap(({ cause, title }, index) =>
    remedyGaps(byCause.get(cause), title, today).map(({ field, message }) => ({
      field: `remedies.${index}.${field}`,
      message,
    })),
  );
  return [...empty, ...open];
}

function remedyGaps(remedy: Remedy | undefined, title: string, today: CalendarDay): Gap[] {
  const gaps: Gap[] = [];
  if (!remedy?.owner) gaps.push({ field: "owner", message: `Name who fixes "${title}".` });
  const message = targetDateGap(remedy?.targetDate ?? null, `"${title}"`, today);
  if (message !== null) gaps.push({ field: "targetDate", message });
  return gaps;
}
