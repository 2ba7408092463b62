import { useEffect, useState } from "react";

/**
 * Whether the pointer has moved since this came on screen. What appears under a pointer that rests, as after a press
 * of a button in the same place, was not pointed at.
 */
export function usePointerIntent(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    if (hasMoved) return undefined;
    // Browsers report a move without a distance when the page changes under the pointer.
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setMoved(true);
    };
    document.addEventListener("pointermove", onMove);
    return () => document.removeEventListener("pointermove", onMove);
  }, [hasMoved]);
  return hasMoved;
}
