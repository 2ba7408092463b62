import { useEffect, useSyncExternalStore } from "react";

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(title: string | null): void {
  shown = title;
  for (const listener of listeners) listener();
}

/** Names the view of a page that is on screen, such as the open tab; the window's title begins with it. */
export function useViewTitle(title: string | null): void {
  useEffect(() => {
    show(title);
    return () => show(null);
  }, [title]);
}

export function onViewTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function viewTitle(): string | null {
  return shown;
}

/** The view named by `useViewTitle`, for whatever shows titles. */
export function useShownViewTitle(): string | null {
  return useSyncExternalStore(onViewTitle, viewTitle, viewTitle);
}
