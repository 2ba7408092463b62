import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

/** Sees which players run aloud right after the page has loaded (1.4.2). */
export const soundOnLoad: ViewProbe = {
  name: "Plumbline listening",
  run: async (view) => ({
    findings: (await view.call("soundsOnLoad")).map(({ by, hasControl, element }) =>
      plumblineFinding({
        rule: "sound-starts-by-itself",
        verdict: hasControl ? "review" : "failed",
        wcag: ["1.4.2"],
        actRules: ["80f0bf"],
        severity: "high",
        message:
          by === "frame"
            ? "An embedded video is set to start by itself with sound. Can people stop it right away?"
            : "A script starts sound that lasts longer than three seconds",
        element,
        view: "watched for some seconds",
      }),
    ),
  }),
};
