import type { Defect } from "#check.ts";
import type { EngineFinding, PageEvidence } from "#evidence.ts";

import { CALIBRATION } from "./calibration/calibration.ts";
import { checkIdOf } from "./check-of-rule.ts";
import { mergeEngines, unsettledFindings } from "./merge-engines.ts";
import { plainMessage } from "./plain-message.ts";

const judged = new WeakMap<PageEvidence, Map<string, Defect[]>>();

/** What the engines together found on a page that belongs to one check. */
export function findingsOf(page: PageEvidence, checkId: string): Defect[] {
  const byCheck = judged.get(page) ?? judgePage(page);
  judged.set(page, byCheck);
  return byCheck.get(checkId) ?? [];
}

function judgePage(page: PageEvidence): Map<string, Defect[]> {
  const reports = page.engines.flatMap(({ report }) => (report.gathered ? [report.value] : []));
  const versions = new Map(reports.map(({ engine, version }) => [engine, `${engine} ${version}`]));
  const byCheck = new Map<string, Defect[]>();
  for (const merged of mergeEngines(unsettledFindings(reports), CALIBRATION)) {
    const id = checkIdOf(nameGiver(merged.said, merged.lead));
    const sources = new Set(
      merged.said.map(({ engine, view }) => sourceOf(versions.get(engine) ?? engine, view)),
    );
    const defect: Defect = {
      message: plainMessage(merged.lead.message),
      element: merged.element,
      severity: merged.lead.severity,
      outcome: merged.verdict === "failed" ? "fail" : "review",
      wcag: merged.wcag,
      actRules: merged.actRules,
      sources: [...sources],
    };
    byCheck.set(id, [...(byCheck.get(id) ?? []), defect]);
  }
  return byCheck;
}

/** Engine with version and, where it was not the usual one, the view: `axe-core 4.14.1, phone width`. */
function sourceOf(engine: string, view: string | undefined): string {
  return view === undefined ? engine : `${engine}, ${view}`;
}

/** A finding goes where axe's or our own word for it would go, so that it stays there when another engine joins in. */
function nameGiver(said: readonly EngineFinding[], lead: EngineFinding): EngineFinding {
  return (
    said.find(({ engine }) => engine === "axe-core") ??
    said.find(({ engine }) => engine === "Plumbline") ??
    lead
  );
}
