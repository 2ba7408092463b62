/** A function of a text that remembers what it answered, for up to `limit` texts. */
export function remembered<T>(limit: number, compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, { answer: T }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.answer;
    if (known.size >= limit) known.clear();
    const answer = compute(key);
    known.set(key, { answer });
    return answer;
  };
}
