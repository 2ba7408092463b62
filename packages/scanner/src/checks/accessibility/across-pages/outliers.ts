/** An item that differs from the one most others agree with. */
export interface Outlier<Item, Difference> {
  item: Item;
  usual: Item;
  difference: Difference;
}

/**
 * Finds the item the fewest others differ from and answers those that do. Of two that differ from each other the
 * first counts as the usual one.
 *
 * @param differenceOf null when two items agree or cannot be compared
 */
export function outliers<Item, Difference>(
  items: readonly Item[],
  differenceOf: (usual: Item, item: Item) => Difference | null,
): Outlier<Item, Difference>[] {
  let fewest: Outlier<Item, Difference>[] | null = null;
  for (const usual of items) {
    const found = items.flatMap((item) => {
      const difference = item === usual ? null : differenceOf(usual, item);
      return difference === null ? [] : [{ item, usual, difference }];
    });
    if (fewest === null || found.length < fewest.length) fewest = found;
    if (fewest.length === 0) break;
  }
  return fewest ?? [];
}
