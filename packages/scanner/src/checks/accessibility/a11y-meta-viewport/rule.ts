import { ENLARGING } from "#checks/accessibility/families/enlarging.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ViewportSetting } from "./probe.ts";

const VIEWPORT_SETTINGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Least enlargement WCAG 1.4.4 asks for. */
const ENOUGH = 2;

export const a11yMetaViewport = rule({
  id: "a11y-meta-viewport",
  severity: "critical",
  criteria: ["1.4.4"],
  actRules: ["b4f0c3"],
  engines: { [AXE]: ["meta-viewport"], [ALFA]: ["sia-r47"], [ACCESSLINT]: ["distinguishable/meta-viewport"] },
  defect: "Page can't be enlarged",
  title: "The page can be enlarged",
  question: "Can you zoom in on a phone?",
  ...ENLARGING,
  fixSteps: [
    'Find <meta name="viewport"> in your page template. Remove user-scalable=no, and remove maximum-scale if it is below 5.',
    'The usual setting is content="width=device-width, initial-scale=1".',
  ],
  effort: "S",
  example: withAttributes({ content: "width=device-width, initial-scale=1" }),
  isOfPage: true,
  examines: [
    examine(VIEWPORT_SETTINGS, (settings) => ({
      applies: settings.length > 0,
      defects: settings.flatMap(defectsOf),
    })),
  ],
});

/** Settings that keep the page from being enlarged, read as browsers read them. */
function defectsOf({ content, element }: ViewportSetting): RuleDefect[] {
  const settings = settingsOf(content);
  const forbids = forbidsScaling(settings.get("user-scalable"));
  if (!forbids && !isBelowEnough(settings.get("maximum-scale"))) return [];
  const message = forbids
    ? "The viewport setting keeps people from enlarging the page"
    : `The viewport setting lets people enlarge the page only ${settings.get("maximum-scale")} times`;
  return [{ severity: "high", message, element }];
}

// https://www.w3.org/TR/css-viewport-1/#parsing-algorithm
function settingsOf(content: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const [, name = "", value = ""] of content.matchAll(/([^\s,;=]+)\s*=[\s=]*([^\s,;=]+)/g)) {
    settings.set(name.toLowerCase(), value.toLowerCase());
  }
  return settings;
}

/** `no`, and numbers between -1 and 1 or words other than `yes`, which count as 0. */
function forbidsScaling(value: string | undefined): boolean {
  if (value === undefined || ["yes", "device-width", "device-height"].includes(value)) return false;
  return Math.abs(numberOf(value)) < 1;
}

function isBelowEnough(value: string | undefined): boolean {
  if (value === undefined || ["device-width", "device-height"].includes(value)) return false;
  const scale = value === "yes" ? 1 : numberOf(value);
  return scale >= 0 && scale < ENOUGH;
}

function numberOf(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? 0 : number;
}
