import { rule, settle } from "#checks/accessibility/rule.ts";
import { ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const NATIVE_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** CSS pixels Chromium gives a checkbox or radio button that no style sheet gives another size. */
const USUAL_SIZE = 13;

export const a11yTargetSize = rule({
  id: "a11y-target-size",
  severity: "high",
  criteria: ["2.5.8"],
  engines: { [AXE]: ["target-size"], [ALFA]: ["sia-r113"] },
  defect: "Buttons or links too small or too close together",
  title: "Buttons and links are large enough or far enough apart",
  whyItMatters:
    "People with a tremor, with large fingers or on a moving bus miss small targets. WCAG 2.2 asks for 24 by 24 pixels, or enough space around them.",
  businessImpact: "Taps that miss cost you patience and sales on phones.",
  fixSteps: [
    "Make each link or button at least 24 by 24 CSS pixels. In your style sheet, add padding, or set min-width and min-height.",
    "Or add space, so that 24-pixel circles around neighboring targets don't touch.",
    "Links inside a sentence are exempt.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [
    // The browser's own looks and size are excepted ("user agent control").
    settle(NATIVE_CONTROLS, (controls) =>
      controls
        .filter(
          ({ width, height, isDrawnByBrowser }) =>
            isDrawnByBrowser && width === USUAL_SIZE && height === USUAL_SIZE,
        )
        .map(({ selector }) => ({ criterion: "2.5.8", selector, evenFailed: true })),
    ),
  ],
});
