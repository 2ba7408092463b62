import { textLossFinding } from "#gather/views/text-loss-finding.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

/** A window of 1280 by 800 pixels in which everything is twice as large. */
const ENLARGED = { width: 640, height: 400, scale: 2 };
const TERMS = {
  rule: "text-clipped",
  wcag: ["1.4.4"],
  actRules: ["59br37"],
  when: "When the page is enlarged to 200%",
  view: "enlarged to 200%",
};

/** Enlarges the page to 200% and sees which texts are lost (1.4.4). */
export const zoom: ViewProbe = {
  name: "Plumbline at 200 %",
  run: async (view) => {
    await view.reshape(ENLARGED);
    const losses = await view.call("textLosses");
    return { findings: losses.map((loss) => textLossFinding(loss, TERMS)) };
  },
};
