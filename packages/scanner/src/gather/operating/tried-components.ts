import type { Control, TriedControl } from "#gather/operating/operating-facts.ts";

const MOST_KEPT = 500;

/** What came of components on the pages of a site so far: what looks alike is operated once. */
export class TriedComponents {
  readonly #tried = new Map<string, TriedControl>();
  readonly #underWay = new Set<string>();

  /** What came of the like of a control on another page, said of this one; null where it has not been tried. */
  of(control: Control): TriedControl | null {
    const known = this.#tried.get(keyOf(control));
    return known === undefined ? null : { ...known, ...control };
  }

  /** Whether another page is just trying the like. */
  isUnderWay(control: Control): boolean {
    return this.#underWay.has(keyOf(control));
  }

  /** Tries a control and keeps what came of it. */
  async keep(control: Control, attempt: () => Promise<TriedControl>): Promise<TriedControl> {
    const key = keyOf(control);
    this.#underWay.add(key);
    try {
      const tried = await attempt();
      if (this.#tried.size < MOST_KEPT) this.#tried.set(key, tried);
      return tried;
    } finally {
      this.#underWay.delete(key);
    }
  }
}

/** Equal for controls that one template made, that say the same and stand alike, such as open or closed. */
export function keyOf({ element, role, name, focus, states }: Control): string {
  const [openingTag] = element.snippet.split(">");
  return JSON.stringify([element.component, openingTag, role, name, focus, states]);
}
