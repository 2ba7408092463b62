const PREFIX = "xn--";
/** Parameters of Punycode: https://www.rfc-editor.org/rfc/rfc3492#section-5 */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10_ff_ff;

/** Letters of scripts that look alike; a label that mixes them may pretend to be another one. */
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** The name of a host as people read it, `münchen.de`; what no one could read safely stays as it is. */
export function readableHost(host: string): string {
  return host.split(".").map(readableLabel).join(".");
}

/** An address with the name of its host and the letters of its path as people read them. */
export function readableAddress(url: string): string {
  const origin = /^(?:[a-z][a-z0-9+.-]*:\/\/)?[^/?#]*/iu.exec(url)?.[0] ?? "";
  return readableHosts(origin) + readableWords(url.slice(origin.length));
}

/** A path in which letters beyond ASCII stand as such, word by word. */
function readableWords(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2}|[a-z0-9-])+/giu, (word) => {
    const decoded = word.replaceAll(/(?:%[89a-f][0-9a-f])+/giu, (bytes) => decodedBytes(bytes) ?? bytes);
    return isReadable(decoded.replaceAll(/%[0-7][0-9a-f]/giu, "")) ? decoded : word;
  });
}

/** Null for bytes that are no UTF-8. */
function decodedBytes(bytes: string): string | null {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return null;
  }
}

/** A text with every host in it as people read it. */
export function readableHosts(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}-])xn--[a-z0-9-]+/giu, readableLabel);
}

function readableLabel(label: string): string {
  if (!label.toLowerCase().startsWith(PREFIX)) return label;
  const decoded = decode(label.slice(PREFIX.length).toLowerCase());
  return decoded !== null && isReadable(decoded) ? decoded : label;
}

function isReadable(label: string): boolean {
  const isWord = /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && /[^\p{ASCII}]/u.test(label);
  return isWord && !(LATIN.test(label) && LOOKALIKE.test(label));
}

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.2; null for what is none. */
function decode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf("-");
  const points = Array.from(encoded.slice(0, Math.max(0, delimiter)), (letter) => letter.codePointAt(0) ?? 0);
  let state = { at: delimiter + 1, index: 0, point: FIRST_CODE_POINT, bias: FIRST_BIAS };
  while (state.at < encoded.length) {
    const read = readDelta(encoded, state);
    if (read === null) return null;
    const length = points.length + 1;
    const index = state.index + read.delta;
    const point = state.point + Math.floor(index / length);
    if (point > LAST_CODE_POINT) return null;
    points.splice(index % length, 0, point);
    const bias = adapt(read.delta, { length, isFirst: state.index === 0 });
    state = { at: read.at, index: (index % length) + 1, point, bias };
  }
  return String.fromCodePoint(...points);
}

/** A number of variable length. */
function readDelta(encoded: string, { at, bias }: { at: number; bias: number }) {
  let delta = 0;
  let weight = 1;
  for (let place = 1; at + place <= encoded.length; place += 1) {
    const digit = digitOf(encoded[at + place - 1] ?? "");
    if (digit === null) return null;
    delta += digit * weight;
    if (delta > Number.MAX_SAFE_INTEGER) return null;
    const threshold = Math.min(T_MAX, Math.max(T_MIN, place * BASE - bias));
    if (digit < threshold) return { delta, at: at + place };
    weight *= BASE - threshold;
  }
  return null;
}

function digitOf(letter: string): number | null {
  const digit = "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(letter);
  return letter === "" || digit < 0 ? null : digit;
}

function adapt(delta: number, { length, isFirst }: { length: number; isFirst: boolean }): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
