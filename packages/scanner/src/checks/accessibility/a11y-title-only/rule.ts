import { TOOLTIPS } from "#checks/accessibility/a11y-title-repeats/tooltips.ts";
import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
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
  ...MARKUP_HABITS,
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
      return {
        applies: texts.length > 0,
        defects: texts
          .filter(
            ({ title, text }) =>
              title.split(" ").length >= FEWEST_WORDS && !plainWords(text).includes(plainWords(title)),
          )
          .map(({ title, element }) => ({
            message: `People without a mouse can't read the tooltip “${cutAtWord(title, 80)}”`,
            element,
          })),
      };
    }),
  ],
});
