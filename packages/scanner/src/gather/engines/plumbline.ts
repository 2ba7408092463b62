import type { EngineReport } from "#evidence.ts";
import { probeInput } from "#gather/engines/input-probes.ts";
import { walkByKeyboard } from "#gather/engines/keyboard-walk.ts";
import { runOwnRules } from "#gather/engines/own-rules.ts";
import { PLUMBLINE } from "#gather/engines/plumbline-finding.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { RULESET_VERSION } from "#ruleset.ts";

/** Runs our own browser checks; those that operate the page only where it is examined thoroughly, and last. */
export async function runPlumbline(tab: PageTab, limitMs: number, thorough: boolean): Promise<EngineReport> {
  const { findings, cleared } = await runOwnRules(tab, limitMs);
  if (thorough) {
    findings.push(...(await walkByKeyboard(tab, limitMs)));
    findings.push(...(await probeInput(tab, limitMs)));
  }
  return {
    engine: PLUMBLINE,
    version: RULESET_VERSION,
    findings,
    passedRules: [],
    inapplicableRules: [],
    cleared,
  };
}
