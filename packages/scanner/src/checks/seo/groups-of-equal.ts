/** Groups of two or more items that share a key, in the order the keys were met. */
export function groupsOfEqual<T>(
  items: readonly T[],
  keyOf: (item: T) => string | null,
): { key: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups]
    .filter(([, members]) => members.length > 1)
    .map(([key, members]) => ({ key, items: members }));
}
