import { speaksOfPausing, speaksOfSound } from "#checks/accessibility/wording/pause-words.ts";
import { AUDIO_AND_VIDEO } from "#checks/accessibility/families/audio-and-video.ts";
import { hasSound, heardSeconds, MEDIA } from "#checks/accessibility/media/media.ts";
import type { MediaOfPage, Player } from "#checks/accessibility/media/probe.ts";
import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage } from "#checks/accessibility/rule.ts";
import { ALFA, AXE } from "#evidence/engine-names.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { MOVING_CONTENT } from "#gather/views/moving-content-facts.ts";

import type { LoudThings, LoudPlayer } from "./probe.ts";

const LOUD_THINGS = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "just loaded",
});
/** WCAG 1.4.2 is about sound that lasts longer. */
const SHORT_SECONDS = 3;
const FRAMED_PLAYER = /(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)/i;
const STARTS = /[?&]autoplay=1\b/i;
const IS_MUTE = /[?&](?:mute|muted|background)=1\b/i;

export const a11yNoAutoplayAudio = rule({
  id: "a11y-no-autoplay-audio",
  severity: "medium",
  criteria: ["1.4.2"],
  actRules: ["80f0bf"],
  engines: { [AXE]: ["no-autoplay-audio"], [ALFA]: ["sia-r50"] },
  defect: "Sound starts by itself",
  title: "Sound doesn't start by itself",
  question: "Does sound start by itself, and can people stop it?",
  ...AUDIO_AND_VIDEO,
  fixSteps: [
    "Remove autoplay from the video or audio, or add muted.",
    "If it has to start by itself, keep it under three seconds, or put a visible stop button before it.",
  ],
  effort: "S",
  example: withoutAttributes("autoplay"),
  examines: [
    examine(MEDIA, fromMarkup),
    examine(LOUD_THINGS, fromScripts),
    settle(MOVING_CONTENT, ({ heard = [] }) =>
      heard
        .filter(({ isSilenced }) => isSilenced)
        .map(({ element }) => ({ criterion: "1.4.2", selector: element.selector, evenFailed: true })),
    ),
  ],
});

/** Players that are told to start, are heard for long and cannot be stopped. */
function fromMarkup(page: MediaOfPage, examined: ExaminedPage): Decision {
  const silenced = silencedPlayers(examined);
  const starting = page.players.filter(({ startsByItself }) => startsByItself);
  const canStop = page.controlNames.some((name) => speaksOfPausing(name) || speaksOfSound(name));
  return {
    applies: starting.length > 0,
    defects: starting
      .filter((player) => isHeardForLong(player) && !silenced.has(player.element.selector))
      .map(({ element }) => ({
        outcome: canStop ? "review" : "fail",
        severity: "high",
        message:
          "Sound starts by itself and lasts longer than three seconds, and people have no way to stop it",
        element,
      })),
    settled: page.players
      .filter(endsAtOnce)
      .map(({ element }) => ({ criterion: "1.4.2", selector: element.selector })),
  };
}

function isHeardForLong(player: Player): boolean {
  if (player.isMuted || player.volume === 0 || player.hasControls || hasSound(player) !== true) return false;
  return player.loops || heardSeconds(player) > SHORT_SECONDS;
}

/** Players that a control of the page made silent, as visitors may do. */
function silencedPlayers(page: ExaminedPage): Set<string> {
  const moving = factsOf(page, MOVING_CONTENT);
  const heard = moving?.gathered === true ? (moving.value.heard ?? []) : [];
  return new Set(heard.filter(({ isSilenced }) => isSilenced).map(({ element }) => element.selector));
}

/** Of such the file itself, or the player, tells that nobody is disturbed. */
function endsAtOnce(player: Player): boolean {
  const isShort = heardSeconds(player) <= SHORT_SECONDS;
  return player.isMuted || (isShort && (!player.loops || hasSound(player) === false));
}

/** Players a script has started, and framed ones that are told to start. */
function fromScripts({ players, frames }: LoudThings, page: ExaminedPage): Decision {
  const silenced = silencedPlayers(page);
  const framed = frames.filter(
    ({ src }) => FRAMED_PLAYER.test(src) && STARTS.test(src) && !IS_MUTE.test(src),
  );
  return {
    applies: players.length > 0 || framed.length > 0,
    defects: [
      ...players
        .filter((player) => lasts(player) && !silenced.has(player.element.selector))
        .map(({ hasControl, element }) => ({
          outcome: hasControl ? ("review" as const) : ("fail" as const),
          severity: "high" as const,
          message: "A script starts sound that lasts longer than three seconds",
          element,
        })),
      ...framed.map(({ element }) => ({
        outcome: "review" as const,
        severity: "high" as const,
        message: "An embedded video is set to start by itself with sound. Can people stop it right away?",
        element,
      })),
    ],
  };
}

/** Scripts play silent recordings to keep a device awake, or to be allowed to play sound later. */
function lasts({ loops, audibleSeconds, playedSeconds }: LoudPlayer): boolean {
  if (loops) return audibleSeconds !== 0;
  const played = playedSeconds === "endless" ? Infinity : (playedSeconds ?? Number.NaN);
  return Math.min(audibleSeconds ?? Infinity, played) > SHORT_SECONDS;
}
