import { FRAMES } from "#checks/accessibility/families/frames.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yFrameTitle = rule({
  id: "a11y-frame-title",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["cae760"],
  engines: { [AXE]: ["frame-title"], [ALFA]: ["sia-r13"], [ACCESSLINT]: ["labels-and-names/frame-title"] },
  defect: "Frame without a title",
  title: "Frames have a title",
  ...FRAMES,
  fixSteps: [
    'Add a title to each <iframe> that says what it contains, such as title="Map of our store".',
    'For a frame that no one should notice, such as a tracker or a payment helper, add aria-hidden="true" and tabindex="-1" instead.',
  ],
  effort: "S",
  example: withAttributes({ title: "TODO: say what the frame shows" }),
});
