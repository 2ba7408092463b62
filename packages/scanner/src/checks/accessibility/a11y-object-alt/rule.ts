import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const SHOWN_OBJECTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** Documents that are text themselves: WCAG asks for an alternative to what is no text. */
const TEXT = /html|text\/plain/;

export const a11yObjectAlt = rule({
  id: "a11y-object-alt",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["8fc3b6"],
  engines: { [AXE]: ["object-alt"], [ALFA]: ["sia-r63"], [ACCESSLINT]: ["text-alternatives/object-alt"] },
  defect: "Embedded object without a text alternative",
  title: "Embedded objects have a text alternative",
  question: "Does it show something, and does a screen reader say what?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    "Add aria-label or title to each <object>, and say what it contains.",
    "Inside <object>...</object>, put a link to the same content for browsers that can't show it.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the picture shows" }),
  examines: [
    settle(SHOWN_OBJECTS, (objects) =>
      objects
        .filter(
          ({ contentType, showsWords }) => showsWords || (contentType !== null && TEXT.test(contentType)),
        )
        .map(({ selector }) => ({ criterion: "1.1.1", selector, evenFailed: true })),
    ),
  ],
});
