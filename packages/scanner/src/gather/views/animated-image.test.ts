import { describe, expect, it } from "vitest";

import { motionOfPicture } from "#gather/views/animated-image.ts";

const text = (word: string): number[] => [...Buffer.from(word)];
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const short = (value: number): number[] => [value & 255, value >> 8];

/** A GIF of 1 by 1 pixels; `repeats` as Netscape's extension gives them. */
function aGif(delays: readonly number[], repeats?: number): Uint8Array {
  const rounds =
    repeats === undefined ? [] : [0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, ...short(repeats), 0];
  const frame = (delay: number): number[] => {
    const control = [0x21, 0xf9, 4, 0, ...short(delay), 0, 0];
    return [...control, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  };
  const head = [...text("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Uint8Array.from([...head, ...rounds, ...delays.flatMap(frame), 0x3b]);
}

function aPng(chunks: readonly (readonly [string, readonly number[]])[]): Uint8Array {
  const long = (value: number): number[] => [
    value >>> 24,
    (value >> 16) & 255,
    (value >> 8) & 255,
    value & 255,
  ];
  const written = chunks.flatMap(([type, data]) => [
    ...long(data.length),
    ...text(type),
    ...data,
    0,
    0,
    0,
    0,
  ]);
  return Uint8Array.from([
    0x89,
    ...text("PNG"),
    13,
    10,
    26,
    10,
    ...written,
    0,
    0,
    0,
    0,
    ...text("IEND"),
    0,
    0,
    0,
    0,
  ]);
}

function aWebp(chunks: readonly (readonly [string, readonly number[]])[]): Uint8Array {
  const written = chunks.flatMap(([type, data]) => [...text(type), ...short(data.length), 0, 0, ...data]);
  return Uint8Array.from([...text("RIFF"), 0, 0, 0, 0, ...text("WEBP"), ...written]);
}

const pngFrame = ["fcTL", [...zeros(20), 0, 1, 0, 2, 0, 0]] as const;
const webpFrame = ["ANMF", [...zeros(12), 0xe8, 3, 0, 0]] as const;

describe("how long a picture moves", () => {
  it.each<[string, Uint8Array, number]>([
    ["a GIF that goes round for ever", aGif([50, 50], 0), Number.POSITIVE_INFINITY],
    ["a GIF shown once", aGif([50, 50]), 1],
    ["a GIF shown four times", aGif([100, 100], 3), 8],
    ["a GIF without delays", aGif([0, 0]), 0.2],
    ["a PNG of two frames, twice", aPng([["acTL", [0, 0, 0, 2, 0, 0, 0, 2]], pngFrame, pngFrame]), 2],
    [
      "a WebP that goes round for ever",
      aWebp([["ANIM", [0, 0, 0, 0, 0, 0]], webpFrame, webpFrame]),
      Number.POSITIVE_INFINITY,
    ],
  ])("%s", (_what, bytes, seconds) => {
    expect(motionOfPicture(bytes)).toEqual({ frames: 2, seconds });
  });

  it.each<[string, Uint8Array]>([
    ["a GIF of one frame", aGif([50], 0)],
    ["a plain PNG", aPng([["IHDR", []]])],
    ["a plain WebP", aWebp([["VP8 ", [1, 2]]])],
    ["a broken file", aGif([50, 50], 0).slice(0, 20)],
    ["something else", Uint8Array.from(text("<svg></svg>"))],
    ["nothing", new Uint8Array()],
  ])("%s stands still", (_what, bytes) => {
    expect(motionOfPicture(bytes)).toEqual({ frames: 1, seconds: 0 });
  });
});
