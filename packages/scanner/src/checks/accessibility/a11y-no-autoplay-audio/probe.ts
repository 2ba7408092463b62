import { audibleSeconds } from "#checks/accessibility/media/recordings.ts";
import type { ElementRef } from "#evidence/document.ts";
import { attribute, checkVisibility, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { pauseControl } from "#gather/page/in-page/views/moving.ts";

/** A player that runs aloud right after the page has loaded, though its markup does not ask for it. */
export interface LoudPlayer {
  loops: boolean;
  /** Seconds for which it can be heard, silence left out; null where its file could not be read. */
  audibleSeconds: number | null;
  /** Null while that is not known. */
  playedSeconds: number | "endless" | null;
  /** Whether it has controls, or the page has one to pause. */
  hasControl: boolean;
  element: ElementRef;
}

export interface LoudThings {
  players: LoudPlayer[];
  /** Frames in sight whose address speaks of starting. */
  frames: { src: string; element: ElementRef }[];
}

const MOST = 20;

/** Players with `autoplay` are looked at on every page. */
export async function probe({ describe }: ProbedPage): Promise<LoudThings> {
  const players = queryAll(document, "audio:not([autoplay]),video:not([autoplay])")
    .filter(runsAloud)
    .slice(0, MOST);
  const frames = queryAll(document, "iframe[src*=autoplay i]").filter((frame) => checkVisibility(frame));
  return {
    players: await Promise.all(
      players.map(async (player) => ({
        loops: player.loop,
        audibleSeconds: await audibleSeconds(player.currentSrc),
        playedSeconds: secondsOf(player),
        hasControl: player.controls || pauseControl(player) !== "none",
        element: describe(player),
      })),
    ),
    frames: frames
      .slice(0, MOST)
      .map((frame) => ({ src: (attribute(frame, "src") ?? "").slice(0, 1000), element: describe(frame) })),
  };
}

function runsAloud(element: Element): element is HTMLMediaElement {
  return element instanceof HTMLMediaElement && !element.paused && !element.muted && element.volume > 0;
}

function secondsOf({ duration }: HTMLMediaElement): LoudPlayer["playedSeconds"] {
  if (duration === Infinity) return "endless";
  return Number.isNaN(duration) ? null : duration;
}
