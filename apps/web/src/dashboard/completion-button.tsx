import { Check } from "lucide-react";
import { ToggleButton } from "react-aria-components/ToggleButton";

import { useSession } from "#session/session.ts";

interface CompletionButtonProps {
  label: string;
  isDone: boolean;
  /** The press is under way. */
  isBusy: boolean;
  onChange: (isCompleted: boolean) => Promise<void>;
}

/** Marks as complete for everyone in the organization; someone who may only read sees the mark alone. */
export function CompletionButton({ label, isDone, isBusy, onChange }: CompletionButtonProps) {
  const session = useSession();
  const mayComplete = session.status === "signed-in" && session.user.role !== "viewer";
  if (!mayComplete) {
    return (
      <span className="mt-1 grid size-6 shrink-0 place-items-center">
        {isDone && <Check role="img" aria-label="Completed" className="size-4.5 text-green" />}
      </span>
    );
  }
  return (
    <ToggleButton
      aria-label={label}
      isSelected={isDone}
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

/** What was ticked off may have left the list together with its button. */
function keepFocusInList(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("#fix-guidance")?.focus();
  });
}
