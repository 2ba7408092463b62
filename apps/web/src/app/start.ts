import "#styles/app.css";

/** What the page came with is seen before the app's script runs; a window nobody looks at paints nothing to wait for. */
function afterPaint(): Promise<void> {
  const isSeen =
    document.visibilityState === "visible" && document.querySelector("[data-prerendered]") !== null;
  if (!isSeen) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void afterPaint().then(() => import("./main.tsx"));
