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
    `For ${covered} of the ${criteria.length} criteria at least one check can find failures.`,
    "No check can prove that a site meets a criterion. A scan says `failed`, `review`, `no-failure-found`, `nothing-to-check`,",
    "`not-looked-at`, `could-not-run` or `not-automated` (`criteria` in the JSON result), and the last column always needs a person.",
    "`npm run docs:checks` generates this page.",
    "",
    "| Criterion | Level | Checks | What a person needs to check |",
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
