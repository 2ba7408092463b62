import { createHash } from "node:crypto";

/**
 * Keeps equal values once: the menu of a site is the same hundred links on each of its pages. Values are copied as
 * JSON, so that nothing else they came with is held in memory.
 */
export class Pool {
  readonly #known = new Map<string, unknown>();

  /** A value equal to this one, shared by all who ask. It must not be changed. */
  one<T>(value: T): T {
    const json = JSON.stringify(value);
    if (json === undefined) return value;
    const key = createHash("sha1").update(json).digest("base64");
    if (!this.#known.has(key)) this.#known.set(key, JSON.parse(json));
    return sameShape<T>(this.#known.get(key));
  }

  each<T>(values: readonly T[]): T[] {
    return values.map((value) => this.one(value));
  }
}

/** What was stored under the digest of a value's JSON is its copy. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- gives the copy its original's type back
function sameShape<T>(copy: unknown): T {
  return copy as T;
}
