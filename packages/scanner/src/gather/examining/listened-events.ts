import type { PageTab } from "#gather/page/page-tab.ts";

/** Names of events that window, document or body listen for. */
export async function listenedEvents(tab: PageTab, limitMs: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (const expression of ["window", "document", "document.documentElement", "document.body"]) {
    for (const name of await tab.listenersOf(expression, limitMs)) names.add(name);
  }
  return names;
}
