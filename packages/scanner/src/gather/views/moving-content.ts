import { setTimeout as sleep } from "node:timers/promises";

import type { EngineFinding } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { Changing } from "#gather/page/in-page/views/changing.ts";
import type { Control, Moving } from "#gather/page/in-page/views/moving.ts";
import { movingPictures } from "#gather/views/moving-pictures.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

const RULE = "moving-content";
/** 2.2.2 is about what moves for more than five seconds. */
const LONG_MS = 5000;
const LOOK_EVERY_MS = 400;
/** Time in which a page shows whether anything on it changes; sliders wait longer between their slides. */
const FIRST_LOOK_MS = 1300;
const SLIDERS_LOOK_MS = 6000;
const LONGEST_LOOK_MS = 11_500;
/** Changes of a text that are no late loading any more. */
const STEADY_CHANGES = 4;

/** Watches what moves or changes by itself and whether it can be paused (2.2.2). */
export const movingContent: ViewProbe = {
  name: "Plumbline watching",
  run: async (view) => {
    const changed = await unstoppable(view, await watch(view));
    const moving = await view.call("movingThings");
    const calmed = moving.length === 0 ? new Set<string>() : await calmedThings(view, moving);
    const findings = [
      ...moving.flatMap((thing) => judgeMoving(thing, calmed.has(thing.element.selector))),
      ...changed.flatMap(judgeChanging),
      ...(await movingPictures(view)).flatMap(({ control, element, seconds }) =>
        judge(control, element, {
          verdict: "failed",
          words: `The image moves ${Number.isFinite(seconds) ? `for ${Math.round(seconds)} seconds` : "without end"}`,
        }),
      ),
    ];
    const isStill = findings.length === 0 && moving.length === 0 && changed.length === 0;
    return { findings, inapplicable: isStill ? [RULE] : [] };
  },
};

/** Looks on until it is plain whether anything changes by itself, and goes on doing so. */
async function watch(view: ViewTab): Promise<Changing[]> {
  const startedAt = Date.now();
  if (!(await view.call("watchChanging"))) return [];
  for (;;) {
    await view.tab.race(sleep(LOOK_EVERY_MS), view.limits.readMs, "The page was left.");
    const { mostTimes, sliders, sinceLoadMs, isUndecided } = await view.call("lookForChanges");
    const watchedMs = Date.now() - startedAt;
    const isRestful = mostTimes === 0 && watchedMs > (sliders === 0 ? FIRST_LOOK_MS : SLIDERS_LOOK_MS);
    const isLong = sinceLoadMs > LONG_MS + LOOK_EVERY_MS && watchedMs > FIRST_LOOK_MS;
    const isPlain = mostTimes > 1 && isLong && !isUndecided;
    if (isRestful || isPlain || watchedMs > LONGEST_LOOK_MS || Date.now() > view.limits.until) break;
  }
  return await view.call("changedThings");
}

const LEAST_WAIT_MS = 1200;
const MOST_WAIT_MS = 4000;

/** Leaves out texts that a button named to pause, stop or hide them really stops. */
async function unstoppable(view: ViewTab, changed: readonly Changing[]): Promise<Changing[]> {
  const texts = changed.filter(({ how, ...text }) => how === "text" && isSteady(text));
  if (texts.length === 0) return [...changed];
  const slowest = Math.max(
    ...texts.map(({ firstAtMs, lastAtMs, times }) => (lastAtMs - firstAtMs) / (times - 1)),
  );
  const waitMs = Math.min(Math.max(3 * slowest, LEAST_WAIT_MS), MOST_WAIT_MS);
  const selectors = texts.map(({ element }) => element.selector);
  const press = (): Promise<string[]> => view.call("goingOnWhenStopped", selectors, waitMs);
  const goingOn = new Set(await withoutNetwork(view.tab, press));
  return changed.filter(({ how, element }) => how !== "text" || goingOn.has(element.selector));
}

function isSteady({ times, lastAtMs }: Pick<Changing, "times" | "lastAtMs">): boolean {
  return times >= STEADY_CHANGES && lastAtMs >= LONG_MS;
}

/** Selectors of what stands still once the visitor's system asks for less motion. */
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

function judgeMoving({ how, tells, control, text, element }: Moving, isCalmed: boolean): EngineFinding[] {
  const what = how === "film" ? "The video" : text === "" ? "The element" : `“${text}”`;
  const note = isCalmed ? "; it stays still for visitors who asked their system for less motion" : "";
  return judge(control, element, {
    verdict: tells && !isCalmed ? "failed" : "review",
    words: `${what} moves by itself for more than five seconds${note}`,
  });
}

function judgeChanging(changing: Changing): EngineFinding[] {
  const { how, times, firstAtMs, lastAtMs, isClock, isBesideOthers, control, text, element } = changing;
  if (lastAtMs < LONG_MS) return [];
  if (how === "slides") {
    const verdict = times > 1 ? "failed" : "review";
    return judge(control, element, { verdict, words: "The slides change on their own" });
  }
  if (!isSteady(changing) || !isBesideOthers) return [];
  // A clock may have to go on, and a number counted up on loading ends, which only a person can tell.
  const isCount = !/\p{L}{4}/u.test(text);
  const isDoubtful = isCount && (isClock || lastAtMs - firstAtMs < LONG_MS - LOOK_EVERY_MS);
  return judge(control, element, {
    verdict: isDoubtful ? "review" : "failed",
    words: `The text “${text}” keeps changing on its own`,
  });
}

/** Nothing where a pause control stands with it; a doubt where one stands elsewhere. */
function judge(
  control: Control,
  element: EngineFinding["element"],
  { verdict, words }: { verdict: EngineFinding["verdict"]; words: string },
): EngineFinding[] {
  if (control === "beside") return [];
  const doubt =
    control === "elsewhere" ? ". Does the pause button on the page stop it?" : ", and nothing pauses it";
  return [
    plumblineFinding({
      rule: RULE,
      verdict: control === "elsewhere" ? "review" : verdict,
      wcag: ["2.2.2"],
      actRules: ["efbfc7"],
      severity: "medium",
      message: `${words}${doubt}`,
      element,
      view: "watched for some seconds",
    }),
  ];
}
