import axe from "axe-core";

import type { EngineReport } from "#evidence/engines.ts";
import { AXE } from "#evidence/engine-names.ts";
import { toFinding } from "#gather/engines/axe.ts";
import { AXE_CRITERIA_RULES, AXE_OPTIONS } from "#gather/engines/axe-rule-set.ts";
import { injectAxe } from "#gather/engines/inject-axe.ts";
import type { AxeAnswer } from "#gather/page/in-page/run-axe.ts";
import { VIEW_LABELS, type ViewName } from "#gather/views/view-names.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

/** Frames were asked on the visit, where advice and what is being tried out was told, too. */
const OPTIONS = { ...AXE_OPTIONS, iframes: false, preload: false };

/** Runs axe's rules on what is shown now and was not in the usual view, such as a phone's menu button. */
export async function runAxeOnShown(view: ViewTab): Promise<EngineReport> {
  if (!(await view.call("showsMore"))) return reportOf([], "phone upright");
  await injectOnce(view);
  const runOnly = { ...OPTIONS.runOnly, values: [...AXE_CRITERIA_RULES] };
  const { violations } = await view.call("runAxeOnShown", { ...OPTIONS, runOnly });
  return reportOf(violations, "phone upright");
}

/** Looks at contrasts again where the page shows other colors than in the usual view. */
export async function runAxeOnColors(view: ViewTab): Promise<EngineReport> {
  if (!(await view.call("colorsDiffer"))) return reportOf([], "dark colors");
  await injectOnce(view);
  const { violations } = await view.call("runAxeOn", { ...OPTIONS, runOnly: ["color-contrast"] });
  return reportOf(violations, "dark colors");
}

/** axe goes into a page once for all views. */
async function injectOnce({ tab, limits }: ViewTab): Promise<void> {
  if ((await tab.evaluate("'axe' in globalThis", limits.readMs)) !== true)
    await injectAxe(tab, limits.readMs);
}

/** What axe is sure of; its doubts were told on the visit. */
function reportOf(violations: AxeAnswer["violations"], view: ViewName): EngineReport {
  return {
    engine: AXE,
    version: axe.version,
    findings: violations.map((node) => ({ ...toFinding(node, "failed"), view: VIEW_LABELS[view] })),
    passedRules: [],
    inapplicableRules: [],
  };
}
