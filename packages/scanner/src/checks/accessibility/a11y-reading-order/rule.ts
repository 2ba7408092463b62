import { BACKWARD_TEXTS } from "#checks/accessibility/backward-texts/backward-texts.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const TURNED_PARTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** `2.`, `(2)`, `Step 2`: a number that gives a part its place among others. */
const PLACE =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|part|day|tag)\s+)?\(?(\d)(?:[.):]\s|\s*[–—-]\s)/i;

/** Dates begin with a number, too. */
const YEAR = /(?:19|20)\d\d/;

/** https://www.w3.org/WAI/WCAG22/Techniques/css/C27 */
export const a11yReadingOrder = rule({
  id: "a11y-reading-order",
  severity: "medium",
  criteria: ["1.3.2", "2.4.3"],
  defect: "Parts that are seen in another order than they are read",
  title: "Content is read in the order in which it is seen",
  whyItMatters:
    "Screen readers and the Tab key follow the order of the markup, not the order on screen. If the two differ in meaning, people hear an answer before its question, or a price with the wrong product.",
  businessImpact: "Customers who listen to your page misunderstand it, and order the wrong thing or nothing.",
  fixSteps: [
    "Put the parts into the page in the order in which people see them.",
    "Then remove what turns them around in the style sheet: order, row-reverse, float or position.",
    "Write text the right way around, and remove unicode-bidi. To keep an email address from robots, use a contact form.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [
    examine(TURNED_PARTS, (pairs) => ({
      applies: pairs.length > 0,
      defects: pairs.map(({ first, later, areOperated, element }) => ({
        ...judged(first, later),
        wcag: areOperated ? ["1.3.2", "2.4.3"] : ["1.3.2"],
        element,
      })),
    })),
    examine(BACKWARD_TEXTS, (texts) => ({
      applies: texts.length > 0,
      defects: texts.map(({ text, element }) => ({
        wcag: ["1.3.2"],
        message: `People see “${reversed(text)}”, but the page holds it backward as “${text}”, and a screen reader reads that`,
        element,
      })),
    })),
  ],
});

function reversed(text: string): string {
  return [...new Intl.Segmenter().segment(text)]
    .toReversed()
    .map(({ segment }) => segment)
    .join("");
}

/** Parts that are numbered as they are seen have an order that matters. */
function judged(first: string, later: string): Pick<RuleDefect, "outcome" | "message"> {
  const message = `People see “${later}” before “${first}”, but a screen reader reads them the other way around`;
  const isCounted = placeIn(first) === placeIn(later) + 1 && !YEAR.test(first + later);
  return isCounted ? { message } : { outcome: "review", message: `${message}. Does the order matter?` };
}

/** NaN where it has none. */
function placeIn(text: string): number {
  return Number(PLACE.exec(`${text} `)?.[1] ?? Number.NaN);
}
