import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import { isPlayer } from "#gather/page/in-page/semantics.ts";

/** What the files of the page's recordings tell. */
export interface Recordings {
  /** Seconds for which a recording can be heard: silence is left out. */
  audible: Map<Element, number>;
  /** Tracks that hold not one cue, or do not exist. */
  emptyTracks: Set<Element>;
}

export const NOTHING_READ: Recordings = { audible: new Map(), emptyTracks: new Set() };

const MOST_RECORDINGS = 4;
const MOST_BYTES = 6 * 1024 * 1024;
const LIMIT_MS = 4000;
/** Quieter than this is silence: -60 dB. */
const AUDIBLE = 0.001;
const WINDOWS_PER_SECOND = 20;

/** Reads this site's own recordings; those of other sites and large ones are left out. */
export async function readRecordings(): Promise<Recordings> {
  const [audible, empty] = await Promise.all([measureSound(), findEmptyTracks()]);
  return { audible, emptyTracks: empty };
}

async function measureSound(): Promise<Recordings["audible"]> {
  const players = queryAll(document, "video,audio")
    .filter(isPlayer)
    .filter((player) => player.readyState >= HTMLMediaElement.HAVE_METADATA)
    .slice(0, MOST_RECORDINGS);
  const measured = await Promise.all(
    players.map(async (player) => [player, await audibleSeconds(player.currentSrc)] as const),
  );
  return new Map(measured.flatMap(([player, seconds]) => (seconds === null ? [] : [[player, seconds]])));
}

/** Seconds of audible sound; null where the file cannot be had or decoded. */
export async function audibleSeconds(address: string): Promise<number | null> {
  const url = URL.parse(address);
  if (url === null || (url.origin !== location.origin && url.protocol !== "data:")) return null;
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const response = await fetch(url, { signal, cache: "force-cache" });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > MOST_BYTES) {
      await response.body?.cancel();
      return null;
    }
    const file = await response.arrayBuffer();
    return heardIn(await new OfflineAudioContext(1, 1, 8000).decodeAudioData(file));
  } catch {
    // Not to be had in time, or nothing to decode: the player itself still tells whether there is a sound track.
    return null;
  }
}

function heardIn(sound: AudioBuffer): number {
  const samples = sound.getChannelData(0);
  const size = Math.max(1, Math.floor(sound.sampleRate / WINDOWS_PER_SECOND));
  let windows = 0;
  for (let start = 0; start < samples.length; start += size) {
    if (samples.subarray(start, start + size).some((value) => Math.abs(value) > AUDIBLE)) windows += 1;
  }
  return windows / WINDOWS_PER_SECOND;
}

async function findEmptyTracks(): Promise<Recordings["emptyTracks"]> {
  const tracks = queryAll(document, "track[src]").slice(0, 2 * MOST_RECORDINGS);
  const judged = await Promise.all(tracks.map(async (track) => [track, await isEmptyTrack(track)] as const));
  return new Set(judged.filter(([, isEmpty]) => isEmpty).map(([track]) => track));
}

async function isEmptyTrack(track: Element): Promise<boolean> {
  const url = URL.parse(attribute(track, "src") ?? "", document.baseURI);
  if (url === null || url.origin !== location.origin) return false;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), cache: "force-cache" });
    const text = await response.text();
    return response.status === 404 || response.status === 410 || (response.ok && !text.includes("-->"));
  } catch {
    // Not to be had in time, so nothing is said of it.
    return false;
  }
}
