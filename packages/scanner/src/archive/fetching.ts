/**
 * Adds properties that are fetched when they are read. As they can be enumerated, whoever copies or writes the object
 * gets the whole. What is kept and what is fetched make up all of `Whole`: the types see to it.
 */
export function fetching<
  Whole extends object,
  Name extends keyof Whole,
  Kept extends Omit<Whole, Name> = Omit<Whole, Name>,
>(kept: Kept, names: readonly Name[], fetchWhole: () => Whole): Whole {
  for (const name of names) {
    Object.defineProperty(kept, name, { enumerable: true, get: () => fetchWhole()[name] });
  }
  return kept as unknown as Whole;
}
