/** Lets many share something, or one have it alone; who wants it alone goes before later sharers. */
export class SharedLock {
  #sharers = 0;
  #alone: Promise<void> = Promise.resolve();
  #whenFree = Promise.withResolvers<void>();

  /** How many share it at the moment. */
  get sharers(): number {
    return this.#sharers;
  }

  async shared<T>(work: () => Promise<T>): Promise<T> {
    for (let turn = this.#alone; ; turn = this.#alone) {
      await turn;
      if (turn === this.#alone) break;
    }
    this.#sharers += 1;
    try {
      return await work();
    } finally {
      this.#sharers -= 1;
      if (this.#sharers === 0) {
        this.#whenFree.resolve();
        this.#whenFree = Promise.withResolvers<void>();
      }
    }
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#alone;
    const done = Promise.withResolvers<void>();
    this.#alone = done.promise;
    await before;
    while (this.#sharers > 0) await this.#whenFree.promise;
    try {
      return await work();
    } finally {
      done.resolve();
    }
  }
}
