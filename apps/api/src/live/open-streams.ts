import { AppError } from "@plumbline/core/platform/app-error";

import type { LiveEvents } from "#live/live-events.ts";

/** Streams one person may hold: a browser has one for each window one looks at. */
const STREAMS_PER_PERSON = 12;
/** Streams one process holds. Each keeps a socket and a timer; calls need room beside them. */
const STREAMS_IN_ALL = 5000;

/** The streams a server holds open. */
export interface OpenStreams {
  /**
   * Opens a stream and keeps it until it ends; a person with too many loses the oldest.
   *
   * @throws {AppError} `server.busy` when the server holds as many as it can, for others
   */
  open(userId: string, start: () => LiveEvents): LiveEvents;
  /** Ends them all, so that the server can close. */
  endAll(): void;
}

/** Keeps track of the streams of one server, which are `limit` at most. */
export function openStreams(limit = STREAMS_IN_ALL): OpenStreams {
  const byPerson = new Map<string, Set<LiveEvents>>();
  let inAll = 0;

  function add(userId: string, events: LiveEvents): void {
    const own = byPerson.get(userId) ?? new Set();
    byPerson.set(userId, own.add(events));
    inAll += 1;
    events.stream.once("close", () => {
      remove(own, events);
      if (own.size === 0 && byPerson.get(userId) === own) byPerson.delete(userId);
    });
  }

  function remove(own: Set<LiveEvents>, events: LiveEvents): void {
    if (own.delete(events)) inAll -= 1;
  }

  return {
    open: (userId, start) => {
      const own = byPerson.get(userId) ?? new Set();
      const [oldest] = own;
      if (oldest !== undefined && own.size >= STREAMS_PER_PERSON) {
        // At once, since it closes later: the next stream may come before that, and must end another.
        remove(own, oldest);
        oldest.end();
      }
      if (inAll >= limit) throw new AppError("server.busy");
      const events = start();
      add(userId, events);
      return events;
    },
    endAll: () => {
      for (const own of byPerson.values()) for (const events of own) events.end();
    },
  };
}
