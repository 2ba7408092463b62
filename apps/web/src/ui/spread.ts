/** Moves places apart until `gap` lies between neighbors, keeping their order, within `from` and `to` if they fit. */
export function spread(
  places: readonly number[],
  { gap, from, to }: { gap: number; from: number; to: number },
): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = from;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = to;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}
