import { COLOR_ALONE } from "#checks/accessibility/families/color-alone.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withStyle } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const LINKS_SET_APART = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLinkInTextBlock = rule({
  id: "a11y-link-in-text-block",
  severity: "high",
  criteria: ["1.4.1"],
  engines: {
    [AXE]: ["link-in-text-block"],
    [ALFA]: ["sia-r62"],
    [ACCESSLINT]: ["distinguishable/link-in-text-block"],
  },
  defect: "Links in text marked by color alone",
  title: "Links in text don't rely on color alone",
  question: "Can you tell the link from the text around it without seeing color?",
  ...COLOR_ALONE,
  fixSteps: [
    "Underline links within paragraphs. That is what visitors look for.",
    "If you don't want underlines, use a link color with a contrast of 3 to 1 against the text around it. Also add an underline when someone points to the link or reaches it with the keyboard.",
  ],
  effort: "S",
  likelyOwner: "designer",
  // One line of a style sheet underlines them all.
  mendedTogether: () => "links in text",
  example: withStyle("text-decoration: underline"),
  // There is no text around from which they would have to be told, or their weight tells them from it.
  examines: [
    settle(LINKS_SET_APART, (links) =>
      links.map((selector) => ({ criterion: "1.4.1", selector, ofThisRule: true })),
    ),
  ],
});
