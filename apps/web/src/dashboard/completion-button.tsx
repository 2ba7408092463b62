import { Check, Clock } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";

import { useSession } from "#session/session.ts";

interface CompletionButtonProps {
  label: string;
  /** A check found it fixed: nothing is left to press. */
  isDone: boolean;
  /** It is marked as fixed and waits for its check. */
  isMarked: boolean;
  /** The press is under way. */
  isBusy: boolean;
  onChange: (isCompleted: boolean) => Promise<void>;
}

/**
 * Marks as fixed for everyone in the organization, or takes the mark back; what a check found fixed, and what someone
 * sees who may only read, is a mark alone.
 */
export function CompletionButton({ label, isDone, isMarked, isBusy, onChange }: CompletionButtonProps) {
  const session = useSession();
  const mayComplete = session.status === "signed-in" && session.user.role !== "viewer";
  if (isDone || !mayComplete) return <Mark isDone={isDone} isMarked={isMarked} />;
  return (
    <ToggleButton
      aria-label={label}
      isSelected={isMarked}
      onChange={(isCompleted) => {
        void onChange(isCompleted).then(keepFocusInList);
      }}
      className="group -m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md"
    >
      <span
        className={`grid size-6 place-items-center rounded-full border-2 border-line-strong text-transparent group-hover:border-accent group-data-[selected]:border-green-fill group-data-[selected]:bg-green-fill group-data-[selected]:text-surface ${isBusy ? "animate-pulse" : ""}`}
      >
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </span>
    </ToggleButton>
  );
}

function Mark({ isDone, isMarked }: Pick<CompletionButtonProps, "isDone" | "isMarked">) {
  return (
    <span className="mt-1 grid size-6 shrink-0 place-items-center">
      {isDone && <Check role="img" aria-label="Completed" className="size-4.5 text-green" />}
      {!isDone && isMarked && (
        <Clock role="img" aria-label="Waiting for its check" className="size-4.5 text-muted" />
      )}
    </span>
  );
}

/** What was ticked off may have left the list together with its button. */
function keepFocusInList(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("#fix-guidance")?.focus();
  });
}
