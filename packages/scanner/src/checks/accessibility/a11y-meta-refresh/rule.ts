import { MOVEMENT } from "#checks/accessibility/families/movement.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";

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
  ...MOVEMENT,
  fixSteps: [
    'Remove <meta http-equiv="refresh"> from the page.',
    "If the page has moved, set up a redirect on your server. To show news, offer a button or update only that part.",
  ],
  effort: "S",
});
