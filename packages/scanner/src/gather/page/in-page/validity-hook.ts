/**
 * Runs in the page's own world: notes whether its scripts have the browser tell what is wrong in a form. Calls go through
 * unchanged. Called again, it begins anew.
 *
 * @param name a name that no page can guess
 */
export function hookReports(name: string): void {
  const known = noted(name);
  if (known !== undefined) {
    known.isReported = false;
    return;
  }
  const note = { isReported: false };
  Object.defineProperty(globalThis, name, { value: note });
  for (const kind of [HTMLFormElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    kind.prototype.reportValidity = new Proxy(kind.prototype.reportValidity, {
      apply(target, self, args) {
        note.isReported = true;
        return Reflect.apply(target, self, args);
      },
    });
  }
}

/** Whether it was, since {@link hookReports} was called last. */
export function hasReported(name: string): boolean {
  return noted(name)?.isReported === true;
}

function noted(name: string): { isReported: boolean } | undefined {
  return (globalThis as unknown as Record<string, { isReported: boolean } | undefined>)[name];
}
