import type { ElementRef } from "#evidence.ts";

import { createDescriber } from "../describe-element.ts";
import { attribute, checkVisibility, queryAll } from "../dom.ts";
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
export function soundsOnLoad(): Sound[] {
  const describer = createDescriber(document);
  const players = queryAll(document, "audio:not([autoplay]),video:not([autoplay])").filter(isLoud);
  const frames = queryAll(document, "iframe[src]").filter(startsFilm);
  return [
    ...players.map((element): Sound => ({
      by: "script",
      hasControl: element.hasAttribute("controls") || pauseControl(element) !== "none",
      element: describer.describe(element),
    })),
    ...frames.map((element): Sound => ({
      by: "frame",
      hasControl: true,
      element: describer.describe(element),
    })),
  ];
}

function isLoud(element: Element): boolean {
  if (!(element instanceof HTMLMediaElement) || element.paused || element.muted || element.volume === 0)
    return false;
  return element.loop || element.duration > LONG_SECONDS;
}

function startsFilm(frame: Element): boolean {
  const src = attribute(frame, "src") ?? "";
  const isPlayer = /(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)/i.test(src);
  const starts = /[?&]autoplay=1\b/i.test(src) && !/[?&](?:mute|muted|background)=1\b/i.test(src);
  return isPlayer && starts && checkVisibility(frame);
}
