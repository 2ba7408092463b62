import { attribute, checkVisibility, matchesSelector, queryAll, tagName } from "../dom.ts";
import type { Recordings } from "./recordings.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { accessibleName, blockAround, isBackdrop, isExposed, isPlayer, isSeen, textOf } from "./semantics.ts";

/** Characters from which a text beside a film may tell what the film says. */
const TELLING_TEXT = 120;
/** WCAG 1.4.2 is about sound that lasts longer. */
const SHORT_SECONDS = 3;

/** Films and recordings without captions, description or transcript. */
export function mediaAlternatives(recordings: Recordings): RuleHit[] {
  const videos = queryAll(document, "video").filter((video) => isSeen(video) && !isBackdrop(video));
  const audios = queryAll(document, "audio").filter((audio) => isReachableAudio(audio));
  const starting = queryAll(document, "video[autoplay],audio[autoplay]");
  return [
    ...videos.flatMap((video) => judgeVideo(video, recordings)),
    ...audios.filter((audio) => recordings.audible.get(audio) !== 0).flatMap(judgeAudio),
    ...starting.flatMap((media) => judgeAutoplay(media, recordings)),
    ...[...videos, ...audios].flatMap(hiddenTranscript),
  ];
}

/** Recordings of which the file itself tells that nothing is owed: silent ones, and sound that ends at once. */
export function settledMedia(recordings: Recordings): Cleared[] {
  const players = queryAll(document, "video,audio").filter(isPlayer);
  return players.flatMap((element) => {
    const silent = hasSound(element, recordings) === false;
    const owesNothing = silent && tagName(element) === "audio" ? ["1.2.1"] : silent ? ["1.2.2"] : [];
    const seconds = Math.min(recordings.audible.get(element) ?? Infinity, playedSeconds(element));
    const endsAtOnce = element.muted || (seconds <= SHORT_SECONDS && (!element.loop || silent));
    return [...owesNothing, ...(endsAtOnce ? ["1.4.2"] : [])].map((criterion) => ({ criterion, element }));
  });
}

function isReachableAudio(audio: Element): boolean {
  const describesFilm = audio.parentElement !== null && queryAll(audio.parentElement, "video").length > 0;
  return matchesSelector(audio, "[controls]") && isSeen(audio) && !describesFilm;
}

function judgeVideo(video: Element, recordings: Recordings): RuleHit[] {
  const sound = hasSound(video, recordings);
  if (sound === false) return silentVideo(video);
  const hits: RuleHit[] = [];
  if (!hasTrack(video, ["captions", "subtitles"], recordings)) {
    const sure = sound === true && !hasTextAlternative(video);
    hits.push({
      rule: "video-without-captions",
      verdict: sure ? "failed" : "review",
      wcag: ["1.2.2"],
      actRules: ["eac66b"],
      severity: "high",
      message: "The video has sound but no captions",
      element: video,
    });
  }
  if (!hasTrack(video, ["descriptions"], recordings)) {
    hits.push({
      rule: "video-without-description",
      verdict: "review",
      // A sound track may be there and silent, so the criterion for silent films is named too.
      wcag: ["1.2.1", "1.2.3", "1.2.5"],
      actRules: ["c5a4ea", "1ec09b", "c3232f"],
      severity: "medium",
      message: "The video has no audio description. Does its sound, or a text next to it, say what it shows?",
      element: video,
    });
  }
  return hits;
}

function silentVideo(video: Element): RuleHit[] {
  return [
    {
      rule: "silent-video-without-alternative",
      verdict: mayTellFilm(video) || hasRecordingBeside(video) ? "review" : "failed",
      wcag: ["1.2.1"],
      actRules: ["c3232f"],
      severity: "high",
      message: "The silent video needs a text or recording that says what it shows",
      element: video,
    },
  ];
}

/** Languages in which a text that tells a film can be known by its words. */
const KNOWN_LANGUAGE = /^(?:en|de|fr|es|nl|it)\b/i;
const SPEAKS_OF_FILM =
  /video|vidéo|vídeo|film|clip|movie|footage|recording|animation|transcript|transkript|trascrizione|transcripci|mitschrift|aufnahme|audio description|watch|shows?\b|showing|shown|zeigt|gezeigt|montre|muestra|mostra|toont/i;

/** A text beside that speaks of the film may tell what it shows; one that does not is about something else. */
function mayTellFilm(video: Element): boolean {
  if (hasTranscriptLink() || attribute(video, "aria-describedby") !== null) return true;
  if (!hasTextAlternative(video)) return false;
  const isKnown = KNOWN_LANGUAGE.test(document.documentElement.lang);
  const around = blockAround(video);
  return !isKnown || (around !== null && SPEAKS_OF_FILM.test(textOf(around)));
}

function judgeAudio(audio: Element): RuleHit[] {
  const hasText = hasTextAlternative(audio);
  return [
    {
      rule: "audio-without-transcript",
      verdict: hasText ? "review" : "failed",
      wcag: ["1.2.1"],
      actRules: ["e7aa44"],
      severity: "high",
      message: hasText
        ? "Does the text next to the recording contain everything it says?"
        : "The recording has no transcript",
      element: audio,
    },
  ];
}

/** Sound that starts by itself, lasts and cannot be stopped. */
function judgeAutoplay(media: Element, recordings: Recordings): RuleHit[] {
  if (!isPlayer(media) || media.muted || media.volume === 0 || media.controls) return [];
  if (hasSound(media, recordings) !== true) return [];
  const lasts =
    media.loop || Math.min(recordings.audible.get(media) ?? Infinity, playedSeconds(media)) > SHORT_SECONDS;
  if (!lasts) return [];
  return [
    {
      rule: "sound-starts-by-itself",
      verdict: hasStopControl() ? "review" : "failed",
      wcag: ["1.4.2"],
      actRules: ["80f0bf"],
      severity: "high",
      message:
        "Sound starts by itself and lasts longer than three seconds, and people have no way to stop it",
      element: media,
    },
  ];
}

/** Length of a recording, or of the part its address names: `#t=8,10`. https://www.w3.org/TR/media-frags/ */
function playedSeconds(media: HTMLMediaElement): number {
  const part = /[#&]t=(?:npt:)?([\d.]*),([\d.]+)/.exec(media.currentSrc);
  return part === null ? media.duration : Number(part[2]) - Number(part[1] ?? 0);
}

const STOPS = /\b(?:pause|stop|mute|play|sound|audio|volume|ton|stumm|arrêter|silencio)\b/i;

function hasStopControl(): boolean {
  const controls = queryAll(document, "button,input,a[href],[role=button],[role=switch]");
  return controls.some(
    (control) =>
      isSeen(control) && STOPS.test(`${accessibleName(control)} ${attribute(control, "value") ?? ""}`),
  );
}

/** Whether a film or recording has a sound track; null while that is not known, as with films that load later. */
function hasSound(media: Element, recordings: Recordings): boolean | null {
  const heard = recordings.audible.get(media);
  if (heard !== undefined) return heard > 0;
  if (!isPlayer(media) || media.readyState < HTMLMediaElement.HAVE_METADATA || !("captureStream" in media))
    return null;
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

function hasTrack(video: Element, kinds: readonly string[], { emptyTracks }: Recordings): boolean {
  return queryAll(video, "track[src]").some(
    (track) => kinds.includes(attribute(track, "kind") ?? "subtitles") && !emptyTracks.has(track),
  );
}

/** A link to a transcript or a longer text beside the film, which may say the same. */
function hasTextAlternative(media: Element): boolean {
  const around = blockAround(media);
  if (hasTranscriptLink()) return true;
  return around !== null && readableLetters(around, media) >= TELLING_TEXT;
}

function hasTranscriptLink(): boolean {
  const links = queryAll(document, "a[href]").filter(isExposed);
  return links.some((link) =>
    /transcript|transkript|transcripci|transcription|mitschrift/i.test(textOf(link)),
  );
}

/** Letters beside a film that are shown and read out. */
function readableLetters(around: Element, media: Element): number {
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  let letters = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isBeside = parent !== null && !media.contains(parent) && isExposed(parent);
    if (isBeside) letters += (node.nodeValue ?? "").trim().length;
  }
  return letters;
}

/** Text beside a film that can be seen and is kept from screen readers, who need it most. */
function hiddenTranscript(media: Element): RuleHit[] {
  const around = blockAround(media);
  const texts = around === null ? [] : hiddenTexts(around).filter((text) => isSeen(text));
  return texts
    .filter((text) => textOf(text).length >= TELLING_TEXT / 2 && !isSaidElsewhere(text))
    .map((element) => ({
      rule: "transcript-hidden",
      verdict: "failed",
      wcag: ["1.3.1"],
      actRules: ["1a02b0"],
      severity: "high",
      message: "The text next to the video is visible but hidden from screen readers",
      element,
    }));
}

function hiddenTexts(around: Element): Element[] {
  return queryAll(around, "[aria-hidden=true]").filter((text) => checkVisibility(text));
}

function isSaidElsewhere(hidden: Element): boolean {
  const text = textOf(hidden);
  return queryAll(document, "body *").some(
    (element) => isExposed(element) && !element.contains(hidden) && textOf(element).includes(text),
  );
}

function hasRecordingBeside(media: Element): boolean {
  return media.parentElement !== null && queryAll(media.parentElement, "audio[controls]").length > 0;
}
