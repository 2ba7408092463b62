import { setTimeout as sleep } from "node:timers/promises";

import type { RedrawnPart } from "#gather/page/in-page/views/redrawn.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

const LOOK_EVERY_MS = 300;
/** Parts that are drawn anew less often are not waited for. */
const RARE_MS = 10_000;

/** Parts that scripts draw anew again and again, and that take the keyboard focus away from what has it in them. */
export async function redrawnParts(view: ViewTab): Promise<RedrawnPart[]> {
  const parts = await view.call("redrawnParts");
  if (parts.length === 0) return [];
  return await withoutNetwork(view.tab, async () => {
    const losing: RedrawnPart[] = [];
    for (const [index, part] of parts.entries())
      if (part.everyMs <= RARE_MS && (await losesFocus(view, index, part))) losing.push(part);
    await view.call("leaveRedrawn");
    return losing;
  });
}

async function losesFocus(view: ViewTab, index: number, { everyMs }: RedrawnPart): Promise<boolean> {
  if (!(await view.call("focusRedrawn", index))) return false;
  const until = Math.min(Date.now() + everyMs + LOOK_EVERY_MS, view.limits.until);
  while (Date.now() < until) {
    await view.tab.race(sleep(LOOK_EVERY_MS), view.limits.readMs, "The page was left.");
    const place = await view.call("focusOfRedrawn");
    if (place !== "there") return place === "lost";
  }
  return false;
}
