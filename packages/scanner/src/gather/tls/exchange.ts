import type { Socket } from "node:net";

import type { Gathered } from "#evidence/gathered.ts";

import { DHE, WEAK_FAMILIES } from "./cipher-suites.ts";
import { clientHello, VERSIONS, type Hello } from "./client-hello.ts";
import { readServerFlight, type ServerFlight } from "./server-flight.ts";

/** Opens a new connection to the server; every question needs its own. */
export type Dial = () => Promise<Socket>;

/** A server's answer to one ClientHello. */
export type Answer =
  | { kind: "agreed"; version: number; suite: number; flight: ServerFlight }
  | { kind: "refused" }
  | { kind: "not-tls" };

const MOST_BYTES = 131_072;
/** The server does not know this name, which says nothing of what was offered (RFC 6066 3). */
const UNRECOGNIZED_NAME = 112;
const DHE_SUITES = new Set([...DHE, ...(WEAK_FAMILIES["ANON"] ?? []), ...(WEAK_FAMILIES["EXPORT"] ?? [])]);

/**
 * Sends one ClientHello and reads the answer up to the point where the server waits for the client.
 * An alert and a closed connection are refusals; no answer in time is no answer.
 */
export async function exchange(dial: Dial, hello: Hello, timeoutMs: number): Promise<Gathered<Answer>> {
  let socket: Socket;
  try {
    socket = await dial();
  } catch (error) {
    return { gathered: false, reason: `No connection: ${reasonOf(error)}` };
  }
  try {
    return await converse(socket, hello, timeoutMs);
  } finally {
    socket.destroy();
  }
}

function converse(socket: Socket, hello: Hello, timeoutMs: number): Promise<Gathered<Answer>> {
  const { promise, resolve } = Promise.withResolvers<Gathered<Answer>>();
  const chunks: Buffer[] = [];
  let size = 0;
  const settle = (): void => resolve(judge(readFlight(chunks), hello));
  // After a pause of this process an answer may wait unread: it is read before the time counts as over.
  const timer = setTimeout(() => void setImmediate(() => resolve(judgeAtEnd(chunks, hello))), timeoutMs);
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES || readFlight(chunks).done) settle();
  });
  // A reset after the hello is how some servers refuse it.
  socket.on("error", settle);
  socket.on("close", settle);
  socket.write(clientHello(hello));
  return promise.finally(() => clearTimeout(timer));
}

function judgeAtEnd(chunks: readonly Buffer[], hello: Hello): Gathered<Answer> {
  const flight = readFlight(chunks);
  if (flight.hello !== null) return judge(flight, hello);
  return { gathered: false, reason: "The server did not answer in time" };
}

function readFlight(chunks: readonly Buffer[]): ServerFlight {
  return readServerFlight(Buffer.concat(chunks), (suite) => DHE_SUITES.has(suite));
}

function judge(flight: ServerFlight, hello: Hello): Gathered<Answer> {
  if (flight.garbage) return { gathered: true, value: { kind: "not-tls" } };
  if (flight.alert === UNRECOGNIZED_NAME) {
    return { gathered: false, reason: `The server does not know the name ${hello.host}` };
  }
  const { hello: chosen } = flight;
  // A server that picks what was not offered has not agreed to anything.
  if (chosen === null || !hello.suites.includes(chosen.suite) || chosen.version > VERSIONS[hello.version]) {
    return { gathered: true, value: { kind: "refused" } };
  }
  return { gathered: true, value: { kind: "agreed", version: chosen.version, suite: chosen.suite, flight } };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
