import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { StruckPrice } from "./probe.ts";

const STRUCK_PRICES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Words that say which of two prices holds, or held. */
const SAYS_WHICH =
  /(?<!\p{L})(?:was|were|before|previous\p{L}*|old|original\p{L}*|regular|list price|rrp|msrp|srp|instead|now|sale price|current|statt|bisher\p{L}*|früher\p{L}*|vorher|alte[rn]?|uvp|jetzt|neuer|aktuell\p{L}*|avant|au lieu|ancien\p{L}*|initial|maintenant|nouveau|antes|anterior|ahora|rebajad[ao]|actual|prima|invece|anziché|precedente|scontato|adesso|oude?|nieuwe?|adviesprijs|agora|było|poprzednia|teraz|cena regularna|ord|tidligere|nå|nyt|aikaisempi|původní|nyní|eredeti|(?:de|por|van|voor|ora|nu):? ?(?:[€$£]|R\$|\d).*)(?!\p{L})/iu;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H49 is about such marks; many screen readers don't read out <del> and <s>. */
export const a11yPriceStruck = rule({
  id: "a11y-price-struck",
  severity: "medium",
  criteria: ["1.3.1"],
  defect: "Old price marked only by a line through it",
  title: "Words say which price is the old one",
  whyItMatters:
    "A screen reader reads out two prices, one after the other. People who don't see the line can't tell which one they will pay.",
  businessImpact: "Customers who aren't sure of the price don't buy, or complain about it later.",
  fixSteps: [
    "Write a word before each price, for example “Was” and “Now”. The words may be visually hidden.",
    "Also put the old price into a <del> or <s> element.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(STRUCK_PRICES, decide)],
});

function decide(prices: StruckPrice[]): Decision {
  return {
    applies: prices.length > 0,
    defects: prices.filter(({ words }) => !SAYS_WHICH.test(words)).map(toDefect),
  };
}

function toDefect({ old, now, isMarked, element }: StruckPrice): RuleDefect {
  const both = `“${cutAtWord(old, 30)}” is struck through and stands beside “${cutAtWord(now, 30)}”`;
  return isMarked
    ? {
        outcome: "advice",
        wcag: [],
        message: `${both}. Many screen readers don't tell that it is struck through, and no word says which price is the old one`,
        element,
      }
    : {
        outcome: "review",
        message: `${both}. Only the line says that it is the old price. Can people who don't see the line tell?`,
        element,
      };
}
