import { setTimeout as sleep } from "node:timers/promises";

import type { EngineFinding } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { Changing } from "#gather/page/in-page/views/changing.ts";
import type { Control, Moving } from "#gather/page/in-page/views/moving.ts";
import { movingPictures } from "#gather/views/moving-pictures.ts";
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
    const changed = await watch(view);
    const moving = await view.call("movingThings");
    const calmed = moving.length === 0 ? new Set<string>() : await calmedThings(view, moving);
    const findings = [
      ...moving.flatMap((thing) => judgeMoving(thing, calmed.has(thing.element.selector))),
      ...changed.flatMap(judgeChanging),
      ...(await movingPictures(view)).flatMap(({ control, element, seconds }) =>
        judge(control, element, {
          verdict: "failed",
          words: `The picture moves ${Number.isFinite(seconds) ? `for ${Math.round(seconds)} seconds` : "without end"}`,
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
    const { mostTimes, sliders, sinceLoadMs } = await view.call("lookForChanges");
    const watchedMs = Date.now() - startedAt;
    const isRestful = mostTimes === 0 && watchedMs > (sliders === 0 ? FIRST_LOOK_MS : SLIDERS_LOOK_MS);
    const isPlain = mostTimes > 1 && sinceLoadMs > LONG_MS + LOOK_EVERY_MS && watchedMs > FIRST_LOOK_MS;
    if (isRestful || isPlain || watchedMs > LONGEST_LOOK_MS || Date.now() > view.limits.until) break;
  }
  return await view.call("changedThings");
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
  const what = how === "film" ? "The film" : text === "" ? "The element" : `“${text}”`;
  const note = isCalmed ? "; it rests for visitors whose system asks for less motion" : "";
  return judge(control, element, {
    verdict: tells && !isCalmed ? "failed" : "review",
    words: `${what} moves by itself for more than five seconds${note}`,
  });
}

function judgeChanging({ how, times, lastAtMs, control, text, element }: Changing): EngineFinding[] {
  if (lastAtMs < LONG_MS) return [];
  if (how === "slides") {
    const verdict = times > 1 ? "failed" : "review";
    return judge(control, element, { verdict, words: "The slides change by themselves" });
  }
  if (times < STEADY_CHANGES) return [];
  // A clock or a count may have to go on, which only a person can tell.
  const isCount = !/\p{L}{4}/u.test(text);
  return judge(control, element, {
    verdict: isCount ? "review" : "failed",
    words: `The text “${text}” keeps changing by itself`,
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
    control === "elsewhere"
      ? ": does the pause button on the page stop it?"
      : ", and there is no control to pause that";
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
