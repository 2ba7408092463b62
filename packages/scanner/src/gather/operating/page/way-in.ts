import { setTimeout as sleep } from "node:timers/promises";

import { ESCAPE } from "#gather/examining/key-presses.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { LayerInFront } from "#gather/page/in-page/operating/opened/layer-in-front.ts";

/** Time in which a layer comes again on a further load, and between looks for it. */
const COMES_MS = 1500;
const LOOK_EVERY_MS = 100;
/** Time in which what lies in front has faded out. */
const FADES_MS = 600;

/**
 * Looks for what takes away a layer over the whole page, such as a question of age, an offer or a consent wall, and takes
 * it away from then on after each load. No server hears of it: the page is cut off.
 */
export async function takeWayIn(page: OperatingTab, { waysOut }: LayerInFront): Promise<void> {
  const ways = [() => pressEscape(page), ...waysOut.map((way) => () => pressWay(page, way))];
  for (const way of ways) {
    await untilLayerComes(page);
    const leadsIn = (await way()) && !(await page.call("isBehindLayer"));
    page.spoil();
    if (!leadsIn) continue;
    page.wayIn = wayThroughLayer(page, way);
    return;
  }
}

/** Takes the layer away once it is there: many come some time after the page has loaded, or not again at all. */
function wayThroughLayer(page: OperatingTab, way: () => Promise<boolean>): () => Promise<void> {
  let comesAgain = true;
  return async () => {
    if (comesAgain) comesAgain = await untilLayerComes(page);
    await way();
  };
}

/** Waits for the layer on a page that was loaded anew; whether it is there. */
export async function untilLayerComes(page: OperatingTab): Promise<boolean> {
  if (await page.call("isBehindLayer")) return true;
  const until = Date.now() + COMES_MS;
  do {
    const leftMs = until - Date.now();
    if (leftMs <= 0 || !(await page.mayChangeWithin(leftMs))) return false;
    await sleep(LOOK_EVERY_MS);
  } while (!(await page.call("isBehindLayer")));
  // While it fades in, many hear of no key and no press.
  await page.rest(FADES_MS);
  return true;
}

async function pressEscape(page: OperatingTab): Promise<boolean> {
  const isThere = await page.call("begin", "body");
  return isThere && staysHere(await page.effectOf(() => page.press(ESCAPE), FADES_MS));
}

/** Whether it was there to be pressed, and led nowhere else. */
async function pressWay(page: OperatingTab, way: string): Promise<boolean> {
  if (!(await page.call("begin", way))) return false;
  const point = await page.call("pointOn");
  if (point === null) return false;
  const effect = await page.effectOf(() => page.click(point), FADES_MS);
  await page.pointAside();
  return staysHere(effect);
}

function staysHere({ left }: Effect): boolean {
  return left.length === 0;
}
