import { MOVEMENT } from "#checks/accessibility/families/movement.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const REFRESHES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** 20 hours, from which WCAG no longer calls it a limit. */
const LONGEST_SECONDS = 72_000;

export const a11yMetaRefresh = rule({
  id: "a11y-meta-refresh",
  severity: "critical",
  criteria: ["2.2.1"],
  actRules: ["bc659a", "bisz58"],
  engines: {
    [AXE]: ["meta-refresh"],
    [ALFA]: ["sia-r9"],
    [ACCESSLINT]: ["enough-time/meta-refresh", "enough-time/meta-refresh-no-exception"],
  },
  defect: "Page reloads or moves on by itself",
  title: "The page doesn't reload or move on by itself",
  question: "Does the page leave people time to finish reading?",
  ...MOVEMENT,
  fixSteps: [
    'Remove <meta http-equiv="refresh"> from the page.',
    "If the page has moved, set up a redirect on your server. To show news, offer a button or update only that part.",
  ],
  effort: "S",
  examines: [
    examine(REFRESHES, (refreshes) => ({
      applies: refreshes.length > 0,
      defects: refreshes
        .filter(({ seconds }) => seconds > 0 && seconds <= LONGEST_SECONDS)
        .map(({ seconds, leadsOn, element }) => ({
          message: `The page ${leadsOn ? "leads on to another address" : "reloads"} by itself after ${seconds} seconds`,
          element,
        })),
      settled: refreshes
        .filter(({ seconds }) => seconds === 0 || seconds > LONGEST_SECONDS)
        .map(({ element }) => ({
          criterion: "2.2.1",
          selector: element.selector,
          evenFailed: true,
          ofThisRule: true,
        })),
    })),
  ],
});
