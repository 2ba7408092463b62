import { useEffect } from "react";

const unsaved = new Set<symbol>();

/** Whether leaving this page would lose what someone has typed. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Says of a form that it holds what nobody has saved or sent: leaving the page then asks first (`LeaveGuard`). */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = Symbol("form");
    unsaved.add(form);
    // Only while it is needed: a page that listens is not kept for the way back.
    if (unsaved.size === 1) globalThis.addEventListener("beforeunload", askBeforeUnload);
    return () => {
      unsaved.delete(form);
      if (unsaved.size === 0) globalThis.removeEventListener("beforeunload", askBeforeUnload);
    };
  }, [isUnsaved]);
}
