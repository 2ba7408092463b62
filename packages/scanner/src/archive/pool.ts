/** Values held ready. What a site repeats on its pages is soon asked for again, what one page alone has is let go. */
const MOST = 4096;

/**
 * Keeps equal values once: the menu of a site is the same hundred links on each of its pages. Values are copied as
 * JSON, so that nothing else they came with is held in memory.
 */
export class Pool {
  readonly #known = new Map<string, unknown>();

  /** A value equal to this one, shared by all who ask while it is known. It must not be changed. */
  one<T>(value: T): T {
    const json = JSON.stringify(value);
    return json === undefined ? value : this.parse<T>(json);
  }

  each<T>(values: readonly T[]): T[] {
    return values.map((value) => this.one(value));
  }

  /** The value this is the JSON of, shared like that of `one`. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who wrote the JSON knows what it is of
  parse<T>(json: string): T {
    const known = this.#known.has(json) ? this.#known.get(json) : JSON.parse(json);
    // What was asked for last stays longest.
    this.#known.delete(json);
    this.#known.set(json, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    return sameShape<T>(known);
  }
}

/** What was stored under a value's JSON is its copy. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- gives the copy its original's type back
function sameShape<T>(copy: unknown): T {
  return copy as T;
}
