import type { EngineFinding } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { Standing } from "#gather/page/in-page/views/orientation.ts";
import { PHONE_LYING, PHONE_UPRIGHT } from "#gather/views/phone.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

/** Share of the window from which on a request to turn the device stands for the page. */
const COVERS_ALL = 0.8;
/** Letters from which the loss of nearly all of them means something. */
const TELLING = 400;
const NEARLY_NONE = 0.05;

/** Holds a phone upright and lying and sees whether the page insists on one of them (1.3.4). */
export const orientation: ViewProbe = {
  name: "Plumbline turned",
  run: async (view) => {
    await view.reshape(PHONE_UPRIGHT);
    const upright = await view.call("standing");
    await view.reshape(PHONE_LYING);
    const lying = await view.call("standing");
    await view.restore();
    return { findings: [...judge(upright, lying, "upright"), ...judge(lying, upright, "sideways")] };
  },
};

/** What one way to hold the device takes away that the other gives. */
function judge(here: Standing, there: Standing, held: string): EngineFinding[] {
  if (isAcross(here.turned) && !isAcross(there.turned))
    return [
      finding("failed", `The page rotates by 90 degrees when people hold the device ${held}`, here.holder),
    ];
  if (here.asks !== null && there.asks === null) {
    const { text, coversShare, element } = here.asks;
    const isAll = coversShare >= COVERS_ALL;
    const message = `When people hold the device ${held}, the page says “${text}”${isAll ? " instead of showing its content" : ""}`;
    return [finding(isAll ? "failed" : "review", message, element)];
  }
  if (there.letters < TELLING || here.letters > there.letters * NEARLY_NONE) return [];
  return [finding("review", `Almost all text disappears when people hold the device ${held}`, here.holder)];
}

function isAcross(degrees: number): boolean {
  return Math.abs(Math.abs(degrees) % 180) === 90;
}

function finding(
  verdict: EngineFinding["verdict"],
  message: string,
  element: EngineFinding["element"],
): EngineFinding {
  return plumblineFinding({
    rule: "orientation-locked",
    verdict,
    wcag: ["1.3.4"],
    actRules: ["b33eff"],
    severity: "high",
    message,
    element,
    view: "device turned",
  });
}
