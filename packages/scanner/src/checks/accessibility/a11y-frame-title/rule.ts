import { FRAMES } from "#checks/accessibility/families/frames.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { isFileOrAddress, isFiller } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { TitledFrame } from "./probe.ts";

const TITLED_FRAMES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Titles that say that there is a frame, which screen readers say themselves. */
const OF_ANY_FRAME =
  /^(?:(?:i-?)?frames?|embed(?:ded)?(?: content)?|content|iframe title|title|untitled|no title|blank|object|frame \d+|iframe \d+)$/;

export const a11yFrameTitle = rule({
  id: "a11y-frame-title",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["cae760"],
  engines: { [AXE]: ["frame-title"], [ALFA]: ["sia-r13"], [ACCESSLINT]: ["labels-and-names/frame-title"] },
  defect: "Frame without a title that says what it shows",
  title: "Frames have a title",
  question: "Does the frame show something, and does a screen reader say what?",
  ...FRAMES,
  fixSteps: [
    'Add a title to each <iframe> that says what it contains, such as title="Map of our store".',
    'For a frame that no one should notice, such as a tracker or a payment helper, add aria-hidden="true" and tabindex="-1" instead.',
  ],
  effort: "S",
  example: withAttributes({ title: "TODO: say what the frame shows" }),
  examines: [examine(TITLED_FRAMES, decide)],
});

function decide(frames: TitledFrame[]): Decision {
  const untold = frames.filter(({ isNothing, isPresented }) => isNothing === true || isPresented === true);
  const titled = frames.filter((frame) => !untold.includes(frame));
  return {
    applies: titled.length > 0,
    defects: titled
      .filter(({ name }) => OF_ANY_FRAME.test(plainWords(name)) || isFileOrAddress(name) || isFiller(name))
      .map(({ name, element }) => ({
        message: `The title “${cutAtWord(name, 60)}” doesn't say what the frame shows`,
        element,
      })),
    settled: untold.map(({ isNothing, element }) => ({
      criterion: "4.1.2",
      selector: element.selector,
      evenFailed: isNothing === true,
      ofThisRule: true,
    })),
  };
}
