import { AREAS, type Area } from "@plumbline/contract/areas";

import { pageCheck, siteCheck, type Check, type Verdict } from "#check.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { runChecks } from "#judge/run-checks.ts";
import { scoreArea } from "#score/score-area.ts";
import type { GroupOf } from "#score/weights.ts";

type Severity = Check["severity"];

const words = {
  sources: [],
  whyItMatters: "",
  businessImpact: "",
  fixSteps: [],
  effort: "S" as const,
  resources: [],
  // What breaks no criterion is advice in accessibility.
  wcag: ["1.1.1"],
};

interface Wanted {
  id: string;
  severity: Severity;
  group: GroupOf<Area>;
  area?: Area;
}

/** A check of the site that always says this. */
export function onSite({ id, severity, group, area = "security" }: Wanted, verdict: Verdict): Check {
  return siteCheck({ ...words, id, severity, group, area, title: id, defect: id, evaluate: () => verdict });
}

/** Judges each page by its number, counted from 0. */
export function onPages(
  { id, severity, group, area = "security" }: Wanted,
  judge: (index: number) => Verdict,
): Check {
  return pageCheck({
    ...words,
    id,
    severity,
    group,
    area,
    title: id,
    defect: id,
    evaluate: (page) => judge(Number(new URL(page.url).pathname.slice(1))),
  });
}

/** Pages numbered from 0. */
export function pages(count: number): PageEvidence[] {
  return Array.from({ length: count }, (_, index) => aPage({ url: `https://shop.example/${index}` }));
}

/** Score of an area that has these checks alone. */
export function scoreOf(
  checks: Check[],
  evidence: Evidence = anEvidence({ pages: pages(10) }),
  area: Area = "security",
) {
  return scoreArea(area, runChecks(evidence, checks, { areas: AREAS }), evidence);
}
