import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PictureTask } from "./probe.ts";

const PICTURE_TASKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const ANOTHER_WAY =
  /\b(?:audio|listen|hear|spoken|read aloud|by (?:e-?mail|phone)|call us|anhören|vorlesen|écouter|escuchar|ascolta|luister)/i;

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G144 */
export const a11yCaptcha = rule({
  id: "a11y-captcha",
  severity: "high",
  criteria: ["1.1.1"],
  defect: "CAPTCHA that has to be seen",
  title: "A CAPTCHA can be passed without seeing it",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    "Replace the image with a check that asks nothing of people, such as a hidden field that only programs fill in.",
    "If you keep it, offer another way for those who can't see it, such as sound, email or phone.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(PICTURE_TASKS, decide)],
});

function decide(tasks: PictureTask[]): Decision {
  return {
    applies: tasks.length > 0,
    defects: tasks
      .filter(({ around, hasSound }) => !hasSound && !ANOTHER_WAY.test(around))
      .map(({ element }) => ({
        outcome: "review",
        message:
          "People have to read this image to go on. Is there another way for someone who can't see it?",
        element,
      })),
  };
}
