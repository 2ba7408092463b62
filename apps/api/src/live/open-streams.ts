import type { LiveEvents } from "#live/live-events.ts";

/** Streams one person may hold: a browser has one for each window one looks at. */
const STREAMS_PER_PERSON = 12;

/** The streams a server holds open. */
export interface OpenStreams {
  /** Keeps a stream until it ends; a person with too many loses the oldest. */
  add(userId: string, events: LiveEvents): void;
  /** Ends them all, so that the server can close. */
  endAll(): void;
}

/** Keeps track of the streams of one server. */
export function openStreams(): OpenStreams {
  const byPerson = new Map<string, Set<LiveEvents>>();

  return {
    add: (userId, events) => {
      const own = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, own.add(events));
      events.stream.once("close", () => {
        own.delete(events);
        if (own.size === 0) byPerson.delete(userId);
      });
      const [oldest] = own;
      if (own.size > STREAMS_PER_PERSON) oldest?.end();
    },
    endAll: () => {
      for (const own of byPerson.values()) for (const events of own) events.end();
    },
  };
}
