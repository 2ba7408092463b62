let lastChange = performance.now();

/**
 * Notes when the document last gained, lost or rewrote anything. Attributes are left out: carousels and spinners
 * change them for ever.
 */
export function watchForQuiet(): void {
  const observer = new MutationObserver(() => {
    lastChange = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds since the document last changed. */
export function quietForMs(): number {
  return performance.now() - lastChange;
}
