import { createSocket, type Socket as UdpSocket } from "node:dgram";
import { createServer, type Server } from "node:net";

import {
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  streamDecode,
  streamEncode,
  TRUNCATED_RESPONSE,
  type Answer,
  type Packet,
} from "dns-packet";

import type { DnsResolver } from "./ask-dns.ts";

export interface LocalDns {
  resolver: DnsResolver;
  /** Questions as they came, e.g. `CAA www.bakery.com`. */
  asked: string[];
  stop: () => Promise<void>;
}

/** Records by question, e.g. `TXT bakery.com`. `refuse` answers SERVFAIL, `silence` nothing. */
export type Zone = Record<string, Answer[] | "refuse" | "silence">;

/** A DNS server on loopback, over UDP and TCP. `truncate` sends everything over TCP only. */
export async function localDns(zone: Zone, options = { truncate: false }): Promise<LocalDns> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await listening(zone, options);
    } catch (error) {
      // The number may be taken on TCP by someone else: try another one.
      if (attempt === 20) throw error;
    }
  }
}

async function listening(zone: Zone, { truncate }: { truncate: boolean }): Promise<LocalDns> {
  const asked: string[] = [];
  const answer = (query: Packet, cut: boolean): Packet | null => {
    const [question] = query.questions ?? [];
    const key = `${question?.type} ${question?.name}`;
    asked.push(key);
    return replyTo(query, zone[key], cut);
  };
  const udp = createSocket("udp4");
  udp.on("message", (bytes, from) => {
    const reply = answer(decode(bytes), truncate);
    if (reply !== null) udp.send(encode(reply), from.port, from.address);
  });
  const tcp = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (bytes) => {
      const reply = answer(streamDecode(Buffer.from(bytes)), false);
      if (reply !== null) socket.end(streamEncode(reply));
    });
  });
  const port = await bindBoth(udp, tcp);
  const stop = async (): Promise<void> => {
    await new Promise<void>((resolve) => void udp.close(() => resolve()));
    await new Promise<void>((resolve) => void tcp.close(() => resolve()));
  };
  return { resolver: { address: "127.0.0.1", port }, asked, stop };
}

function replyTo(query: Packet, records: Zone[string] | undefined, cut: boolean): Packet | null {
  if (records === "silence") return null;
  const code = records === "refuse" ? 2 : records === undefined ? 3 : 0;
  return {
    type: "response",
    id: query.id ?? 0,
    flags: AUTHORITATIVE_ANSWER | code | (cut ? TRUNCATED_RESPONSE : 0),
    questions: query.questions ?? [],
    answers: Array.isArray(records) && !cut ? records : [],
  };
}

/** One port that is free for both, as a resolver has it. */
async function bindBoth(udp: UdpSocket, tcp: Server): Promise<number> {
  await new Promise<void>((resolve) => void udp.bind(0, "127.0.0.1", resolve));
  const { port } = udp.address();
  await new Promise<void>((resolve, reject) => {
    tcp.once("error", (error) => udp.close(() => reject(error)));
    tcp.listen(port, "127.0.0.1", resolve);
  });
  return port;
}
