import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { dialogWords, modalDialogs } from "#checks/accessibility/operated/opened-dialogs.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/controls/control-facts.ts";

export const a11yPageStaysHidden = rule({
  id: "a11y-page-stays-hidden",
  severity: "critical",
  criteria: ["4.1.2"],
  defect: "Page that stays hidden once a dialog is closed",
  title: "Closing a dialog gives the page back",
  whyItMatters:
    "While a dialog is open, the page behind it is hidden from screen readers. If that is not taken back, the page is empty for people who can't see it, and they have to load it again.",
  businessImpact: "Customers who are blind look at one detail, and then can't order anything.",
  fixSteps: [
    "Take aria-hidden and inert off the page in the same function that closes the dialog, whichever way it is closed.",
    "Or use the browser's own dialog with showModal(): it hides the page and gives it back on its own.",
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

function decide(operated: OperatedControls): Decision | { reason: string } {
  const closed = modalDialogs(operated).filter(({ closing: { by } }) => by === "escape" || by === "control");
  const defects = closed
    .filter(({ closing: { openerIsHidden } }) => openerIsHidden === true)
    .map((dialog) => ({
      message: `After ${dialogWords(dialog)} is closed, the page that it was opened from stays hidden from screen readers or can't be used`,
      element: dialog.element,
    }));
  return unlessUntried({ applies: closed.length > 0, defects }, operated.notTried);
}
