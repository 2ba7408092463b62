/** What an authority said of a certificate (RFC 6960 4.2.1). */
export type OcspStatus = "good" | "revoked" | "unknown";

interface Element {
  tag: number;
  content: Buffer;
}

const SEQUENCE = 0x30;
const OCTET_STRING = 0x04;
const GENERALIZED_TIME = 0x18;
const STATUS: Record<number, OcspStatus> = { 0x80: "good", 0xa1: "revoked", 0x82: "unknown" };

/**
 * The status of the first certificate in an OCSP response, as a server staples it to its handshake; null where the
 * response has none or is not in order. Its signature is not verified: whoever staples it speaks of its own certificate.
 */
export function ocspStatus(response: Buffer): OcspStatus | null {
  const whole = inside(response, SEQUENCE);
  const bytes = whole?.find(({ tag }) => tag === 0xa0);
  const typed = bytes && inside(bytes.content, SEQUENCE);
  const basic = typed?.find(({ tag }) => tag === OCTET_STRING);
  const [data] = (basic && inside(basic.content, SEQUENCE)) ?? [];
  if (data === undefined) return null;
  const parts = elements(data.content);
  const produced = parts.findIndex(({ tag }) => tag === GENERALIZED_TIME);
  const responses = parts[produced + 1];
  const [first] = produced === -1 || responses === undefined ? [] : elements(responses.content);
  const status = first === undefined ? undefined : elements(first.content)[1];
  return status === undefined ? null : (STATUS[status.tag] ?? null);
}

/** The parts of the first element, where it is of that kind. */
function inside(bytes: Buffer, tag: number): Element[] | null {
  const [first] = elements(bytes);
  return first?.tag === tag ? elements(first.content) : null;
}

/** DER elements one after the other (X.690 8.1), as far as they are whole. */
function elements(bytes: Buffer): Element[] {
  const found: Element[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const tag = bytes.readUInt8(at);
    const short = bytes.readUInt8(at + 1);
    const wide = short < 0x80 ? 0 : short - 0x80;
    if (wide > 4 || at + 2 + wide > bytes.length) break;
    const length = wide === 0 ? short : bytes.readUIntBE(at + 2, wide);
    const start = at + 2 + wide;
    if (start + length > bytes.length) break;
    found.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return found;
}
