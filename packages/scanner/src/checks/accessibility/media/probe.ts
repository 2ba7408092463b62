import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  checkVisibility,
  matchesSelector,
  nodeValue,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  isPlayer,
  isSeen,
  textOf,
} from "#gather/page/in-page/semantics.ts";

import { OPENERS, type WhatIsNext, whatIsNext, whatItIsCalled } from "./next-to-player.ts";
import { NOTHING_READ, readRecordings, type Recordings } from "./recordings.ts";

/** A film or recording, and what its file tells. */
export interface Player {
  kind: "video" | "audio";
  isSeen: boolean;
  hasControls: boolean;
  startsByItself: boolean;
  loops: boolean;
  isMuted: boolean;
  isMutedInMarkup: boolean;
  /** 0 to 1. */
  volume: number;
  /** Seconds for which it can be heard, silence left out; null where its file could not be read. */
  audibleSeconds: number | null;
  /** Whether the browser knows a sound track; null while it does not know. */
  hasSoundTrack: boolean | null;
  /** Length of it, or of the part its address names; null while that is not known. */
  playedSeconds: number | "endless" | null;
  tracks: { kind: string; isEmpty: boolean }[];
  /** Whether an attribute names its description. */
  isDescribed: boolean;
  /** Whether the element around it holds a film, or a recording with controls. */
  isBesideFilm: boolean;
  isBesideRecording: boolean;
  /** Set on a recording that cannot be seen itself, and stands in a player that the page draws. */
  isInPlayer?: true;
  /** What stands in its block; empty where it cannot be seen. */
  textBeside: string;
  /** Names of what opens a part of the page beside it; absent in older evidence. */
  openersBeside?: string[];
  /** Letters of that which are read out and not its own. */
  lettersBeside: number;
  /** What stands right before and after its block; absent in older evidence. */
  next?: WhatIsNext;
  /** What it is called: its own name, the heading and the words right before it, its file; absent in older evidence. */
  calledBy?: string;
  hiddenTexts: HiddenText[];
  element: ElementRef;
}

/** A text in the block of a player that can be seen and is kept from screen readers. */
export interface HiddenText {
  length: number;
  /** Whether the same words are read out elsewhere on the page. */
  isSaidElsewhere: boolean;
  element: ElementRef;
}

/** The players of a page; without any, nothing else is looked at. */
export interface MediaOfPage {
  players: Player[];
  lang: string;
  linkTexts: string[];
  /** Names and values of what can be pressed and seen. */
  controlNames: string[];
}

const CONTROLS = "button,input,a[href],[role=button],[role=switch]";
const PLAYS =
  /(?<!\p{L})(?:play|listen|abspielen|wiedergabe|anhören|lecture|lire|écouter|reproducir|escuchar|riproduci|ascolta|afspelen|luister\p{L}*|reproduzir|ouvir|tocar|odtwórz|odtwarzaj)(?!\p{L})/iu;
/** A button to play may belong to a game; one like these belongs to a recording. */
const LISTENS =
  /(?<!\p{L})(?:listen|audio|recording|speech|podcast|interview|episode|anhören|aufnahme|rede|écouter|enregistrement|discours|escuchar|grabación|discurso|ascolta|registrazione|discorso|luister\p{L}*|opname|ouvir|gravação|posłuchaj|nagranie)(?!\p{L})/iu;
const STEPS_AROUND = 3;
const MOST = 30;
const MOST_NAMES = 500;
const NAME_LIMIT = 100;
const TEXT_LIMIT = 2000;

export async function probe({ describe, isCutOff }: ProbedPage): Promise<MediaOfPage> {
  const lang = document.documentElement.lang;
  const elements = queryAll(document, "video,audio").filter(isPlayer).slice(0, MOST);
  if (elements.length === 0) return { players: [], lang, linkTexts: [], controlNames: [] };
  const recordings = isCutOff === true ? NOTHING_READ : await readRecordings();
  return {
    players: elements.map((player) => ({
      ...howItPlays(player),
      ...whatItsFileTells(player, recordings),
      ...whatIsAround(player, describe),
      element: describe(player),
    })),
    lang,
    linkTexts: queryAll(document, "a[href]")
      .filter(isExposed)
      .slice(0, MOST_NAMES)
      .map((link) => textOf(link).slice(0, NAME_LIMIT)),
    controlNames: queryAll(document, CONTROLS)
      .filter((control) => isSeen(control))
      .slice(0, MOST_NAMES)
      .map((control) =>
        `${accessibleName(control)} ${attribute(control, "value") ?? ""}`.slice(0, NAME_LIMIT),
      ),
  };
}

type HowItPlays = Pick<
  Player,
  | "kind"
  | "isSeen"
  | "hasControls"
  | "startsByItself"
  | "loops"
  | "isMuted"
  | "isMutedInMarkup"
  | "volume"
  | "isDescribed"
>;

function howItPlays(player: HTMLMediaElement): HowItPlays {
  return {
    kind: tagName(player) === "video" ? "video" : "audio",
    isSeen: isSeen(player),
    hasControls: player.controls,
    startsByItself: attribute(player, "autoplay") !== null,
    loops: player.loop,
    isMuted: player.muted,
    isMutedInMarkup: attribute(player, "muted") !== null,
    volume: player.volume,
    isDescribed: attribute(player, "aria-describedby") !== null,
  };
}

type FileFacts = Pick<Player, "audibleSeconds" | "hasSoundTrack" | "playedSeconds" | "tracks">;

function whatItsFileTells(player: HTMLMediaElement, { audible, emptyTracks }: Recordings): FileFacts {
  return {
    audibleSeconds: audible.get(player) ?? null,
    hasSoundTrack: hasSoundTrack(player),
    playedSeconds: playedSeconds(player),
    tracks: [
      ...queryAll(player, "track[src]").map((track) => ({
        kind: attribute(track, "kind") ?? "subtitles",
        isEmpty: emptyTracks.has(track),
      })),
      ...addedTracks(player),
    ],
  };
}

/** Tracks that a script added, with no element of their own. */
function addedTracks(player: HTMLMediaElement): Player["tracks"] {
  const ofElements = new Set(
    queryAll(player, "track").flatMap((track) => (track instanceof HTMLTrackElement ? [track.track] : [])),
  );
  return [...player.textTracks]
    .filter((track) => !ofElements.has(track))
    .map(({ kind, cues }) => ({ kind, isEmpty: cues?.length === 0 }));
}

/** Null while that is not known, as with films that load later. */
function hasSoundTrack(media: HTMLMediaElement): boolean | null {
  if (media.readyState < HTMLMediaElement.HAVE_METADATA || !("captureStream" in media)) return null;
  try {
    const stream: unknown = Reflect.apply(asMethod(media.captureStream), media, []);
    return stream instanceof MediaStream ? stream.getAudioTracks().length > 0 : null;
  } catch {
    // A film of another site keeps its tracks to itself.
    return null;
  }
}

/** `captureStream` is a method wherever it exists; the DOM types do not know it. */
function asMethod(member: unknown): () => unknown {
  return member as () => unknown;
}

/** Length of a recording, or of the part its address names: `#t=8,10`. https://www.w3.org/TR/media-frags/ */
function playedSeconds({ currentSrc, duration }: HTMLMediaElement): Player["playedSeconds"] {
  const part = /[#&]t=(?:npt:)?([\d.]*),([\d.]+)/.exec(currentSrc);
  const seconds = part === null ? duration : Number(part[2]) - Number(part[1] ?? 0);
  if (seconds === Infinity) return "endless";
  return Number.isNaN(seconds) ? null : seconds;
}

type Beside = Pick<
  Player,
  | "isBesideFilm"
  | "isBesideRecording"
  | "textBeside"
  | "openersBeside"
  | "lettersBeside"
  | "next"
  | "calledBy"
  | "hiddenTexts"
>;

/** A player of the page's own stands for the recording that it plays. */
function whatIsAround(
  player: HTMLMediaElement,
  describe: ProbedPage["describe"],
): Beside & Pick<Player, "isInPlayer"> {
  if (isSeen(player)) return whatStandsBeside(player, describe);
  const drawn = tagName(player) === "audio" ? playerAround(player) : null;
  return drawn === null ? NOTHING_BESIDE : { ...whatStandsBeside(drawn, describe), isInPlayer: true };
}

/** The button right beside a recording that is there to listen to it, or the nearest box around with one to play it, and nothing else to be played. */
function playerAround(player: Element): Element | null {
  const beside = [player.previousElementSibling, player.nextElementSibling].find(
    (one) => one !== null && isButtonTo(LISTENS, one),
  );
  if (beside && queryAll(document, "audio,video").length === 1) return beside;
  let around = player.parentElement;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (matchesSelector(around, "body,main,form") || queryAll(around, "audio,video").length > 1) return null;
    if (queryAll(around, "button,[role=button]").some((button) => isButtonTo(PLAYS, button))) return around;
    around = around.parentElement;
  }
  return null;
}

function isButtonTo(does: RegExp, button: Element): boolean {
  const isButton = matchesSelector(button, "button,[role=button],input[type=button]");
  return isButton && isSeen(button) && does.test(accessibleName(button));
}

const NOTHING_BESIDE: Beside = {
  isBesideFilm: false,
  isBesideRecording: false,
  textBeside: "",
  lettersBeside: 0,
  hiddenTexts: [],
};

function whatStandsBeside(player: Element, describe: ProbedPage["describe"]): Beside {
  const parent = player.parentElement;
  const around = blockAround(player);
  return {
    isBesideFilm: parent !== null && queryAll(parent, "video").some((film) => film !== player),
    isBesideRecording: parent !== null && queryAll(parent, "audio[controls]").length > 0,
    textBeside: around === null ? "" : textOf(around).slice(0, TEXT_LIMIT),
    openersBeside: around === null ? [] : queryAll(around, OPENERS).slice(0, MOST).map(accessibleName),
    lettersBeside: around === null ? 0 : readableLetters(around, player),
    ...(around === null ? {} : { next: whatIsNext(around) }),
    calledBy: whatItIsCalled(player),
    hiddenTexts: around === null ? [] : hiddenTexts(player, { around, describe }),
  };
}

/** Letters beside a film that are read out. */
function readableLetters(around: Element, player: Element): number {
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  let letters = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isBeside = parent !== null && !player.contains(parent) && isExposed(parent);
    if (isBeside) letters += (nodeValue(node) ?? "").trim().length;
  }
  return letters;
}

/** Parts between a player and its text, such as a heading or a button that opens it. */
const MOST_BETWEEN = 2;

function hiddenTexts(
  player: Element,
  { around, describe }: { around: Element; describe: ProbedPage["describe"] },
): HiddenText[] {
  const parts = [...around.children];
  const placeOf = (element: Element): number => parts.findIndex((part) => part.contains(element));
  const isNear = (text: Element): boolean => Math.abs(placeOf(text) - placeOf(player)) <= MOST_BETWEEN + 1;
  return queryAll(around, "[aria-hidden=true]")
    .filter((text) => isNear(text) && checkVisibility(text) && isSeen(text) && textOf(text) !== "")
    .slice(0, MOST)
    .map((text) => ({
      length: textOf(text).length,
      isSaidElsewhere: isSaidElsewhere(text),
      element: describe(text),
    }));
}

function isSaidElsewhere(hidden: Element): boolean {
  const text = textOf(hidden);
  return queryAll(document, "body *").some(
    (element) => isExposed(element) && !element.contains(hidden) && textOf(element).includes(text),
  );
}
