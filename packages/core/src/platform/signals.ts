import { setTimeout as delay } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { Client, type QueryConfig } from "pg";
import { z } from "zod";

import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";

const ofOrganization = z.object({ organizationId: z.uuid() });
const ofPerson = z.object({ userId: z.uuid() });

/** What processes tell each other through the database: each channel with what its signals carry. */
const CHANNELS = {
  /** A scan of the whole site was queued, began, got on or ended. */
  scan: ofOrganization,
  /** What was found on the site changed by hand or by a re-test: marked, accepted, queued for a check, checked. */
  issues: ofOrganization,
  /** Members have new notifications, or someone has read theirs. */
  notifications: ofOrganization,
  /** An organization's own row changed: name, website, business figures, suspension. Told by triggers. */
  organization: ofOrganization,
  /** Something else its dashboard shows changed. Told by triggers, so that no writer can forget it. */
  dashboard: ofOrganization,
  /** The service's time was moved. */
  clock: z.object({}),
  /** A person's account, membership or sessions changed. Told by triggers. */
  person: ofPerson,
} as const;

export type Channel = keyof typeof CHANNELS;
export type Signal<C extends Channel> = z.output<(typeof CHANNELS)[C]>;

export interface Subscriber<C extends Channel> {
  /** Told of each signal, also of those this process published. Must not throw. */
  onSignal: (signal: Signal<C>) => void;
  /** Signals may have been missed, since listening began or began again: whatever was read before is to be read again. */
  onGap: () => void;
}

/** Signals of all processes on one database. */
export interface Signals {
  /** Listens until the answer is called. The connection, one for the whole process, is made by the first subscriber. */
  subscribe<C extends Channel>(channel: C, subscriber: Subscriber<C>): () => void;
  /**
   * Resolves once subscribers have heard of everything that was committed before this call: true. False while
   * nothing can be heard; what was learned from signals must not be relied on then.
   */
  caughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** Name of the one channel of PostgreSQL that carries all of ours. */
const POSTGRES_CHANNEL = "plumbline_signals";
/** Pauses before listening is tried again, in milliseconds; the last one repeats. */
const RETRY_MS = [100, 500, 2000, 5000];
/** How often a silent connection is asked whether it lives, in milliseconds, and how long it may take to say so. */
const PROBE_MS = 30_000;
const ANSWER_MS = 10_000;
const FAREWELL_MS = 1000;
/** How long someone who wants to be caught up waits before the connection counts as lost, in milliseconds. */
const CATCH_UP_MS = 2000;

/**
 * Tells all processes something. Within a transaction it is told if and only if that commits; the same signal
 * twice in one transaction is told once.
 */
export async function publish<C extends Channel>(db: Database, channel: C, signal: Signal<C>): Promise<void> {
  const message = JSON.stringify({ channel, signal });
  await db.execute(sql`select pg_notify(${POSTGRES_CHANNEL}, ${message})`);
}

/** The same for many signals in one statement. */
export async function publishAll<C extends Channel>(
  db: Database,
  channel: C,
  signals: readonly Signal<C>[],
): Promise<void> {
  const messages = sql.param(signals.map((signal) => JSON.stringify({ channel, signal })));
  await db.execute(
    sql`select pg_notify(${POSTGRES_CHANNEL}, told.message) from unnest(${messages}::text[]) as told (message)`,
  );
}

const channelName = z.custom<Channel>((name) => typeof name === "string" && Object.hasOwn(CHANNELS, name));
const envelope = z.object({ channel: channelName, signal: z.unknown() });

interface Subscribed {
  channel: Channel;
  hear: (signal: unknown) => void;
  onGap: () => void;
}

/** Signals over the database at `url`. Nothing is dialled until the first subscriber. */
export function openSignals({ url, log }: { url: string; log: Log }): Signals {
  const subscribers = new Set<Subscribed>();
  const closing = new AbortController();
  let listening: Promise<void> | null = null;

  const listener: Listener = {
    url,
    log,
    closing: closing.signal,
    connection: null,
    onReady: () => {
      for (const { onGap } of subscribers) onGap();
    },
    onMessage: (message) => {
      const received = parseMessage(message);
      // A process of another version may know more channels than this one.
      if (received === null) return;
      for (const { channel, hear } of subscribers) if (channel === received.channel) hear(received.signal);
    },
  };

  return {
    subscribe: (channel, { onSignal, onGap }) => {
      const subscriber: Subscribed = {
        channel,
        // Its channel's schema made it what the channel carries.
        hear: (signal) => onSignal(signal as Parameters<typeof onSignal>[0]),
        onGap,
      };
      subscribers.add(subscriber);
      listening ??= keepListening(listener);
      return () => subscribers.delete(subscriber);
    },
    caughtUp: shared(() => catchUp(listener)),
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

function parseMessage(message: string): { channel: Channel; signal: unknown } | null {
  const received = envelope.safeParse(JSON.parse(message)).data;
  if (received === undefined) return null;
  const signal = CHANNELS[received.channel].safeParse(received.signal);
  return signal.success ? { channel: received.channel, signal: signal.data } : null;
}

interface Listener {
  url: string;
  log: Log;
  closing: AbortSignal;
  /** Null while nothing can be heard. */
  connection: { client: Client; lose: (reason: unknown) => void } | null;
  onReady: () => void;
  onMessage: (message: string) => void;
}

async function keepListening(listener: Listener): Promise<void> {
  const { log, closing } = listener;
  let failures = 0;
  while (!closing.aborted) {
    try {
      await listen(listener, () => {
        failures = 0;
      });
    } catch (error) {
      if (closing.aborted) return;
      log.warn({ err: error }, "Signals cannot be heard; trying again");
      await pause(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, closing);
      failures += 1;
    }
  }
}

/** Listens on a connection of its own until the process closes; rejects when the connection is lost. */
async function listen(listener: Listener, onConnected: () => void) {
  const { url, closing, onReady, onMessage } = listener;
  const lost = Promise.withResolvers<never>();
  // It may be lost while no one listens; the next listener is told to read everything again.
  lost.promise.catch(() => undefined);
  const ended = new AbortController();
  const client = new Client({
    connectionString: url,
    application_name: "plumbline-signals",
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("The database ended the connection.")));
  client.on("notification", ({ payload }) => onMessage(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${POSTGRES_CHANNEL}`);
    onConnected();
    onReady();
    listener.connection = { client, lose: lost.reject };
    const until = AbortSignal.any([closing, ended.signal]);
    while (!closing.aborted) {
      await Promise.race([lost.promise, pause(PROBE_MS, until)]);
      if (!closing.aborted) await client.query("select 1");
    }
  } finally {
    listener.connection = null;
    // A connection no one answers on any more cannot be ended politely.
    await Promise.race([client.end().catch(() => undefined), pause(FAREWELL_MS, ended.signal)]);
    ended.abort();
  }
}

/**
 * A round trip on the listening connection. PostgreSQL wakes the listeners of a commit before it answers who
 * committed, and hands a listener what it was woken for before it is ready for the next query.
 */
async function catchUp({ connection }: Listener): Promise<boolean> {
  if (connection === null) return false;
  const emptyQuery: QueryConfig & { query_timeout: number } = { text: "", query_timeout: CATCH_UP_MS };
  try {
    await connection.client.query(emptyQuery);
    return true;
  } catch (error) {
    connection.lose(error);
    return false;
  }
}

/** One run of `act` for everyone who asks while the run before is under way: it begins after they asked. */
function shared<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    running = act().finally(() => {
      if (next === null) running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
}

/** Waits so long, or until the signal; then resolves all the same. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}
