import { FRAMES } from "#checks/accessibility/families/frames.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FrameLikeness, SameNamedFrames } from "./probe.ts";

const SAME_NAMED_FRAMES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** From so many words, documents of one title that hardly share any of them may be about different things. */
const TELLING_WORDS = 6;
const HARDLY_ANY = 0.2;

/** Advertisements change by the minute and all serve the same purpose. */
const ADVERTISEMENT = /^(?:ads?|advert(?:isement|ising)?s?|anzeige|werbung|publicité|publicidad|sponsored)\b/;

export const a11yFrameTitleUnique = rule({
  id: "a11y-frame-title-unique",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["4b1c6c"],
  engines: {
    [AXE]: ["frame-title-unique"],
    [ALFA]: ["sia-r15"],
    [ACCESSLINT]: ["labels-and-names/frame-title-unique"],
  },
  questions: { "sia-r15": "Frames with the same name show different pages. Do they serve the same purpose?" },
  defect: "Several frames with the same title",
  title: "Each frame has its own title",
  question: "Can people tell the frames apart?",
  ...FRAMES,
  whyItMatters:
    "A screen reader announces an embedded map, video or form by its title. If several have the same title, people have to go into each one to tell them apart.",
  fixSteps: ["Give each <iframe> its own title, such as the name of the video it shows."],
  effort: "S",
  examines: [examine(SAME_NAMED_FRAMES, decide)],
});

function decide(groups: SameNamedFrames[]): Decision {
  const serious = groups.filter(({ name }) => !ADVERTISEMENT.test(name));
  return {
    applies: groups.length > 0,
    defects: serious.flatMap(({ name, others }) =>
      others
        .filter((frame) => showsSame(frame) !== true)
        .map((frame) => ({
          outcome: showsSame(frame) === null ? "review" : "fail",
          severity: "medium",
          message: `Two frames named “${name}” show different pages`,
          element: frame.element,
        })),
    ),
    settled: groups
      .filter(({ others }) => others.every((frame) => showsSame(frame) === true))
      .flatMap(({ first, others }) => [first, ...others.map(({ element }) => element)])
      .map(({ selector }) => ({ criterion: "4.1.2", selector })),
  };
}

/** Two versions of one document differ in a few words or not in their title. Null where that is not known. */
function showsSame({ isToldTheSame, shown }: FrameLikeness): boolean | null {
  if (isToldTheSame) return true;
  if (shown === null) return null;
  const { isSameTitle, sharedWords, allWords } = shown;
  if (isSameTitle && allWords >= TELLING_WORDS && sharedWords < allWords * HARDLY_ANY) return null;
  return isSameTitle || sharedWords >= allWords / 2;
}
