import { useCallback, useRef, useState } from "react";

/**
 * Wraps something that must not run twice at a time: a second call while the first is under way does nothing,
 * so a double click sends once. `action` handles its own errors.
 */
export function useAction<A extends unknown[]>(action: (...args: A) => Promise<void>) {
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (...args: A) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await action(...args);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [action],
  );
  return { run, isBusy };
}
