import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import type { Before } from "./effects.ts";
import { focusOf } from "./find-controls.ts";
import { hasGivenUp, isMarked, peerLike } from "./looks-of-peers.ts";
import { isOutOfUse } from "#gather/page/in-page/operating/page/out-of-use.ts";
import { pointOn } from "./pointing.ts";
import { differInColorAlone } from "./state-colors.ts";

/** The control that took a mark, and another one like it that was pressed after it. */
let pressed: { before: Before; peer: Element } | null = null;

/** A point of another one of its kind beside the control, while that is marked; null where there is none. */
export function pointOnPeer(before: Before): { x: number; y: number } | null {
  const { control, marks, state } = before;
  const peer = isMarked(control, marks) ? peerLike(control, marks) : null;
  pressed = null;
  if (peer === null || !state.has(peer) || isOutOfUse(peer) || focusOf(peer) !== focusOf(control))
    return null;
  pressed = { before, peer };
  return pointOn(peer);
}

/** Whether the mark went from the control to the other one when that was pressed. */
export function hasGivenMarkUp(): boolean {
  return (
    pressed !== null && hasGivenUp(pressed.before.control, { before: pressed.before.marks, to: pressed.peer })
  );
}

/** What the other one is called, where both keep marks that differ in their colors alone; null elsewhere. */
export function peerMarkedApart(): string | null {
  if (pressed === null) return null;
  const { before, peer } = pressed;
  const areMarked = isMarked(before.control, before.marks) && isMarked(peer, before.marks);
  if (!areMarked || !differInColorAlone(before.control, peer)) return null;
  return accessibleName(peer) || textOf(peer);
}
