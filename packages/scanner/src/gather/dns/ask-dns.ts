import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { connect } from "node:net";

import {
  AUTHENTIC_DATA,
  decode,
  encode,
  RECURSION_DESIRED,
  streamEncode,
  type Answer,
  type DecodedPacket,
  type Packet,
  type RecordType,
} from "dns-packet";

import type { Gathered } from "#evidence/gathered.ts";

/** A DNS server that resolves for us. */
export interface DnsResolver {
  address: string;
  port: number;
}

/** Asks for all records of one kind; an empty list is an answer, a server's refusal is none. */
export type AskDns = (name: string, type: RecordType) => Promise<Gathered<Answer[]>>;

const ATTEMPTS = 2;
/** Codes that answer the question: NOERROR, and NXDOMAIN for a name that does not exist. */
const ANSWERING = new Set(["NOERROR", "NXDOMAIN"]);

/**
 * Asks this resolver over UDP, and over TCP where the answer did not fit (RFC 7766). Records come with their
 * DNSSEC kinds, which `node:dns` cannot ask for.
 */
export function askingResolver(resolver: DnsResolver, timeoutMs = 3_000): AskDns {
  return async (name, type) => {
    let failure = "no answer";
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        return judge(await ask(resolver, question(name, type), timeoutMs), `${type} of ${name}`);
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
    }
    return { gathered: false, reason: `We asked the DNS for ${type} of ${name}: ${failure}` };
  };
}

function judge(reply: DecodedPacket, what: string): Gathered<Answer[]> {
  const code = rcodeOf(reply);
  if (!ANSWERING.has(code)) return { gathered: false, reason: `We asked the DNS for ${what}: ${code}` };
  return { gathered: true, value: reply.answers ?? [] };
}

// The library decodes the code, but its types do not say so.
function rcodeOf(reply: DecodedPacket): string {
  return "rcode" in reply && typeof reply.rcode === "string" ? reply.rcode : "unknown code";
}

function question(name: string, type: RecordType): Packet & { id: number } {
  return {
    type: "query",
    id: randomInt(0, 0x1_0000),
    flags: RECURSION_DESIRED | AUTHENTIC_DATA,
    questions: [{ type, name, class: "IN" }],
    // 1,232 bytes pass every network without being cut into fragments (DNS flag day 2020).
    additionals: [
      {
        type: "OPT",
        name: ".",
        udpPayloadSize: 1_232,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: 0,
        flag_do: false,
        options: [],
      },
    ],
  };
}

async function ask(
  resolver: DnsResolver,
  packet: Packet & { id: number },
  timeoutMs: number,
): Promise<DecodedPacket> {
  const reply = await overUdp(resolver, packet, timeoutMs);
  return reply.flag_tc ? await overTcp(resolver, packet, timeoutMs) : reply;
}

function overUdp(
  resolver: DnsResolver,
  packet: Packet & { id: number },
  timeoutMs: number,
): Promise<DecodedPacket> {
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const socket = createSocket(resolver.address.includes(":") ? "udp6" : "udp4");
  const timer = setTimeout(() => reject(new Error("timed out")), timeoutMs);
  socket.once("error", reject);
  socket.on("message", (bytes) => {
    const reply = readReply(bytes, packet);
    if (reply !== null) resolve(reply);
  });
  socket.once("connect", () => {
    socket.send(encode(packet), (error) => (error === null ? undefined : reject(error)));
  });
  // A connected socket takes answers from this resolver alone. A callback here would be called where that failed, too.
  socket.connect(resolver.port, resolver.address);
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}

function overTcp(
  resolver: DnsResolver,
  packet: Packet & { id: number },
  timeoutMs: number,
): Promise<DecodedPacket> {
  const { promise, resolve, reject } = Promise.withResolvers<DecodedPacket>();
  const socket = connect(resolver.port, resolver.address);
  const timer = setTimeout(() => reject(new Error("timed out")), timeoutMs);
  const chunks: Buffer[] = [];
  socket.once("error", reject);
  socket.once("close", () => reject(new Error("the connection was closed")));
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (bytes.length < 2 || bytes.length < 2 + bytes.readUInt16BE(0)) return;
    const reply = readReply(bytes.subarray(2), packet);
    if (reply === null) reject(new Error("the answer does not fit the question"));
    else resolve(reply);
  });
  socket.write(streamEncode(packet));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

/** The packet if it answers this question; null for anything else, such as a forged or late one. */
function readReply(bytes: Buffer, asked: Packet & { id: number }): DecodedPacket | null {
  try {
    const reply = decode(bytes);
    const [wanted] = asked.questions ?? [];
    const [got] = reply.questions ?? [];
    const fits = reply.id === asked.id && got?.type === wanted?.type && sameName(got?.name, wanted?.name);
    return fits ? reply : null;
  } catch {
    return null;
  }
}

function sameName(left = "", right = ""): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
