import { setTimeout as sleep } from "node:timers/promises";

import type { Changing } from "#gather/page/in-page/views/changing.ts";
import type { Heard } from "#gather/page/in-page/views/silencing.ts";
import type { Moving } from "#gather/page/in-page/views/moving.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";
import { isSteady, LONG_MS, type MovingContent } from "#gather/views/moving-content-facts.ts";
import { movingPictures } from "#gather/views/moving-pictures.ts";
import { redrawnParts } from "#gather/views/redrawn-parts.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

const LOOK_EVERY_MS = 400;
/** Time in which a page shows whether anything on it changes; sliders and words that take turns wait longer. */
const FIRST_LOOK_MS = 1300;
const SLIDERS_LOOK_MS = 6000;
const LONGEST_LOOK_MS = 11_500;

/** Watches what moves or changes by itself, and what of that can be stopped. */
export async function watchMovement(view: ViewTab): Promise<MovingContent> {
  const changed = await watch(view);
  const stopped = await stoppedTexts(view, changed);
  const moving = await view.call("movingThings");
  const redrawn = await redrawnParts(view);
  const calmed = moving.length === 0 ? new Set<string>() : await calmedThings(view, moving);
  return {
    moving: moving.map((thing) => ({ ...thing, isCalmed: calmed.has(thing.element.selector) })),
    changing: changed.map((thing) => ({
      ...thing,
      goesOnWhenStopped: !stopped.has(thing.element.selector),
    })),
    pictures: await movingPictures(view),
    // Last, for what is pressed may change the page.
    heard: await heardPlayers(view),
    ...(redrawn.length === 0 ? {} : { redrawn }),
  };
}

/** Looks on until it is plain whether anything changes by itself, and goes on doing so. */
async function watch(view: ViewTab): Promise<Changing[]> {
  const startedAt = Date.now();
  if (!(await view.call("watchChanging"))) return [];
  await view.call("watchRedraws");
  let mayComeLate: boolean | null = null;
  for (;;) {
    await view.tab.race(sleep(LOOK_EVERY_MS), view.limits.readMs, "The page was left.");
    const { mostTimes, mayRestLong, sinceLoadMs, isUndecided } = await view.call("lookForChanges");
    const watchedMs = Date.now() - startedAt;
    if (mostTimes === 0 && watchedMs > FIRST_LOOK_MS)
      mayComeLate ??= await view.timers.isAnyRareDue(sinceLoadMs, SLIDERS_LOOK_MS - watchedMs, FIRST_LOOK_MS);
    const isRestful =
      mostTimes === 0 && watchedMs > (mayRestLong || mayComeLate === true ? SLIDERS_LOOK_MS : FIRST_LOOK_MS);
    const isLong = sinceLoadMs > LONG_MS + LOOK_EVERY_MS && watchedMs > FIRST_LOOK_MS;
    const isPlain = mostTimes > 1 && isLong && !isUndecided;
    if (isRestful || isPlain || watchedMs > LONGEST_LOOK_MS || Date.now() > view.limits.until) break;
  }
  return await view.call("changedThings");
}

const LEAST_WAIT_MS = 1200;
const MOST_WAIT_MS = 4000;

/** Selectors of texts that a button named to pause, stop or hide them really stops. */
async function stoppedTexts(view: ViewTab, changed: readonly Changing[]): Promise<Set<string>> {
  const texts = changed.filter(({ how, ...text }) => how === "text" && isSteady(text));
  if (texts.length === 0) return new Set();
  const slowest = Math.max(
    ...texts.map(({ firstAtMs, lastAtMs, times }) => (lastAtMs - firstAtMs) / (times - 1)),
  );
  const waitMs = Math.min(Math.max(3 * slowest, LEAST_WAIT_MS), MOST_WAIT_MS);
  const selectors = texts.map(({ element }) => element.selector);
  const press = (): Promise<string[]> => view.call("goingOnWhenStopped", selectors, waitMs);
  return new Set(selectors).difference(new Set(await withoutNetwork(view.tab, press)));
}

/** Players that are heard though nobody started them, and whether a control of the page silences them. */
async function heardPlayers(view: ViewTab): Promise<Heard[]> {
  if (!(await view.call("isAnythingHeard"))) return [];
  return await withoutNetwork(view.tab, () => view.call("silencePlayers"));
}

/** Selectors of what stays still once the visitor's system asks for less motion. */
async function calmedThings(view: ViewTab, moving: readonly Moving[]): Promise<Set<string>> {
  await view.prefer({ "prefers-reduced-motion": "reduce" });
  try {
    await view.call("layoutAtRest");
    const still = new Set(await view.call("movingSelectors"));
    return new Set(moving.map(({ element }) => element.selector).filter((selector) => !still.has(selector)));
  } finally {
    await view.prefer({});
  }
}
