import type { IssueCause } from "@plumbline/contract/issue-groups";

/**
 * The causes of a page together with the open one. An act may take a cause out of the list while someone works on it:
 * it stays where it was, before the first of those that came after it. `before` are the ids of the list it was in.
 */
export function withOpenCause(
  listed: readonly IssueCause[],
  open: IssueCause | null,
  before: readonly string[],
): IssueCause[] {
  if (open === null || listed.some(({ id }) => id === open.id)) return [...listed];
  const place = before.indexOf(open.id);
  const after = new Set(place === -1 ? listed.map(({ id }) => id) : before.slice(place + 1));
  const next = listed.findIndex(({ id }) => after.has(id));
  return next === -1 ? [...listed, open] : listed.toSpliced(next, 0, open);
}
