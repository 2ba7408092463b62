let isOutlived = false;

/**
 * Lighthouse leaves promises of its own that no one waits for. When its tab is closed under it, as happens to a run
 * that was stopped or is late, they reject, and Node would end the whole process. From the first run on, that a tab or
 * browser is gone ends nothing any more where no one asked; every other forgotten error does as before.
 */
export function outliveLighthouse(): void {
  if (isOutlived) return;
  isOutlived = true;
  process.on("unhandledRejection", (reason) => {
    if (!isOfClosedTab(reason)) throw reason;
  });
}

/** By name: puppeteer does not export the class. */
function isOfClosedTab(reason: unknown): boolean {
  return reason instanceof Error && reason.name === "TargetCloseError";
}
