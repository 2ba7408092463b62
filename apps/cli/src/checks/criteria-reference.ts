import { partForAPerson } from "@plumbline/contract/wcag-by-hand";
import { WCAG_CRITERIA, type WcagCriterion } from "@plumbline/contract/wcag-criteria";

import type { Check } from "#checks/check-text.ts";

/** Every WCAG 2.2 A and AA criterion as a Markdown table: the checks that look at it and what is left to a person. */
export function criteriaReference(checks: readonly Check[]): string {
  const criteria = WCAG_CRITERIA.filter(({ level }) => level !== "AAA");
  const covered = criteria.filter(({ id }) => checksOf(id, checks).length > 0).length;
  return [
    "# WCAG 2.2, level A and AA",
    "",
    `For ${covered} of the ${criteria.length} criteria there is at least one check that can find failures.`,
    "No check can tell that a criterion is met: a scan says `failed`, `review`, `no-failure-found` or `not-tested`",
    "(`criteria` in the JSON result), and the last column stays with a person in every case.",
    "This page is generated: `npm run docs:checks`.",
    "",
    "| Criterion | Level | Checks | What a person must look at |",
    "|---|---|---|---|",
    ...criteria.map((criterion) => row(criterion, checks)),
    "",
  ].join("\n");
}

function row({ id, name, level, url }: WcagCriterion, checks: readonly Check[]): string {
  const links = checksOf(id, checks).map((check) => `[${check.id}](checks.md#${check.id})`);
  const named = links.length === 0 ? "none" : links.join(", ");
  return `| [${id} ${name}](${url}) | ${level} | ${named} | ${partForAPerson(id) ?? ""} |`;
}

function checksOf(criterion: string, checks: readonly Check[]): Check[] {
  return checks.filter(({ wcag }) => wcag?.includes(criterion) === true);
}
