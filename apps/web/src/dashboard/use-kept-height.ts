import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps a part as high as it was while it is shown in one width. A page that ends with it would otherwise scroll under
 * the press that made it less high.
 */
export function useKeptHeight<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  const kept = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const part = ref.current;
    if (part === null) return;
    part.style.minHeight = "";
    const { width, height } = part.getBoundingClientRect();
    if (kept.current.width !== width || kept.current.height <= height) kept.current = { width, height };
    else part.style.minHeight = `${kept.current.height}px`;
  });
  return ref;
}
