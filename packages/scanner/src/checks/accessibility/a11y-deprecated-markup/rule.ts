import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const OUTDATED_ELEMENTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yDeprecatedMarkup = rule({
  id: "a11y-deprecated-markup",
  severity: "info",
  criteria: [],
  defect: "Outdated markup",
  title: "Markup is up to date",
  ...MARKUP_HABITS,
  fixSteps: [
    "Replace the element by one that says what it is, such as <strong> or <h2>, or by a <span>, and set its look in your style sheet.",
  ],
  effort: "M",
  likelyOwner: "developer",
  advisedBy: {
    title: "HTML: obsolete features",
    url: "https://html.spec.whatwg.org/multipage/obsolete.html",
  },
  examines: [
    examine(OUTDATED_ELEMENTS, (kinds) => ({
      applies: kinds.length > 0,
      defects: kinds.map(({ tag, times, element }) => ({
        message: `<${tag}> is no longer part of HTML. The page uses it ${times === 1 ? "once" : `${times} times`}`,
        element,
      })),
    })),
  ],
});
