import { HUMAN_LEVELS, isFailing } from "./adherence.ts";
import type { CalendarDay } from "./calendar.ts";
import type { ConformanceFacts, ConformanceRow, ConformanceTerms } from "./conformance-reports.ts";
import { rowTitle } from "./conformance-tables.ts";
import { HARDWARE } from "./section-508.ts";
import type { Gap } from "./statements.ts";
import { targetDateGap } from "./target-dates.ts";

/** What has to be filled in before a conformance report can be signed on a day. */
export function conformanceGaps(
  terms: ConformanceTerms,
  { criteria }: Pick<ConformanceFacts, "criteria">,
  today: CalendarDay,
): Gap[] {
  const { product, vendor, author, contact, humanMethods, feedback, rows } = terms;
  const fields: [string, string, string][] = [
    ["product.name", product.name, "Enter the name of the product."],
    ["product.version", product.version, "Enter the version of the product."],
    ["vendor.name", vendor.name, "Enter the legal name of your organization."],
    ["author.name", author.name, "Enter the name of the author."],
    ["author.email", author.email, "Enter the email address of the author."],
    ["contact.email", contact.email, "Enter the email address of the contact."],
    ["humanMethods", humanMethods, "Say how people evaluated the product."],
    ["feedback", feedback, "Say where readers can report problems."],
  ];
  const empty = fields.filter(([, value]) => value === "").map(([field, , message]) => ({ field, message }));
  const unnamed = terms.technologies.flatMap(({ name }, index) =>
    name === ""
      ? [{ field: `technologies.${index}.name`, message: "Name the assistive technology, or remove it." }]
      : [],
  );
  const failed = new Set(
    criteria.filter(({ state }) => state === "failed").map(({ criterion }) => criterion),
  );
  return [
    ...empty,
    ...unnamed,
    ...rows.flatMap((row, index) => rowGaps(row, `rows.${index}`, { failed, today })),
  ];
}

function rowGaps(
  row: ConformanceRow,
  field: string,
  { failed, today }: { failed: ReadonlySet<string>; today: CalendarDay },
): Gap[] {
  const { criterion, adherence, targetDate, remarks } = row;
  const name = criterion === HARDWARE ? rowTitle(criterion) : criterion;
  if (adherence === "not-evaluated") return [{ field: `${field}.adherence`, message: `Evaluate ${name}.` }];
  const late = isFailing(adherence) ? targetDateGap(targetDate, criterion, today) : null;
  if (late !== null) return [{ field: `${field}.targetDate`, message: late }];
  if (HUMAN_LEVELS.includes(adherence) && failed.has(criterion) && remarks === "")
    return [
      {
        field: `${field}.remarks`,
        message: `Automated checks found failures of ${criterion}. Say in the remarks why you judge otherwise.`,
      },
    ];
  return [];
}
