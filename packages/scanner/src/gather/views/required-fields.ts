import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { UntoldError } from "#gather/page/in-page/views/required-fields.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";
import type { EngineFinding } from "#evidence.ts";

const RULE = "error-untold";

/** Checks empty required fields as the browser does before sending, sends nothing, and sees what is said (3.3.1). */
export const requiredFields: ViewProbe = {
  name: "Plumbline on forms",
  run: async (view) => {
    await setOffline(view, true);
    try {
      const { checked, untold } = await view.call("checkRequiredFields");
      return { findings: untold.map(toFinding), inapplicable: checked === 0 ? [RULE] : [] };
    } finally {
      await setOffline(view, false);
    }
  },
};

/** A page that sends what it checks must not reach anybody. */
async function setOffline({ tab }: Parameters<ViewProbe["run"]>[0], offline: boolean): Promise<void> {
  const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const done = tab.session.send("Network.emulateNetworkConditions", conditions);
  await tab.race(done, 3000, "The browser did not go offline.");
}

function toFinding({ label, changedLook, element }: UntoldError): EngineFinding {
  const field = label === "" ? "We left a required field" : `We left the required field “${label}”`;
  return plumblineFinding({
    rule: RULE,
    verdict: "failed",
    wcag: ["3.3.1"],
    actRules: [],
    severity: "high",
    message: changedLook
      ? `${field} empty, and only its look changed. No text says what is missing`
      : `${field} empty, and nothing says so. The page blocks the browser's own message`,
    element,
    view: "form checked",
  });
}
