import { AREA_NAMES, type Severity } from "@plumbline/contract/areas";
import { fixHeading } from "@plumbline/contract/fix-heading";
import type { CheckSummary } from "@plumbline/contract/scan-result";
import type { ReportingDescriptor, Result } from "sarif";

import type { CheckDescription } from "#check-description.ts";

/** How SARIF ranks what is confirmed. */
export const LEVELS: Record<Severity | "info", NonNullable<Result["level"]>> = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "note",
  info: "none",
};

/** CVSS-like number by which code-scanning services rank security results. */
const SECURITY_SEVERITY: Record<Severity | "info", string> = {
  critical: "9.5",
  high: "8.0",
  medium: "5.5",
  low: "2.0",
  info: "0.0",
};

/** The rules of a log: the checks the result names, in its order. */
export class SarifRules {
  readonly all: ReportingDescriptor[];
  private readonly indices: ReadonlyMap<string, number>;

  constructor(named: readonly CheckSummary[], described: readonly CheckDescription[]) {
    const byId = new Map(described.map((check) => [check.id, check]));
    this.all = named.map(({ id, title, defect = title }) => {
      const check = byId.get(id);
      return check === undefined ? { id, name: defect, shortDescription: { text: defect } } : toRule(check);
    });
    this.indices = new Map(named.map(({ id }, index) => [id, index]));
  }

  /** Place of a check in the list of rules; -1, as the standard wants it, when it is not listed. */
  indexOf(id: string): number {
    return this.indices.get(id) ?? -1;
  }
}

function toRule(check: CheckDescription): ReportingDescriptor {
  const { id, defect, whyItMatters, businessImpact, severity, area, platform, wcag = [], resources } = check;
  const steps = check.fixSteps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  const [first] = resources;
  return {
    id,
    name: defect,
    shortDescription: { text: defect },
    fullDescription: { text: whyItMatters },
    help: {
      text: `${whyItMatters} ${businessImpact}\n\n${fixHeading(platform)}:\n${steps}`,
      markdown: markdownHelp(check, steps),
    },
    ...(first === undefined ? {} : { helpUri: first.url }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [AREA_NAMES[area], ...wcag.map((criterion) => `WCAG ${criterion}`)],
      severity,
      ...(area === "security" ? { "security-severity": SECURITY_SEVERITY[severity] } : {}),
    },
  };
}

function markdownHelp(check: CheckDescription, steps: string) {
  const { area, businessImpact, whyItMatters, platform, resources } = check;
  const links = resources.map(({ title, url }) => `- [${title}](${url})`);
  return [
    `**${AREA_NAMES[area]}.** ${withoutTags(whyItMatters)}`,
    withoutTags(businessImpact),
    `**${fixHeading(platform)}**\n\n${withoutTags(steps)}`,
    ...(links.length === 0 ? [] : [`**More**\n\n${links.join("\n")}`]),
  ].join("\n\n");
}

/** Names of elements would otherwise be taken for markup. */
function withoutTags(text: string): string {
  return text.replaceAll("<", "&lt;");
}
