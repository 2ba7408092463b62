import { useEffect, useState } from "react";

/** Attribute of an open sheet: from which side it came. */
export const SHEET_SIDE = "data-sheet-side";

function isOpen(): boolean {
  return document.querySelector(`[${SHEET_SIDE}="right"]`) !== null;
}

/** Whether a sheet covers the right of the window. */
export function useRightSheet(): boolean {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    const sheets = new MutationObserver(() => setOpen(isOpen()));
    // Overlays are laid right into the body.
    sheets.observe(document.body, { childList: true });
    return () => sheets.disconnect();
  }, []);
  return open;
}
