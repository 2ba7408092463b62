import { useEffect, useSyncExternalStore } from "react";

interface ShownView {
  title: string | null;
  /** Whether its name has still to load. */
  isComing: boolean;
}

let shown: ShownView = { title: null, isComing: false };
const listeners = new Set<() => void>();

function show(view: ShownView): void {
  shown = view;
  for (const listener of listeners) listener();
}

/**
 * Names the view of a page that is on screen, such as the open tab; the window's title begins with it.
 *
 * @param isComing whether the name has still to load: until then the page is not announced
 */
export function useViewTitle(title: string | null, isComing = false): void {
  useEffect(() => {
    show({ title, isComing });
    return () => show({ title: null, isComing: false });
  }, [title, isComing]);
}

export function onViewTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function viewTitle(): string | null {
  return shown.title;
}

export function shownView(): ShownView {
  return shown;
}

/** The view named by `useViewTitle`, for whatever shows titles. */
export function useShownViewTitle(): string | null {
  return useSyncExternalStore(onViewTitle, viewTitle, viewTitle);
}

/** The same, with whether its name has still to load. */
export function useShownView(): ShownView {
  return useSyncExternalStore(onViewTitle, shownView, shownView);
}
