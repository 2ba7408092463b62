import type { PageEvidence } from "#evidence/page.ts";

const KEY_LIMIT = 500;

const VALUE_LIMIT = 200;

/** Keys, sizes and beginnings of what the page keeps in its origin's storage. */
export function readStorage(): PageEvidence["storage"] {
  return [...entriesOf("local", () => localStorage), ...entriesOf("session", () => sessionStorage)];
}

function entriesOf(area: "local" | "session", open: () => Storage): PageEvidence["storage"] {
  const storage = openOrNull(open);
  if (storage === null) return [];
  const keys = Array.from({ length: Math.min(storage.length, KEY_LIMIT) }, (_, index) => storage.key(index));
  return keys
    .filter((key) => key !== null)
    .map((key) => {
      const value = storage.getItem(key) ?? "";
      return { area, key, bytes: key.length + value.length, value: value.slice(0, VALUE_LIMIT) };
    });
}

/** Sandboxed documents and `data:` addresses have no storage: asking for it throws. */
function openOrNull(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    return null;
  }
}
