import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const SENT_FORMS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yFormWithoutButton = rule({
  id: "a11y-form-without-button",
  severity: "info",
  criteria: [],
  defect: "Form without a button to send it",
  title: "Forms have a button that sends them",
  whyItMatters:
    "Some people don't know that Enter sends a form, and some can't press it: with a switch, an eye tracker or their voice, they need a button. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Visitors who don't find out how to send a form don't send it.",
  fixSteps: ["Add a button to the form that says what it does, such as “Search” or “Send”."],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "Providing submit buttons",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H32",
  },
  examines: [
    examine(SENT_FORMS, (forms) => ({
      applies: forms.length > 0,
      defects: forms
        .filter(({ hasButton }) => !hasButton)
        .map(({ element }) => ({ message: "Nothing in the form says how to send it", element })),
    })),
  ],
});
