/** How long a picture moves. */
export interface PictureMotion {
  frames: number;
  /** Seconds of all its rounds; infinite when it goes round for ever. */
  seconds: number;
}

/** Browsers show frames without a delay for this long. */
const DEFAULT_DELAY_MS = 100;
const STILL: PictureMotion = { frames: 1, seconds: 0 };

/** Reads from the bytes of a GIF, PNG or WebP whether and how long it moves. Anything else stands still. */
export function motionOfPicture(bytes: Uint8Array): PictureMotion {
  const head = ascii(bytes, 0, 4);
  if (head === "GIF8") return motionOfGif(bytes);
  if (ascii(bytes, 1, 3) === "PNG") return motionOfPng(bytes);
  return head === "RIFF" && ascii(bytes, 8, 4) === "WEBP" ? motionOfWebp(bytes) : STILL;
}

function motion(delays: readonly number[], rounds: number): PictureMotion {
  if (delays.length < 2) return STILL;
  const round = delays.reduce((sum, delay) => sum + (delay < 20 ? DEFAULT_DELAY_MS : delay), 0) / 1000;
  return { frames: delays.length, seconds: rounds === 0 ? Number.POSITIVE_INFINITY : round * rounds };
}

/** Source: GIF89a specification; repeats are in Netscape's application extension. */
function motionOfGif(bytes: Uint8Array): PictureMotion {
  const delays: number[] = [];
  let delay = 0;
  let rounds = 1;
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x2c) {
      delays.push(delay);
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0));
      continue;
    }
    if (bytes[at] !== 0x21) break;
    if (bytes[at + 1] === 0xf9) delay = 10 * ((bytes[at + 4] ?? 0) + 256 * (bytes[at + 5] ?? 0));
    if (ascii(bytes, at + 3, 8) === "NETSCAPE") {
      const repeats = (bytes[at + 16] ?? 0) + 256 * (bytes[at + 17] ?? 0);
      rounds = repeats === 0 ? 0 : repeats + 1;
    }
    at = afterBlocks(bytes, at + 2);
  }
  return motion(delays, rounds);
}

function tableSize(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

/** Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation */
function motionOfPng(bytes: Uint8Array): PictureMotion {
  const view = viewOf(bytes);
  const delays: number[] = [];
  let rounds = 1;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, 4);
    if (type === "acTL" && at + 16 <= bytes.length) rounds = view.getUint32(at + 12);
    if (type === "fcTL" && at + 32 <= bytes.length)
      delays.push((1000 * view.getUint16(at + 28)) / (view.getUint16(at + 30) || 100));
    if (type === "IEND") break;
  }
  return motion(delays, rounds);
}

/** Source: https://developers.google.com/speed/webp/docs/riff_container */
function motionOfWebp(bytes: Uint8Array): PictureMotion {
  const view = viewOf(bytes);
  const delays: number[] = [];
  let rounds = 1;
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = ascii(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    if (type === "ANIM" && at + 14 <= bytes.length) rounds = view.getUint16(at + 12, true);
    if (type === "ANMF" && at + 23 <= bytes.length) delays.push(view.getUint32(at + 20, true) & 0xffffff);
    at += 8 + size + (size % 2);
  }
  return motion(delays, rounds);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
