import { VERSIONS } from "./client-hello.ts";

/** What a server sent in answer to a ClientHello, as far as it has come. */
export interface ServerFlight {
  hello: { version: number; suite: number } | null;
  /** Certificates in the order sent, DER; null until they came (never in the open in TLS 1.3). */
  certificates: Buffer[] | null;
  /** Bits of the prime of a DHE key exchange; null where none was sent. */
  dhBits: number | null;
  /** Description of a fatal alert (RFC 8446 6). */
  alert: number | null;
  /** The server has said all it will say in the open. */
  done: boolean;
  /** The bytes are not TLS. */
  garbage: boolean;
}

const RECORD = { alert: 21, handshake: 22 } as const;
const HANDSHAKE = { serverHello: 2, certificate: 11, serverKeyExchange: 12, serverHelloDone: 14 } as const;
const SUPPORTED_VERSIONS = 43;
const MOST_RECORD_BYTES = 16_384 + 2_048;

/** Reads all complete records of an answer; incomplete ends are left for when more has come. */
export function readServerFlight(bytes: Buffer, usesDhe: (suite: number) => boolean): ServerFlight {
  const flight: ServerFlight = {
    hello: null,
    certificates: null,
    dhBits: null,
    alert: null,
    done: false,
    garbage: false,
  };
  const { handshake, alert, garbage } = readRecords(bytes);
  for (const message of handshakeMessages(handshake)) readMessage(message, flight, usesDhe);
  flight.alert = alert;
  flight.garbage = garbage;
  flight.done ||= alert !== null || garbage || isTls13(flight);
  return flight;
}

// After its ServerHello a TLS 1.3 server encrypts everything.
function isTls13(flight: ServerFlight): boolean {
  return flight.hello?.version === VERSIONS["TLS1.3"];
}

function readRecords(bytes: Buffer): { handshake: Buffer; alert: number | null; garbage: boolean } {
  const fragments: Buffer[] = [];
  let alert: number | null = null;
  let at = 0;
  while (at + 5 <= bytes.length && alert === null) {
    const type = bytes.readUInt8(at);
    const length = bytes.readUInt16BE(at + 3);
    const isTls = bytes.readUInt8(at + 1) === 3 && type >= 20 && type <= 24 && length <= MOST_RECORD_BYTES;
    if (!isTls) return { handshake: Buffer.concat(fragments), alert, garbage: true };
    if (at + 5 + length > bytes.length) break;
    const fragment = bytes.subarray(at + 5, at + 5 + length);
    if (type === RECORD.handshake) fragments.push(fragment);
    if (type === RECORD.alert && fragment.length === 2 && fragment.readUInt8(0) === 2)
      alert = fragment.readUInt8(1);
    at += 5 + length;
  }
  const startsWrong =
    bytes.length > 0 && (bytes[0] ?? 0) !== RECORD.handshake && (bytes[0] ?? 0) !== RECORD.alert;
  return { handshake: Buffer.concat(fragments), alert, garbage: startsWrong };
}

function* handshakeMessages(bytes: Buffer): Generator<{ type: number; body: Buffer }> {
  let at = 0;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUIntBE(at + 1, 3);
    if (at + 4 + length > bytes.length) return;
    yield { type: bytes.readUInt8(at), body: bytes.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

function readMessage(
  { type, body }: { type: number; body: Buffer },
  flight: ServerFlight,
  usesDhe: (suite: number) => boolean,
): void {
  if (type === HANDSHAKE.serverHello) flight.hello ??= readServerHello(body);
  if (type === HANDSHAKE.certificate && !isTls13(flight)) flight.certificates = readCertificates(body);
  if (type === HANDSHAKE.serverKeyExchange && flight.hello !== null && usesDhe(flight.hello.suite)) {
    flight.dhBits = readPrimeBits(body);
  }
  if (type === HANDSHAKE.serverHelloDone) flight.done = true;
}

/** A HelloRetryRequest has the same form and says the same: this version, this suite. */
function readServerHello(body: Buffer): ServerFlight["hello"] {
  if (body.length < 38) return null;
  const sessionEnd = 35 + body.readUInt8(34);
  if (sessionEnd + 3 > body.length) return null;
  const suite = body.readUInt16BE(sessionEnd);
  const selected = readExtension(body.subarray(sessionEnd + 3), SUPPORTED_VERSIONS);
  const version = selected?.length === 2 ? selected.readUInt16BE(0) : body.readUInt16BE(0);
  return { version, suite };
}

function readExtension(bytes: Buffer, wanted: number): Buffer | null {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt16BE(at + 2);
    if (bytes.readUInt16BE(at) === wanted) return bytes.subarray(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

function readCertificates(body: Buffer): Buffer[] {
  const certificates: Buffer[] = [];
  let at = 3;
  while (at + 3 <= body.length) {
    const length = body.readUIntBE(at, 3);
    if (length === 0 || at + 3 + length > body.length) break;
    certificates.push(body.subarray(at + 3, at + 3 + length));
    at += 3 + length;
  }
  return certificates;
}

/** ServerDHParams begin with the prime: two bytes of length, then its bytes (RFC 5246 7.4.3). */
function readPrimeBits(body: Buffer): number | null {
  if (body.length < 2) return null;
  const length = body.readUInt16BE(0);
  if (length === 0 || 2 + length > body.length) return null;
  const prime = body.subarray(2, 2 + length);
  const first = prime.findIndex((byte) => byte !== 0);
  if (first === -1) return null;
  return (prime.length - first) * 8 - Math.clz32(prime[first] ?? 0) + 24;
}
