/** What a script tells an ad network of a visitor, in a call of its pixel. */
export interface PixelEvent {
  /** As in `data/tracker-hosts.ts`. */
  vendor: string;
  /** Name of the event, e.g. `ViewContent`; empty where the call names none. */
  event: string;
  /** Texts it is told, by property. */
  told: { property: string; words: string }[];
}

/** With objects and lists one level within it. */
const OBJECT = String.raw`\{((?:[^{}]|\{[^{}]{0,300}\}){0,800})\}`;
const TEXT = String.raw`["'\x60]([^"'\x60]{1,80})["'\x60]`;
/** The vendors' calls that tell of an event, by their own guides: its name, and an object with what it is about. */
const CALLS: readonly { vendor: string; pattern: RegExp }[] = [
  {
    vendor: "Meta Pixel",
    pattern: new RegExp(String.raw`\bfbq\(\s*["']track(?:Custom)?["']\s*,\s*${TEXT}\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Meta Pixel",
    pattern: new RegExp(
      String.raw`\bfbq\(\s*["']trackSingle(?:Custom)?["']\s*,\s*["'][^"']*["']\s*,\s*${TEXT}\s*,\s*${OBJECT}`,
      "g",
    ),
  },
  { vendor: "TikTok Pixel", pattern: new RegExp(String.raw`\bttq\.track\(\s*${TEXT}\s*,\s*${OBJECT}`, "g") },
  {
    vendor: "Pinterest Tag",
    pattern: new RegExp(String.raw`\bpintrk\(\s*["']track["']\s*,\s*${TEXT}\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Snap Pixel",
    pattern: new RegExp(String.raw`\bsnaptr\(\s*["']track["']\s*,\s*${TEXT}\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Reddit Pixel",
    pattern: new RegExp(String.raw`\brdt\(\s*["']track["']\s*,\s*${TEXT}\s*,\s*${OBJECT}`, "g"),
  },
];
const PROPERTY = /["']?\b([a-z_]\w*)["']?\s*:\s*(?:\[\s*)?(["'`])((?:(?!\2).){1,200})\2/gi;

/** What a script tells pixels, in its own words: values that are put together while it runs are left out. */
export function pixelEventsIn(code: string): PixelEvent[] {
  return CALLS.flatMap(({ vendor, pattern }) =>
    [...code.matchAll(pattern)].map(([, event = "", object = ""]) => ({
      vendor,
      event,
      told: [...object.matchAll(PROPERTY)].flatMap(([, property = "", , words = ""]) =>
        words.includes("${") ? [] : [{ property, words }],
      ),
    })),
  );
}

/** Whether a script has such a call; to be asked before it is kept. */
export function mayTellPixels(code: string): boolean {
  return pixelEventsIn(code).length > 0;
}
