import type { IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";

/** What was read of a body. */
interface CappedBody {
  bytes: Buffer;
  /** More came than was kept. */
  truncated: boolean;
}

const DECODERS: Record<string, () => Transform> = {
  gzip: () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  "x-gzip": () => zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  deflate: () => zlib.createInflate({ finishFlush: zlib.constants.Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress(),
  zstd: () => zlib.createZstdDecompress(),
};

/** Encodings `readCapped` understands, for `Accept-Encoding`. */
export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

interface BodyLimits {
  /** Decoded bytes. */
  maxBytes: number;
  /** Milliseconds after which what has come by then is all that is kept. */
  bodyMs?: number | undefined;
}

/** Decodes an answer's body and stops at its limits, so that neither an endless body nor a bomb costs more. */
export async function readCapped(response: IncomingMessage, limits: BodyLimits): Promise<CappedBody> {
  const encodings = (response.headers["content-encoding"] ?? "")
    .split(",")
    .map((encoding) => encoding.trim().toLowerCase())
    .filter((encoding) => encoding in DECODERS)
    .toReversed();
  return await collect(
    response,
    encodings.flatMap((encoding) => DECODERS[encoding]?.() ?? []),
    limits,
  );
}

/** Unpacks gzip with the same limit; bytes that are no gzip come back as they are. */
export async function gunzipCapped(bytes: Buffer, maxBytes: number): Promise<CappedBody> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes, truncated: false };
  const unpacker = zlib.createGunzip({ finishFlush: zlib.constants.Z_SYNC_FLUSH });
  const done = collect(unpacker, [], { maxBytes });
  unpacker.end(bytes);
  return await done;
}

async function collect(
  source: Readable,
  decoders: readonly Transform[],
  { maxBytes, bodyMs }: BodyLimits,
): Promise<CappedBody> {
  const chunks: Buffer[] = [];
  let room = maxBytes;
  let truncated = false;
  const enough = new AbortController();
  const cut = (): void => {
    truncated = true;
    enough.abort();
  };
  const sink = async (decoded: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of decoded) {
      chunks.push(chunk.subarray(0, room));
      room -= chunk.length;
      if (room >= 0) continue;
      cut();
      return;
    }
  };
  const timer = bodyMs === undefined ? undefined : setTimeout(cut, bodyMs);
  try {
    await pipeline([source, ...decoders, sink], { signal: enough.signal });
  } catch (error) {
    if (!truncated) throw error;
  } finally {
    clearTimeout(timer);
  }
  return { bytes: Buffer.concat(chunks), truncated };
}
