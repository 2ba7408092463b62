import { TOOLTIPS } from "#checks/accessibility/a11y-title-repeats/tooltips.ts";
import type { Tooltip } from "#checks/accessibility/a11y-title-repeats/probe.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

/** Words from which a tooltip tells more than a name or a shortcut. */
const FEWEST_WORDS = 3;

export const a11yTitleOnly = rule({
  id: "a11y-title-only",
  severity: "info",
  criteria: [],
  defect: "Information that only a tooltip shows",
  title: "What tooltips say can be read without a mouse",
  whyItMatters:
    "A tooltip appears only under the mouse. People who use a keyboard, a phone or a tablet never see it, and many screen readers don't read it. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Most of your visitors are on phones. They never see what your tooltips say.",
  fixSteps: ["Write what the tooltip says into the page, for example in brackets or in a line below."],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "HTML: the title attribute and who can't reach it",
    url: "https://html.spec.whatwg.org/multipage/dom.html#the-title-attribute",
  },
  examines: [
    examine(TOOLTIPS, (tooltips) => {
      const texts = tooltips.filter(({ isControl }) => !isControl);
      const controls = tooltips.filter(({ isOnlyName }) => isOnlyName === true);
      return {
        applies: texts.length + controls.length > 0,
        defects: [
          ...controls.map(namedByTooltip),
          ...texts
            .filter(
              ({ title, text }) =>
                title.split(" ").length >= FEWEST_WORDS && !plainWords(text).includes(plainWords(title)),
            )
            .map(({ title, element }) => ({
              message: `People without a mouse can't read the tooltip “${cutAtWord(title, 80)}”`,
              element,
            })),
        ],
      };
    }),
  ],
});

/** Whoever taps it, or uses the keyboard, sees a picture alone. */
function namedByTooltip({ title, element }: Tooltip): RuleDefect {
  return {
    message: `Only a tooltip says that this control is “${cutAtWord(title, 80)}”, and people without a mouse never see it`,
    element,
  };
}
