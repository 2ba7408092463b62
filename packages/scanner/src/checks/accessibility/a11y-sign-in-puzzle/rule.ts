import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { SignIn } from "./probe.ts";

const SIGN_INS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** `3 + 4`, `17 minus 9`, in figures. Dates and phone numbers have no spaces around their dashes. */
const SUM =
  /(?<![\d.,/-])\d{1,3}\s*(?:[+×*÷]|\s[-–−x]\s|\s(?:plus|minus|times|mal|weniger|moins|fois|más|menos|por|più|meno|keer|min)\s)\s*\d{1,3}(?![\d.,/-])\s*(?:=|\?|$|is\b)/iu;
const ANOTHER_WAY =
  /passkey|\b(?:sign|log) ?in (?:with|using|by)\b|continue with|(?:email|send|text) me a|magic link|one[- ]time|anmelden mit|weiter mit|connecter avec|continuer avec|(?:iniciar sesión|entrar|continuar) con|accedi con|inloggen met/i;

/** https://www.w3.org/TR/WCAG22/#dfn-cognitive-function-test names calculations. */
export const a11ySignInPuzzle = rule({
  id: "a11y-sign-in-puzzle",
  severity: "medium",
  criteria: ["3.3.8"],
  defect: "Sign-in that asks people to do arithmetic",
  title: "People can sign in without solving a puzzle",
  whyItMatters:
    "Some people can't do sums, or can't keep numbers in mind. A sign-in that asks for the result keeps them out of their own account.",
  businessImpact: "Customers who can't sign in don't order. Many of them call you instead.",
  fixSteps: [
    "Remove the question. To keep programs out, limit how often someone can try, or use a hidden field that only programs fill in.",
    "If you keep it, offer a way to sign in without it, such as a passkey or a link by email.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(SIGN_INS, decide)],
});

function decide(signIns: SignIn[]): Decision {
  return {
    applies: signIns.length > 0,
    defects: signIns
      .flatMap(({ further }) => further)
      .filter(({ asked, offers }) => SUM.test(asked) && !offers.some((name) => ANOTHER_WAY.test(name)))
      .map(({ asked, element }) => ({
        message: `To sign in, people have to solve ${quoted(asked, "a sum")}, and we found no other way in`,
        element,
      })),
  };
}
