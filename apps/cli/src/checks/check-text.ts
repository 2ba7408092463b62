import { AREA_NAMES } from "@plumbline/contract/areas";
import { EFFORT_ESTIMATES } from "@plumbline/contract/effort";
import { fixHeading } from "@plumbline/contract/fix-heading";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";
import type { CHECKS } from "@plumbline/scanner/checks";
import { type FixSteps, platformSteps } from "@plumbline/scanner/fix-steps-for";

export type Check = (typeof CHECKS)[number];

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** All checks, one a line: id, area, severity and what it finds in columns. */
export function listChecks(checks: readonly Check[]): string {
  const rows = checks.map((check) => [
    check.id,
    AREA_NAMES[check.area],
    severityWord(check.severity),
    check.defect,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `${lines.join("\n")}\n`;
}

/** One check in full, as a person reads it. */
export function describeCheck(check: Check): string {
  const criteria = (check.wcag ?? []).map(criterionText);
  const sections = [
    `${check.defect}\n${check.id}  ${AREA_NAMES[check.area]}  severity: ${severityText(check)}`,
    `Goal\n  ${check.title}`,
    `Why it matters\n  ${check.whyItMatters}`,
    `What it means for your business\n  ${check.businessImpact}`,
    stepsText(check),
    ...platformSteps(check).map(stepsText),
    `Effort\n  ${effortText(check)}`,
    section("WCAG 2.2", criteria),
    section("ACT rules", (check.actRules ?? []).map(actRuleUrl)),
    section("Based on", check.sources),
    section(
      "Read more",
      check.resources.map(({ title, url }) => `${title}: ${url}`),
    ),
  ];
  return `${sections.filter((text) => text !== "").join("\n\n")}\n`;
}

/** Steps that fix an issue under their heading. */
function stepsText({ fixSteps, platform }: FixSteps): string {
  return section(
    fixHeading(platform),
    fixSteps.map((step, index) => `${index + 1}. ${step}`),
  );
}

/** All of a check but its code, for programs. */
export function toData(check: Check): object {
  const { time, cost } = EFFORT_ESTIMATES[check.effort];
  const words = Object.fromEntries(Object.entries(check).filter(([key]) => key !== "evaluate"));
  const onPlatforms = platformSteps(check).map(({ platform, fixSteps }) => [platform, fixSteps]);
  return {
    ...words,
    platformFixSteps: Object.fromEntries(onPlatforms),
    estimatedTime: time,
    estimatedCostUsd: cost,
  };
}

/** Severity, and under which law profiles it differs: `advice; medium under EU`. */
export function severityText({ severity, severities }: Check): string {
  const others = Object.entries(severities ?? {}).filter(([, other]) => other !== severity);
  const ofOthers = others.map(([profile, other]) => `${severityWord(other)} under ${profile}`);
  return [severityWord(severity), ...ofOthers].join("; ");
}

/** Time and cost of a fix, e.g. `1 to 4 hours, about $350`. */
export function effortText({ effort }: Check): string {
  const { time, cost } = EFFORT_ESTIMATES[effort];
  return `${time}, about ${DOLLARS.format(cost)}`;
}

/** Number, name and level of a success criterion, e.g. `1.4.3 Contrast (Minimum), level AA`. */
export function criterionText(id: string): string {
  const criterion = wcagCriterion(id);
  return criterion === undefined ? id : `${id} ${criterion.name}, level ${criterion.level}`;
}

/** Address of an ACT rule. */
export function actRuleUrl(id: string): string {
  return `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** What is only information is advice. */
export function severityWord(severity: Check["severity"]): string {
  return severity === "info" ? "advice" : severity;
}
