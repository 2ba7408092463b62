import { textLossFinding } from "#gather/views/text-loss-finding.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

const TERMS = {
  rule: "text-spacing",
  wcag: ["1.4.12"],
  actRules: [],
  when: "With wider text spacing, which readers may set",
  view: "wide text",
};

/** Sets text as widely as readers may want it and sees what is cut off or runs into another (1.4.12). */
export const textSpacing: ViewProbe = {
  name: "Plumbline with wide text",
  run: async (view) => {
    await view.call("widenText");
    try {
      await view.call("layoutAtRest");
      const losses = await view.call("textLosses");
      return { findings: losses.map((loss) => textLossFinding(loss, TERMS)) };
    } finally {
      await view.call("unwidenText");
    }
  },
};
