import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { PictureTask } from "./probe.ts";

const PICTURE_TASKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
const ANOTHER_WAY =
  /\b(?:audio|listen|hear|spoken|read aloud|by (?:e-?mail|phone)|call us|anhören|vorlesen|écouter|escuchar|ascolta|luister)/i;

/** https://www.w3.org/WAI/WCAG22/Techniques/general/G144 */
export const a11yCaptcha = rule({
  id: "a11y-captcha",
  severity: "high",
  criteria: ["1.1.1"],
  defect: "CAPTCHA that has to be seen",
  title: "A CAPTCHA can be passed without seeing it",
  whyItMatters:
    "A puzzle of distorted letters or pictures shuts out everyone who can't see it, and many who can't solve it.",
  businessImpact:
    "Customers who can't pass the puzzle can't register, order or write to you. They don't come back.",
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
    defects: tasks.flatMap((task) => unnamed(task) ?? onlySeen(task)),
  };
}

/** Even a task that has to be seen must say that it is one. https://www.w3.org/WAI/WCAG22/Techniques/general/G143 */
function unnamed({ name, element }: PictureTask): RuleDefect[] | null {
  if (name !== "") return null;
  const message =
    "People have to read this image to go on, and nothing tells those who can't see it what it is for";
  return [{ message, element }];
}

function onlySeen({ around, hasSound, element }: PictureTask): RuleDefect[] {
  if (hasSound || ANOTHER_WAY.test(around)) return [];
  const message =
    "People have to read this image to go on. Is there another way for someone who can't see it?";
  return [{ outcome: "review", message, element }];
}
