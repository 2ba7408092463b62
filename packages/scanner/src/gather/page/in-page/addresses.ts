/** Absolute form of an address in the page; null when absent or unparsable. */
export function absolute(address: string | null): string | null {
  return address !== null && URL.canParse(address, document.baseURI)
    ? new URL(address, document.baseURI).href
    : null;
}
