import { HUMAN_LEVELS, isFailing } from "./adherence.ts";
import type { ConformanceFacts, ConformanceRow, ConformanceTerms } from "./conformance-reports.ts";
import type { Gap } from "./statements.ts";

/** What has to be filled in before a conformance report can be signed. */
export function conformanceGaps(
  terms: ConformanceTerms,
  { criteria }: Pick<ConformanceFacts, "criteria">,
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
  const failed = new Set(
    criteria.filter(({ state }) => state === "failed").map(({ criterion }) => criterion),
  );
  return [...empty, ...rows.flatMap((row, index) => rowGaps(row, `rows.${index}`, failed))];
}

function rowGaps(row: ConformanceRow, field: string, failed: ReadonlySet<string>): Gap[] {
  const { criterion, adherence, targetDate, remarks } = row;
  if (adherence === "not-evaluated")
    return [{ field: `${field}.adherence`, message: `Evaluate ${criterion}.` }];
  if (isFailing(adherence) && targetDate === null)
    return [{ field: `${field}.targetDate`, message: `Set a target date for ${criterion}.` }];
  if (HUMAN_LEVELS.includes(adherence) && failed.has(criterion) && remarks === "")
    return [
      {
        field: `${field}.remarks`,
        message: `Automated checks found failures of ${criterion}. Say in the remarks why you judge otherwise.`,
      },
    ];
  return [];
}
