import { attribute, matchesSelector, queryAll, tagName } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, blockAround, isBackdrop, isSeen, textOf } from "./semantics.ts";

/** Characters from which a text beside a film may tell what the film says. */
const TELLING_TEXT = 120;

/** Films and recordings without captions, description or transcript. */
export function mediaAlternatives(): RuleHit[] {
  const videos = queryAll(document, "video").filter((video) => isSeen(video) && !isBackdrop(video));
  const recordings = queryAll(document, "audio").filter((audio) => isReachableAudio(audio));
  const starting = queryAll(document, "video[autoplay],audio[autoplay]");
  return [
    ...videos.flatMap(judgeVideo),
    ...recordings.flatMap(judgeAudio),
    ...starting.flatMap(judgeAutoplay),
  ];
}

function isReachableAudio(audio: Element): boolean {
  const describesFilm = audio.parentElement !== null && queryAll(audio.parentElement, "video").length > 0;
  return matchesSelector(audio, "[controls]") && isSeen(audio) && !describesFilm;
}

function judgeVideo(video: Element): RuleHit[] {
  const sound = hasSound(video);
  if (sound === false) return silentVideo(video);
  const hits: RuleHit[] = [];
  if (!hasTrack(video, ["captions", "subtitles"])) {
    const sure = sound === true && !hasTextAlternative(video);
    hits.push({
      rule: "video-without-captions",
      verdict: sure ? "failed" : "review",
      wcag: ["1.2.2"],
      actRules: ["eac66b"],
      severity: "high",
      message: "The film has sound and no captions",
      element: video,
    });
  }
  if (!hasTrack(video, ["descriptions"])) {
    hits.push({
      rule: "video-without-description",
      verdict: "review",
      // A sound track may be there and silent, so the criterion for silent films is named too.
      wcag: ["1.2.1", "1.2.3", "1.2.5"],
      actRules: ["c5a4ea", "1ec09b", "c3232f"],
      severity: "medium",
      message: "Does the sound, or a text beside it, tell what the film shows? It has no audio description",
      element: video,
    });
  }
  return hits;
}

function silentVideo(video: Element): RuleHit[] {
  return [
    {
      rule: "silent-video-without-alternative",
      verdict: hasTextAlternative(video) || hasRecordingBeside(video) ? "review" : "failed",
      wcag: ["1.2.1"],
      actRules: ["c3232f"],
      severity: "high",
      message: "The silent film needs a text or recording that tells what is shown",
      element: video,
    },
  ];
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
        ? "Does the text beside the recording say all that is said in it?"
        : "The recording has no transcript",
      element: audio,
    },
  ];
}

/** Sound that starts by itself, lasts and cannot be stopped. */
function judgeAutoplay(media: Element): RuleHit[] {
  if (!isPlayer(media) || media.muted || media.volume === 0 || media.controls || !hasSound(media)) return [];
  const lasts = media.loop || media.duration > 3;
  if (!lasts) return [];
  return [
    {
      rule: "sound-starts-by-itself",
      verdict: hasStopControl() ? "review" : "failed",
      wcag: ["1.4.2"],
      actRules: ["80f0bf"],
      severity: "high",
      message: "Sound starts by itself, lasts longer than three seconds and has no control to stop it",
      element: media,
    },
  ];
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
function hasSound(media: Element): boolean | null {
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

function isPlayer(element: Element): element is HTMLMediaElement {
  return tagName(element) === "video" || tagName(element) === "audio";
}

/** `captureStream` is a method wherever it exists; the DOM types do not know it. */
function asMethod(member: unknown): () => unknown {
  return member as () => unknown;
}

function hasTrack(video: Element, kinds: readonly string[]): boolean {
  return queryAll(video, "track[src]").some((track) =>
    kinds.includes(attribute(track, "kind") ?? "subtitles"),
  );
}

/** A link to a transcript or a longer text beside the film, which may say the same. */
function hasTextAlternative(media: Element): boolean {
  const around = blockAround(media);
  const links = queryAll(document, "a[href]").map((link) => textOf(link));
  if (links.some((text) => /transcript|transkript|transcripci|transcription|mitschrift/i.test(text)))
    return true;
  return around !== null && textOf(around).length - textOf(media).length >= TELLING_TEXT;
}

function hasRecordingBeside(media: Element): boolean {
  return media.parentElement !== null && queryAll(media.parentElement, "audio[controls]").length > 0;
}
