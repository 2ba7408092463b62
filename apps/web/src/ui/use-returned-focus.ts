import { useEffect, useState } from "react";

/**
 * Gives the focus back to what opened this, once it is gone; where that is gone too, or there was none because the
 * address opened it, to the element with this id.
 */
export function useReturnedFocus(fallbackId: string): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog itself is done with the focus.
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
        (isThere ? opener : document.getElementById(fallbackId))?.focus();
      }, FOCUS_AFTER_MS);
    },
    [opener, fallbackId],
  );
}

const FOCUS_AFTER_MS = 50;
