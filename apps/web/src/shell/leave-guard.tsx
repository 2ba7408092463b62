import { useBlocker, type BlockerFunction } from "react-router";

import { currentSession } from "#session/session.ts";
import { hasUnsaved } from "#ui/unsaved.ts";

import { LeaveDialog } from "./leave-dialog.tsx";

/** Views of one page share its path and keep what is typed there; a session that has ended waits for nobody. */
const wouldLose: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsaved() &&
  currentLocation.pathname !== nextLocation.pathname &&
  currentSession().status !== "signed-out";

/** Asks before a page is left on which something typed is not saved. The router takes one such question at a time. */
export function LeaveGuard() {
  const blocker = useBlocker(wouldLose);
  if (blocker.state !== "blocked") return null;
  return (
    <LeaveDialog
      confirmLabel="Leave this page"
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    />
  );
}
