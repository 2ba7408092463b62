import { brand } from "#brand/brand.ts";

const KEY = `${brand.slug}-processing-minimized`;

/** Whether someone has made this scan's modal small, in this browser. */
export function isMinimized(scanId: string): boolean {
  try {
    return localStorage.getItem(KEY) === scanId;
  } catch {
    return false;
  }
}

/** Remembers the scan whose modal is small; null: none. */
export function keepMinimized(scanId: string | null): void {
  try {
    if (scanId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scanId);
  } catch {
    // Without storage the modal opens again with the next page load.
  }
}
