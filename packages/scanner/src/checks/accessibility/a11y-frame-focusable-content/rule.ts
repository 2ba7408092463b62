import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const SKIPPED_FRAMES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yFrameFocusableContent = rule({
  id: "a11y-frame-focusable-content",
  severity: "high",
  criteria: ["2.1.1"],
  actRules: ["akn7bn"],
  engines: {
    [AXE]: ["frame-focusable-content"],
    [ALFA]: ["sia-r95"],
    [ACCESSLINT]: ["labels-and-names/frame-focusable-content"],
  },
  defect: "Frame with controls that the keyboard can't reach",
  title: "The keyboard can reach the controls in a frame",
  question: "Can you reach everything in the frame with the Tab key?",
  ...KEYBOARD_REACH,
  fixSteps: ['Remove tabindex="-1" from each <iframe>, or move the links and buttons out of it.'],
  effort: "S",
  examines: [
    // Nothing is lost where there is nothing to operate, or nothing to be seen.
    settle(SKIPPED_FRAMES, (frames) =>
      frames
        .filter(({ isInert, isSeen, isOperable }) => isInert || !isSeen || isOperable === false)
        .map(({ selector }) => ({ criterion: "2.1.1", selector })),
    ),
  ],
});
