import { Worker } from "node:worker_threads";

import type { TypesettingAnswer, TypesettingJob } from "#typesetting-job.ts";

/** How long one file may take. The slowest real one takes a few seconds, also on a machine that is busy. */
const LIMIT_MS = 60_000;

const THREAD = new URL("typesetting-thread.ts", import.meta.url);

/** A thread, and the file that it is making. */
interface Thread {
  worker: Worker;
  waiting: { resolve: (file: Uint8Array) => void; reject: (error: Error) => void } | null;
}

/** A file took longer than any file should. */
export class TypesettingTimeoutError extends Error {
  override name = "TypesettingTimeoutError";
}

/**
 * Makes files on a thread of its own, one after the other, so that the caller's event loop stays free. The thread starts
 * with the first file. One that dies, or does not come to an end, fails the file it was making; the next file starts
 * another.
 */
export class Typesetter {
  readonly #module: URL;
  readonly #limitMs: number;
  #thread: Thread | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** `module` is what the thread runs. */
  constructor({ module = THREAD, limitMs = LIMIT_MS }: { module?: URL; limitMs?: number } = {}) {
    this.#module = module;
    this.#limitMs = limitMs;
  }

  /**
   * The file. Rejects with what kept it from being made.
   *
   * @throws TypesettingTimeoutError
   */
  async make(job: TypesettingJob): Promise<Uint8Array> {
    const made = this.#turn.then(() => this.#makeNow(job));
    this.#turn = made.catch(() => null);
    return made;
  }

  /** Ends the thread. The file that it is making fails, and so do those that wait and those that come. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.worker.terminate();
  }

  async #makeNow(job: TypesettingJob): Promise<Uint8Array> {
    if (this.#isClosed) throw new Error("The typesetter is closed.");
    const thread = (this.#thread ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    thread.waiting = { resolve, reject };
    const timer = setTimeout(() => this.#stop(thread), this.#limitMs);
    thread.worker.ref();
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.worker.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      // A thread without work does not keep the process alive.
      thread.worker.unref();
    }
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(this.#module), waiting: null };
    thread.worker.on("message", (answer: TypesettingAnswer) => {
      if ("file" in answer) thread.waiting?.resolve(answer.file);
      else thread.waiting?.reject(answer.error);
    });
    thread.worker.on("error", (error) =>
      this.#end(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.worker.on("exit", () => this.#end(thread, new Error("The typesetting thread ended.")));
    return thread;
  }

  #stop(thread: Thread): void {
    const limit = `${this.#limitMs / 1000} seconds`;
    this.#end(thread, new TypesettingTimeoutError(`The file was not made within ${limit}.`));
    void thread.worker.terminate();
  }

  /** Fails what this thread was making, and nothing that another has taken over since. */
  #end(thread: Thread, error: Error): void {
    if (this.#thread === thread) this.#thread = null;
    thread.waiting?.reject(error);
  }
}
