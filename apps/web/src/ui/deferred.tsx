import { type ReactNode, useDeferredValue } from "react";

/**
 * Shows a large part of a page a moment after the rest. Rendered apart, and interruptibly, it does not keep the browser
 * from answering the person.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback;
}
