import { Worker } from "node:worker_threads";

import type { TypesettingAnswer, TypesettingJob } from "#typesetting-job.ts";

interface Waiting {
  resolve: (file: Uint8Array) => void;
  reject: (error: Error) => void;
}

/**
 * Makes files on a thread of its own, one after the other, so that the caller's event loop stays free. The thread starts
 * with the first file; one that dies fails what it was asked for, and the next file starts another.
 */
export class Typesetter {
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #lastId = 0;

  /** The file. Rejects with what kept it from being made. */
  async make(job: TypesettingJob): Promise<Uint8Array> {
    const thread = this.#running();
    const id = (this.#lastId += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting.set(id, { resolve, reject });
    thread.ref();
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage({ id, job });
    return promise;
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #running(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = new Worker(new URL("typesetting-thread.ts", import.meta.url));
    thread.on("message", (answer: TypesettingAnswer) => this.#settle(answer));
    thread.on("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    thread.on("exit", () => this.#fail(new Error("The typesetting thread ended.")));
    this.#thread = thread;
    return thread;
  }

  #settle(answer: TypesettingAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // A thread without work does not keep the process alive.
    if (this.#waiting.size === 0) this.#thread?.unref();
    if ("file" in answer) waiting?.resolve(answer.file);
    else waiting?.reject(answer.error);
  }

  #fail(error: Error): void {
    this.#thread = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
