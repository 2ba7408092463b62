import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

import type { LIVE_EVENTS, LiveEvent } from "@plumbline/contract/live";
import { NOTIFICATIONS_SHOWN } from "@plumbline/contract/notifications";
import { readLiveScan } from "@plumbline/core/live/read-live-scan";
import { readOwnRole } from "@plumbline/core/live/read-own-role";
import { listNotifications } from "@plumbline/core/notifications/list-notifications";
import type { UserContext } from "@plumbline/core/platform/context";
import { isSessionOpen } from "@plumbline/core/sign-in/is-session-open";
import type { z } from "zod";

type State<E extends LiveEvent> = z.output<(typeof LIVE_EVENTS)[E]>;
type Reader = (context: UserContext) => Promise<State<LiveEvent>>;

const READERS: Record<LiveEvent, Reader> = {
  scan: readLiveScan,
  issues: async () => randomUUID(),
  notifications: (context) => listNotifications(context, { page: 1, limit: NOTIFICATIONS_SHOWN }),
  role: readOwnRole,
};

/** What an organization's signals tell. */
const OF_ORGANIZATION = ["scan", "notifications", "issues"] as const satisfies readonly LiveEvent[];

/** What a stream has to do next: look whether something changed or the session ended, or show that it lives. */
type Task = LiveEvent | "session" | "heartbeat";

/** Done first: whoever has left the organization or logged out is told nothing more of it. */
const FIRST = ["role", "session"] as const satisfies readonly Task[];

/**
 * A person's stream of server-sent events: each state once at the start and then whenever it has changed. A
 * reader who is slow gets the newest state only. It ends at once for who is a member no more and with the session;
 * with one that expires, at the next heartbeat.
 */
export class LiveEvents {
  readonly stream: Readable;
  readonly #context: UserContext;
  readonly #due = new Set<Task>([...OF_ORGANIZATION, "role"]);
  readonly #sent = new Map<LiveEvent, string>();
  #isBusy = false;
  #isOver = false;

  constructor(context: UserContext, heartbeatMs: number) {
    this.#context = context;
    const heartbeat = setInterval(() => this.#add("heartbeat"), heartbeatMs);
    const unsubscribe = [...OF_ORGANIZATION.map((name) => this.#subscribe(name)), this.#subscribeToPerson()];
    this.stream = new Readable({
      read: () => void this.#work(),
      destroy: (error, done) => {
        this.#isOver = true;
        clearInterval(heartbeat);
        for (const stop of unsubscribe) stop();
        done(error);
      },
    });
  }

  /** Ends the stream from this side. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.stream.push(null);
  }

  #subscribeToPerson(): () => void {
    const { signals, actor } = this.#context;
    const look = () => {
      for (const task of FIRST) this.#add(task);
    };
    return signals.subscribe("person", {
      onSignal: ({ userId }) => {
        if (userId === actor.userId) look();
      },
      onGap: look,
    });
  }

  #subscribe(channel: (typeof OF_ORGANIZATION)[number]): () => void {
    const { signals, organization } = this.#context;
    return signals.subscribe(channel, {
      onSignal: ({ organizationId }) => {
        if (organizationId === organization.id) this.#add(channel);
      },
      onGap: () => this.#add(channel),
    });
  }

  #add(task: Task): void {
    this.#due.add(task);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let task = this.#next(); task !== undefined; task = this.#next()) {
        this.#due.delete(task);
        await this.#do(task);
      }
    } catch (error) {
      this.#context.log.warn({ err: error }, "A live stream was broken off");
      this.end();
    }
    this.#isBusy = false;
  }

  /** What is due, as long as the reader keeps up: first whether they may still read. */
  #next(): Task | undefined {
    const { readableLength, readableHighWaterMark } = this.stream;
    const isWanted = !this.#isOver && readableLength < readableHighWaterMark;
    if (!isWanted) return undefined;
    return FIRST.find((task) => this.#due.has(task)) ?? [...this.#due][0];
  }

  async #do(task: Task): Promise<void> {
    if (task === "session" || task === "heartbeat") {
      if (!(await isSessionOpen(this.#context))) this.end();
      if (task === "heartbeat") this.#push(":\n\n");
      return;
    }
    const state = await READERS[task](this.#context);
    const data = JSON.stringify(state);
    if (this.#sent.get(task) === data) return;
    this.#sent.set(task, data);
    this.#push(`event: ${task}\ndata: ${data}\n\n`);
    if (task === "role" && state === null) this.end();
  }

  #push(text: string): void {
    if (!this.#isOver) this.stream.push(text);
  }
}
