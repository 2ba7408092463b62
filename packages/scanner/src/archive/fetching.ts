/**
 * An object of which a part is at hand and the rest is fetched when it is read. As the rest can be enumerated, whoever
 * copies or writes the object gets the whole.
 *
 * @param kept the part at hand
 * @param names of the properties there are to fetch; those at hand are left alone
 */
export function fetching<Whole extends object>(
  kept: Partial<Whole>,
  names: readonly string[],
  fetchWhole: () => Partial<Whole>,
): Whole {
  for (const name of names.filter((candidate) => !(candidate in kept))) {
    const get = (): unknown => Reflect.get(fetchWhole(), name);
    Object.defineProperty(kept, name, { enumerable: true, get });
  }
  return asWhole<Whole>(kept);
}

/** The getters above have added what was missing. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where the whole gets its type back
function asWhole<Whole>(completed: object): Whole {
  return completed as Whole;
}
