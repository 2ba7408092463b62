import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { Changing } from "#gather/page/in-page/views/changing.ts";
import type { Control, Moving } from "#gather/page/in-page/views/moving.ts";
import type { Heard } from "#gather/page/in-page/views/silencing.ts";
import type { RedrawnPart } from "#gather/page/in-page/views/redrawn.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** Something that changed by itself, and whether it goes on once what is named to stop it was pressed. */
export interface ChangingContent extends Changing {
  goesOnWhenStopped: boolean;
}

/** What moves on a page while nobody touches it. */
export interface MovingContent {
  /** `isCalmed`: it stands still once the visitor's system asks for less motion. */
  moving: (Moving & { isCalmed: boolean })[];
  changing: ChangingContent[];
  pictures: MovingPicture[];
  /** Players that run aloud by themselves; absent in older facts. */
  heard?: Heard[];
  /** Parts that take the focus away as they are drawn anew; absent where none does. */
  redrawn?: RedrawnPart[];
}

/** A picture of some size that is animated. */
export interface MovingPicture {
  seconds: number | "endless";
  control: Control;
  element: ElementRef;
}

export const MOVING_CONTENT = probe<MovingContent>("moving-content", 1, VIEW_LABELS.watched);

/** 2.2.2 is about what moves for more than five seconds. */
export const LONG_MS = 5000;
/** Changes of a text that are no late loading any more. */
const STEADY_CHANGES = 4;
/** Time that each of few words rests before the next ones take their turn. */
const TURN_MS = 1250;
const FEWEST_TURNS = 2;

type Rhythm = Pick<Changing, "times" | "firstAtMs" | "lastAtMs">;

/** Whether a text has changed so often and for so long that it goes on. */
export function isSteady(rhythm: Rhythm): boolean {
  return rhythm.lastAtMs >= LONG_MS && (rhythm.times >= STEADY_CHANGES || takesTurns(rhythm));
}

/** Whether a text has changed a few times, each after a rest. */
function takesTurns({ times, firstAtMs, lastAtMs }: Rhythm): boolean {
  return times >= FEWEST_TURNS && lastAtMs - firstAtMs >= (times - 1) * TURN_MS;
}
