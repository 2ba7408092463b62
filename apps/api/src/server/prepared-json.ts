import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** JSON ready to be sent as it is or compressed. */
export interface PreparedJson {
  json: Buffer;
  /** The compressed form; made once, when it is first asked for. */
  packed(encoding: Encoding): Promise<Buffer>;
}

/** Below this compression does not pay, as for all other answers. */
const THRESHOLD_BYTES = 1024;
const QUALITY = 5;

const PACKERS: Record<Encoding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (json) => promisify(gzip)(json),
};

export function prepareJson(text: string): PreparedJson {
  const json = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    json,
    packed: (encoding) => {
      const packed = made.get(encoding) ?? PACKERS[encoding](json);
      made.set(encoding, packed);
      return packed;
    },
  };
}

/** The best encoding the caller takes; null: as it is. */
export function encodingFor({ json }: PreparedJson, accepted: string | undefined): Encoding | null {
  if (accepted === undefined || json.length < THRESHOLD_BYTES) return null;
  const offers = accepted.toLowerCase().split(",");
  const taken = offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/u.test(offer));
  const names = new Set(taken.map((offer) => offer.split(";", 1)[0]?.trim()));
  if (names.has("br")) return "br";
  return names.has("gzip") ? "gzip" : null;
}
