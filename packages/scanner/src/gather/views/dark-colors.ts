import { AXE_OPTIONS } from "#gather/engines/axe-rule-set.ts";
import { failures, injectAxeOnce } from "#gather/views/phone.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

const CONTRAST = { ...AXE_OPTIONS, runOnly: ["color-contrast"], iframes: false, preload: false };

/** Asks for dark colors and, where the page has them, looks at its contrasts again (1.4.3). */
export const darkColors: ViewProbe = {
  name: "axe-core in dark colors",
  run: async (view) => {
    await view.prefer({ "prefers-color-scheme": "dark" });
    try {
      await view.call("layoutAtRest");
      if (!(await view.call("colorsDiffer"))) return { findings: [] };
      await injectAxeOnce(view);
      return { findings: failures(await view.call("runAxeOn", CONTRAST), "dark colors") };
    } finally {
      await view.prefer({});
    }
  },
};
