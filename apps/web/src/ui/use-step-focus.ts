import { useEffect, useId, useRef } from "react";

import { catchLostFocus } from "./catch-lost-focus.ts";

/**
 * For the buttons that page through a list: at either end the pressed one is disabled, and the focus would be lost with
 * it. It goes to what says where one is, which takes this id.
 */
export function useStepFocus(page: number): { statusId: string; noteStep: () => void } {
  const statusId = useId();
  const isStepping = useRef(false);
  useEffect(() => {
    if (isStepping.current) catchLostFocus(statusId);
    isStepping.current = false;
  }, [page, statusId]);
  return {
    statusId,
    noteStep: () => {
      isStepping.current = true;
    },
  };
}
