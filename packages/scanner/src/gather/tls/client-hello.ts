import { generateKeyPairSync, randomBytes } from "node:crypto";
import { isIP } from "node:net";

/** Protocol versions as they are on the wire. */
export const VERSIONS = {
  SSLv3: 0x0300,
  "TLS1.0": 0x0301,
  "TLS1.1": 0x0302,
  "TLS1.2": 0x0303,
  "TLS1.3": 0x0304,
} as const;
export type TlsVersion = keyof typeof VERSIONS;

export interface Hello {
  /** The highest version offered; for TLS 1.3 the only one. */
  version: TlsVersion;
  suites: readonly number[];
  host: string;
}

/** Groups for key exchange: X25519, P-256, P-384, P-521, X448 and the older ones servers of their time know. */
const GROUPS = [0x001d, 0x0017, 0x0018, 0x0019, 0x001e, 0x0016, 0x0015, 0x0013, 0x001a, 0x001b, 0x001c];

/** Signatures from EdDSA down to MD5 with RSA: a weak one must be offered to be seen. */
const SIGNATURES = [
  0x0807, 0x0808, 0x0403, 0x0503, 0x0603, 0x0804, 0x0805, 0x0806, 0x0809, 0x080a, 0x080b, 0x0401, 0x0501,
  0x0601, 0x0303, 0x0301, 0x0302, 0x0402, 0x0502, 0x0602, 0x0203, 0x0201, 0x0202, 0x0101,
];

const EXTENSION = {
  serverName: 0,
  supportedGroups: 10,
  pointFormats: 11,
  signatureAlgorithms: 13,
  supportedVersions: 43,
  keyShare: 51,
  renegotiationInfo: 0xff01,
} as const;

/**
 * The bytes of one record with one ClientHello that offers exactly these suites (RFC 5246 7.4.1.2, RFC 8446
 * 4.1.2, RFC 6101 for SSLv3, which knows no extensions).
 */
export function clientHello(hello: Hello): Buffer {
  const legacy = Math.min(VERSIONS[hello.version], VERSIONS["TLS1.2"]);
  const isTls13 = hello.version === "TLS1.3";
  const body = Buffer.concat([
    u16(legacy),
    randomBytes(32),
    // Middleboxes expect a session id from TLS 1.3 clients (RFC 8446 appendix D.4).
    isTls13 ? vector8(randomBytes(32)) : vector8(Buffer.alloc(0)),
    vector16(Buffer.concat(hello.suites.map((suite) => u16(suite)))),
    vector8(Buffer.from([0])),
    hello.version === "SSLv3" ? Buffer.alloc(0) : vector16(extensions(hello)),
  ]);
  const handshake = Buffer.concat([Buffer.from([1]), u24(body.length), body]);
  const recordVersion = Math.min(legacy, VERSIONS["TLS1.0"]);
  return Buffer.concat([Buffer.from([22]), u16(recordVersion), vector16(handshake)]);
}

function extensions({ host, version }: Hello): Buffer {
  const usesSignatures = version === "TLS1.2" || version === "TLS1.3";
  return Buffer.concat([
    ...(isIP(host) === 0 ? [extension(EXTENSION.serverName, vector16(serverName(host)))] : []),
    extension(EXTENSION.supportedGroups, vector16(list16(GROUPS))),
    extension(EXTENSION.pointFormats, vector8(Buffer.from([0]))),
    ...(usesSignatures ? [extension(EXTENSION.signatureAlgorithms, vector16(list16(SIGNATURES)))] : []),
    ...(version === "TLS1.3"
      ? [
          extension(EXTENSION.supportedVersions, vector8(u16(VERSIONS["TLS1.3"]))),
          extension(EXTENSION.keyShare, vector16(x25519Share())),
        ]
      : [extension(EXTENSION.renegotiationInfo, vector8(Buffer.alloc(0)))]),
  ]);
}

function serverName(host: string): Buffer {
  return Buffer.concat([Buffer.from([0]), vector16(Buffer.from(host.replace(/\.$/, ""), "ascii"))]);
}

// A real key, because servers reject the few values that are no points of the curve.
function x25519Share(): Buffer {
  const { x = "" } = generateKeyPairSync("x25519").publicKey.export({ format: "jwk" });
  return Buffer.concat([u16(0x001d), vector16(Buffer.from(x, "base64url"))]);
}

function extension(type: number, data: Buffer): Buffer {
  return Buffer.concat([u16(type), vector16(data)]);
}

function list16(values: readonly number[]): Buffer {
  return Buffer.concat(values.map((value) => u16(value)));
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function u24(value: number): Buffer {
  return Buffer.from([(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff]);
}

function vector8(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([data.length]), data]);
}

function vector16(data: Buffer): Buffer {
  return Buffer.concat([u16(data.length), data]);
}
