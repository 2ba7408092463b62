import { AREA_NAMES, type Severity } from "@plumbline/contract/areas";
import type { FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import {
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  Clock,
  Equal,
  type LucideIcon,
} from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";

import { formatDollars } from "#format/numbers.ts";
import { useSession } from "#session/session.ts";
import { Chip, type ChipTone } from "#ui/chip.tsx";

import { useCompletion } from "./guidance.api.ts";
import { GuidanceBody } from "./guidance-body.tsx";

const SEVERITIES: Record<Severity, { tone: ChipTone; word: string; Icon: LucideIcon }> = {
  critical: { tone: "red", word: "Critical", Icon: ChevronsUp },
  high: { tone: "orange", word: "High", Icon: ChevronUp },
  medium: { tone: "yellow", word: "Medium", Icon: Equal },
  low: { tone: "gray", word: "Low", Icon: ChevronDown },
};

/** One item: its check button, what it is, and what it opens into. */
export function GuidanceEntry({ item }: { item: FixGuidanceItem }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const isDone = item.completedAt !== null;
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-5">
      <CompletionButton item={item} />
      <div className="min-w-0 flex-1">
        <h3>
          <AriaButton
            aria-expanded={isOpen}
            aria-controls={panel}
            onPress={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-sm py-1 text-left font-medium hover:text-accent"
          >
            <span className={`min-w-0 flex-1 wrap-anywhere ${isDone ? "text-muted line-through" : ""}`}>
              {item.title}
            </span>
            <ChevronRight
              aria-hidden
              className={`mt-0.5 size-4.5 shrink-0 text-muted ${isOpen ? "rotate-90" : ""}`}
            />
          </AriaButton>
        </h3>
        <Chips item={item} />
        <div id={panel} hidden={!isOpen}>
          {isOpen && <GuidanceBody item={item} />}
        </div>
      </div>
    </li>
  );
}

function Chips({ item }: { item: FixGuidanceItem }) {
  const { tone, word, Icon } = SEVERITIES[item.severity];
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted">
      <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
        {word}
      </Chip>
      <Chip tone="blue">{AREA_NAMES[item.category]}</Chip>
      {item.isVerified && (
        <Chip tone="green" icon={<CircleCheck aria-hidden className="size-3.5" />}>
          Verified fixed
        </Chip>
      )}
      <span className="flex items-center gap-1">
        <Clock aria-hidden className="size-3.5" />
        {item.estimatedTime}
      </span>
      <span className="tabular-nums">
        {item.estimatedCost === null ? "Cost not estimated" : `About ${formatDollars(item.estimatedCost)}`}
      </span>
    </div>
  );
}

/** Marks the item complete for everybody in the organization; who may only read sees the mark alone. */
function CompletionButton({ item }: { item: FixGuidanceItem }) {
  const session = useSession();
  const mayComplete = session.status === "signed-in" && session.user.role !== "viewer";
  const { run, isBusy } = useCompletion(item.id);
  const isDone = item.completedAt !== null;
  if (!mayComplete) {
    return (
      <span className="mt-1 grid size-6 shrink-0 place-items-center">
        {isDone && <Check role="img" aria-label="Completed" className="size-4.5 text-green" />}
      </span>
    );
  }
  return (
    <ToggleButton
      aria-label={`Mark as complete: ${item.title}`}
      isSelected={isDone}
      onChange={(isCompleted) => {
        void run(isCompleted).then(keepFocusInList);
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

/** The item may have left the list together with its button. */
function keepFocusInList(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("#fix-guidance")?.focus();
  });
}
