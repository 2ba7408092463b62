/**
 * Settles when the visitor comes back to this page after it was left: browsers keep a page they leave and
 * bring it back as it was, which would be with its payment still under way.
 */
export function untilShownAgain(): Promise<void> {
  return new Promise((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      globalThis.removeEventListener("pageshow", onShow);
      resolve();
    };
    globalThis.addEventListener("pageshow", onShow);
  });
}
