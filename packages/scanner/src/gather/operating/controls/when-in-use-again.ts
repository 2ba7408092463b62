import { type Effect, hasEffect, isHeld } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

const WAIT_MS = 500;
const MOST_MS = 2000;
/** What stands for words while something is done. */
const DOTS = /^[\s.…⋯·]+$/;

/** What a control that is out of use since it was pressed has come to once it can be used again, or nothing more is due. */
export async function whenInUseAgain(page: OperatingTab, soon: Effect): Promise<Effect> {
  if (!isHeld(soon) && !isWordless(soon)) return soon;
  let now = soon;
  const until = Date.now() + MOST_MS;
  for (let waits = 0; isHeld(now) || isWordless(now); waits += 1) {
    // A wait is short where nothing comes soon, and long where the machine is busy.
    const left = Math.max(until - Date.now(), MOST_MS - waits * WAIT_MS);
    if (!(await page.mayChangeWithin(left))) break;
    await page.rest(WAIT_MS);
    now = { ...(await page.call("effect")), left: soon.left, asked: soon.asked };
  }
  const wasHeld = isHeld(soon) && !isHeld(now) ? { wasHeld: true as const } : {};
  const { focus } = now;
  // What is all as before has still done something.
  return hasEffect(now) ? { ...now, ...wasHeld } : { ...soon, focus, ...wasHeld };
}

/** Whether only dots stand where words were. */
function isWordless({ otherWords }: Effect): boolean {
  return otherWords !== undefined && DOTS.test(otherWords);
}
