import type { ElementRef } from "#evidence.ts";

import { createDescriber } from "../describe-element.ts";
import { attribute, checkVisibility, queryAll } from "../dom.ts";
import { audibleSeconds } from "../own-rules/recordings.ts";
import { pauseControl } from "./moving.ts";

/** Sound that started with the page. */
export interface Sound {
  /** `script`: a script started a player; `frame`: a framed player was told to start with sound. */
  by: "script" | "frame";
  hasControl: boolean;
  element: ElementRef;
}

const LONG_SECONDS = 3;

/**
 * Players that run aloud though their markup does not ask for it, and framed players that are told to. Those with
 * `autoplay` are judged on every page.
 */
export async function soundsOnLoad(): Promise<Sound[]> {
  const describer = createDescriber(document);
  const players = queryAll(document, "audio:not([autoplay]),video:not([autoplay])").filter(runsAloud);
  const lasting = await Promise.all(players.map(async (player) => ((await lasts(player)) ? [player] : [])));
  const frames = queryAll(document, "iframe[src]").filter(startsFilm);
  return [
    ...lasting.flat().map((element): Sound => ({
      by: "script",
      hasControl: element.controls || pauseControl(element) !== "none",
      element: describer.describe(element),
    })),
    ...frames.map((element): Sound => ({
      by: "frame",
      hasControl: true,
      element: describer.describe(element),
    })),
  ];
}

function runsAloud(element: Element): element is HTMLMediaElement {
  return element instanceof HTMLMediaElement && !element.paused && !element.muted && element.volume > 0;
}

/** Scripts play silent recordings to keep a device awake, or to be allowed to play sound later. */
async function lasts({ currentSrc, duration, loop }: HTMLMediaElement): Promise<boolean> {
  const audible = await audibleSeconds(currentSrc);
  return loop ? audible !== 0 : Math.min(audible ?? Infinity, duration) > LONG_SECONDS;
}

function startsFilm(frame: Element): boolean {
  const src = attribute(frame, "src") ?? "";
  const isPlayer = /(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)/i.test(src);
  const starts = /[?&]autoplay=1\b/i.test(src) && !/[?&](?:mute|muted|background)=1\b/i.test(src);
  return isPlayer && starts && checkVisibility(frame);
}
