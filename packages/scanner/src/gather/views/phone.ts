import type { EngineFinding } from "#evidence.ts";
import { toFinding } from "#gather/engines/axe.ts";
import { AXE_OPTIONS } from "#gather/engines/axe-rule-set.ts";
import { injectAxe } from "#gather/engines/inject-axe.ts";
import type { AxeAnswer } from "#gather/page/in-page/run-axe.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

export const PHONE_UPRIGHT = { width: 390, height: 844, phone: true };
export const PHONE_LYING = { width: 844, height: 390, phone: true };

/** Rules that are about single elements: a part of a page has no title, and frames were asked on the visit. */
const OPTIONS = { ...AXE_OPTIONS, iframes: false, preload: false };

/** Runs axe's rules on what a phone shows and a desktop does not, such as the menu button. */
export const phone: ViewProbe = {
  name: "axe-core at phone width",
  run: async (view) => {
    await view.reshape(PHONE_UPRIGHT);
    if (!(await view.call("showsMore"))) return { findings: [] };
    await injectAxeOnce(view);
    return { findings: failures(await view.call("runAxeOnShown", OPTIONS), "phone width") };
  },
};

/** axe goes into a page once for all views. */
export async function injectAxeOnce({ tab, limits }: ViewTab): Promise<void> {
  if ((await tab.evaluate("'axe' in globalThis", limits.readMs)) !== true)
    await injectAxe(tab, limits.readMs);
}

/** Only what axe is sure of; its doubts were reported on the visit. */
export function failures(answer: AxeAnswer, view: string): EngineFinding[] {
  return answer.violations
    .map((node) => toFinding(node, "failed"))
    .filter(({ verdict }) => verdict === "failed")
    .map((finding) => ({ ...finding, view }));
}
