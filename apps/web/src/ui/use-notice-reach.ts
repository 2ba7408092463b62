import { useEffect, useState } from "react";

import { NOTICE_ABOVE } from "./notice-id.ts";

/** How far down the window the notice reaches, in CSS pixels; 0 once it is gone, scrolled away or behind a dialog. */
function reach(): number {
  const notice = document.getElementById(NOTICE_ABOVE);
  if (notice === null || notice.closest("[inert], [aria-hidden=true]")) return 0;
  return Math.max(0, notice.getBoundingClientRect().bottom);
}

/** The same, kept current: what lies at the top of the window stays below the notice and its buttons. */
export function useNoticeReach(): number {
  const [height, setHeight] = useState(reach);
  useEffect(() => {
    const look = () => setHeight(reach());
    // It comes and goes with its choice, wraps with the window's width, and scrolls away with the page.
    const comingAndGoing = new MutationObserver(look);
    comingAndGoing.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["inert", "aria-hidden"],
    });
    globalThis.addEventListener("resize", look);
    globalThis.addEventListener("scroll", look, { passive: true });
    return () => {
      comingAndGoing.disconnect();
      globalThis.removeEventListener("resize", look);
      globalThis.removeEventListener("scroll", look);
    };
  }, []);
  return height;
}
