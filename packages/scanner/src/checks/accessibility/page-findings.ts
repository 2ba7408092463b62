import type { Defect } from "#check.ts";
import type { EngineFinding, PageEvidence } from "#evidence.ts";

import { CALIBRATION } from "./calibration/calibration.ts";
import { checkIdOf } from "./check-of-rule.ts";
import { mergeEngines, unsettledFindings } from "./merge-engines.ts";
import { plainMessage } from "./plain-message.ts";
import { RULE_TEXTS } from "./rule-texts.ts";
import { BROWSER_RULES } from "./rule-texts/browser-rules.ts";

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
      message: messageOf(merged.lead, id),
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

/** Our own words as they are; of the others' what we have words for, else the name of what the check finds. */
function messageOf({ engine, message }: EngineFinding, checkId: string): string {
  const said = message.replaceAll(/\s+/g, " ").trim();
  return engine === "Plumbline" ? said : (plainMessage(message) ?? defectOf(checkId) ?? said);
}

function defectOf(checkId: string): string | undefined {
  const name = checkId.replace(/^a11y-/, "");
  return (RULE_TEXTS[name] ?? BROWSER_RULES.get(name))?.defect;
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
