import { useSyncExternalStore } from "react";

import { showTheme, storedTheme, storeTheme, type Theme } from "./theme-choice.ts";

const listeners = new Set<() => void>();

let theme: Theme = storedTheme();

export function chooseTheme(next: Theme): void {
  theme = next;
  showTheme(next);
  for (const listener of listeners) listener();
  storeTheme(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}
