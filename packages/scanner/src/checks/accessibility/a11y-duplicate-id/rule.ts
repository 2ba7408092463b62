import { MARKUP_HABITS } from "#checks/accessibility/families/markup-habits.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const IDS_OF_PAGE = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yDuplicateId = rule({
  id: "a11y-duplicate-id",
  severity: "info",
  criteria: [],
  defect: "Id that several elements have",
  title: "Each id is used once",
  ...MARKUP_HABITS,
  fixSteps: ["Give each element an id of its own. Links and scripts find only the first of several."],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "HTML: the id attribute",
    url: "https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute",
  },
  examines: [
    examine(IDS_OF_PAGE, ({ ids, shared }) => ({
      applies: ids > 0,
      defects: shared.map(({ id, times, element }) => ({
        message: `${times} elements share the id “${id}”`,
        element,
      })),
    })),
  ],
});
