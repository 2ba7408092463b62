import { AREA_NAMES, AREAS, type Area } from "@plumbline/contract/areas";
import { PLATFORMS } from "@plumbline/contract/platforms";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";
import { platformSteps } from "@plumbline/scanner/fix-steps-for";

import {
  actRuleUrl,
  type Check,
  criterionText,
  effortText,
  severityText,
  severityWord,
} from "#checks/check-text.ts";

/** Every check as a Markdown page, from the declarations the scanner runs. */
export function checksReference(checks: readonly Check[]): string {
  const ofArea = (area: Area) => checks.filter((check) => check.area === area);
  const counts = AREAS.map(
    (area) => `[${AREA_NAMES[area]}](#${AREA_NAMES[area].toLowerCase()}) ${ofArea(area).length}`,
  );
  const areas = AREAS.flatMap((area) => [
    `## ${AREA_NAMES[area]}`,
    "",
    table(ofArea(area)),
    "",
    ...ofArea(area).map(entry),
  ]);
  return [
    "# Checks",
    "",
    `All ${checks.length} checks: ${counts.join(", ")}.`,
    `\`plumbline checks <id>\` prints one of them, with its steps in the menus of ${PLATFORMS.join(", ")}.`,
    "`npm run docs:checks` generates this page.",
    "",
    ...areas,
  ].join("\n");
}

function table(checks: readonly Check[]): string {
  const rows = checks.map(
    (check) =>
      `| [${check.id}](#${check.id}) | ${severityWord(check.severity)} | ${escaped(check.defect)} | ${escaped(check.title)} |`,
  );
  return ["| Check | Severity | Issue | Goal |", "|---|---|---|---|", ...rows].join("\n");
}

function entry(check: Check): string {
  const criteria = (check.wcag ?? []).map((id) => link(`WCAG ${criterionText(id)}`, wcagCriterion(id)?.url));
  const rules = (check.actRules ?? []).map((id) => link(`ACT rule ${id}`, actRuleUrl(id)));
  return [
    `### ${check.id}`,
    "",
    `**${escaped(check.defect)}.** Goal: ${escaped(check.title)}. Severity: ${severityText(check)}. Effort: ${effortText(check)}.`,
    "",
    escaped(check.whyItMatters),
    "",
    `For your business: ${escaped(check.businessImpact)}`,
    "",
    ...check.fixSteps.map((step, index) => `${index + 1}. ${escaped(step)}`),
    "",
    ...platformsText(check),
    `Based on: ${[...criteria, ...rules, ...check.sources.map(sourceText)].join("; ")}.`,
    "",
    ...check.resources.map(({ title, url }) => `- ${link(escaped(title), url)}`),
    "",
  ].join("\n");
}

/** Platforms in whose own menus it can be fixed. */
function platformsText(check: Check): string[] {
  const names = platformSteps(check).map(({ platform }) => platform);
  return names.length === 0 ? [] : [`Has its own steps for ${names.join(", ")}.`, ""];
}

function sourceText(source: string): string {
  return source.startsWith("https://") ? `<${source}>` : escaped(source);
}

function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${url})`;
}

/** Names of elements and wildcards are text, not markup; what is in backticks is code and stays. */
function escaped(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[\\<*_[\]|]/gu, String.raw`\$&`)))
    .join("");
}
