import type { Control, TriedControl } from "#gather/operating/controls/control-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const [NEAR, FAR] = [0.3, 0.75];
/** Time in which a ripple under the pointer is gone. */
const CALM_MS = 600;

/**
 * Whether clicks set something by the place they are on, as on a row of stars: what the pointer draws as it comes over it
 * is the same as what a click leaves there, so that the click alone seems to do nothing.
 */
export async function tryPlaces(
  page: OperatingTab,
  { focus, element }: Control,
): Promise<Pick<TriedControl, "isSetByPlace">> {
  if (focus !== "none" || !(await page.call("begin", element.selector))) return {};
  if (!(await page.call("mayBeSetByPlace"))) return {};
  await page.pointAside();
  await page.rest(CALM_MS);
  const atFirst = await page.call("markupOf");
  if ((await leftBy(page, NEAR, (at) => page.movePointer(at))) !== atFirst) return {};
  // What is set by the place is set alike by the same place, whatever was set before.
  const seen: (string | null)[] = [];
  for (const share of [NEAR, FAR, FAR, NEAR]) seen.push(await leftBy(page, share, (at) => page.click(at)));
  const stands = { hasStopClose: await page.call("hasStopClose") };
  page.spoil();
  const [near, far, farAgain, nearAgain] = seen;
  const isSet = near !== null && far !== null && near !== far && far === farAgain && near === nearAgain;
  if (!isSet || far === atFirst) return {};
  return { isSetByPlace: stands };
}

/** What it is like once the pointer was there and has gone again; null where the pointer can't get there. */
async function leftBy(
  page: OperatingTab,
  share: number,
  act: (at: { x: number; y: number }) => Promise<void>,
): Promise<string | null> {
  const at = await page.call("pointAcross", share);
  if (at === null) return null;
  await page.movePointer(at);
  await act(at);
  await page.pointAside();
  await page.rest(CALM_MS);
  return await page.call("markupOf");
}
