import type { Route } from "#gather/page/site-server.testing.ts";

/** A recording as a WAV file: 8 bits, one channel, as loud (0-1) as told at each second. */
export function wavFile(seconds: number, loudness: (second: number) => number): Buffer {
  const rate = 4000;
  const samples = Buffer.alloc(seconds * rate);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = 128 + Math.round(100 * loudness(index / rate) * Math.sin(index / 3));
  }
  const head = Buffer.alloc(44);
  for (const [offset, word] of [
    [0, "RIFF"],
    [8, "WAVEfmt "],
    [36, "data"],
  ] as const)
    head.write(word, offset, "latin1");
  for (const [offset, value] of [
    [4, 36 + samples.length],
    [16, 16],
    [24, rate],
    [28, rate],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, offset);
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, offset);
  return Buffer.concat([head, samples]);
}

/** A VP8 key frame of one pixel. Source: RFC 6386, section 9.1 */
const FRAME = Buffer.from("3001009d012a010001000ec0fe25a400037000000000", "hex");

/** A silent film as a WebM file that shows one pixel for so many seconds. Source: https://www.matroska.org/technical/elements.html */
export function webmFile(seconds: number): Buffer {
  const header = element("1a45dfa3", element("4282", Buffer.from("webm")));
  const info = element(
    "1549a966",
    element("2ad7b1", number(1_000_000)),
    element("4489", decimal(seconds * 1000)),
  );
  const picture = element("e0", element("b0", number(1)), element("ba", number(1)));
  const track = element(
    "ae",
    element("d7", number(1)),
    element("73c5", number(1)),
    element("83", number(1)),
    element("86", Buffer.from("V_VP8")),
    picture,
  );
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element(
      "1f43b675",
      element("e7", number(second * 1000)),
      element("a3", Buffer.from("81000080", "hex"), FRAME),
    ),
  );
  return Buffer.concat([header, element("18538067", info, element("1654ae6b", track), ...clusters)]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), size, body]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function decimal(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

/** A route that answers with a file. */
export function answeringWith(contentType: string, file: Buffer): Route {
  return (_request, response) => {
    response.writeHead(200, { "content-type": contentType, "content-length": file.length }).end(file);
  };
}
