import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { SpokenLimit } from "./probe.ts";

const SPOKEN_LIMITS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const TIME = "\\d+ ?(?:seconds?|secs?|minutes?|mins?)";
/** How pages say that something ends while people are at it. */
const ENDS = [
  new RegExp(`\\byou(?:['’]ll| will)? (?:only )?have (?:only |just |about )?${TIME}`, "i"),
  new RegExp(
    `\\b(?:session|reservation|order|cart|basket|form|offer|page|quiz|test)\\b[^.]{0,40}\\b(?:expires?|ends?|times? out|will be (?:closed|released|deleted|cancell?ed))\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:time (?:left|remaining)|remaining time|logged out (?:in|after)|signed out (?:in|after)|(?:reserved|held) for (?:you for )?(?:the next )?${TIME})`,
    "i",
  ),
  /\b(?:sie haben|du hast) (?:noch )?\d+ ?(?:sekunden|minuten)|sitzung (?:läuft|endet|wird)|verbleibende zeit|restzeit/i,
  /vous avez \d+ ?(?:secondes|minutes)|session (?:expire|se termine)|temps restant|tienes? \d+ ?(?:segundos|minutos)|tiempo restante|sesión (?:caduca|expira)|hai \d+ ?(?:secondi|minuti)|tempo (?:rimanente|restante)/i,
];
const CAN_CHANGE =
  /extend|more time|no time limit|turn off|pause|stay (?:signed|logged) in|verlängern|prolonger|prolongar|prolungare/i;

/** https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html */
export const a11yTimeLimit = rule({
  id: "a11y-time-limit",
  severity: "medium",
  criteria: ["2.2.1"],
  defect: "Time limit that may be too short for some people",
  title: "People can extend time limits",
  whyItMatters:
    "People who read slowly, type with one finger or listen to a screen reader need more time. A limit that they can't change ends what they are doing.",
  businessImpact: "Customers who were about to order or apply lose what they have filled in, and give up.",
  fixSteps: [
    "Remove the limit, or let people turn it off before it starts.",
    "If it must stay, warn at least 20 seconds before it ends, and let people extend it with one press, at least ten times.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(SPOKEN_LIMITS, decide)],
});

function decide(texts: SpokenLimit[]): Decision {
  const limits = texts.filter(({ text }) => ENDS.some((words) => words.test(text)));
  return {
    applies: limits.length > 0,
    defects: limits
      .filter(({ text }) => !CAN_CHANGE.test(text))
      .map(({ text, element }) => ({
        outcome: "review",
        message: `“${text.slice(0, 100)}”: can people turn this time limit off, or extend it?`,
        element,
      })),
  };
}
