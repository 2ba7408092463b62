import { AREA_NAMES } from "@plumbline/contract/areas";
import type { GuidanceGroup as Group } from "@plumbline/contract/fix-guidance";
import { ChevronRight, CircleCheck, Clock } from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { countOf, formatCount, formatDollars } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { SeverityChip } from "#ui/severity-chip.tsx";

import { CompletionButton } from "./completion-button.tsx";
import { useCompletion } from "./guidance.api.ts";
import { GuidanceHow } from "./guidance-how.tsx";
import { GuidanceItems } from "./guidance-items.tsx";

/** One cause: its check button, what it is, and what it opens into. */
export function GuidanceGroup({ group, showsCompleted }: { group: Group; showsCompleted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { title, id } = group.cause;
  const { run, wanted } = useCompletion({ cause: id });
  const isDone = wanted ?? group.completed === group.total;
  const all = group.total === 1 ? "" : ` all ${formatCount(group.total)}`;
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-5">
      <CompletionButton
        label={`Mark${all} as complete: ${title}`}
        isDone={isDone}
        isBusy={wanted !== null}
        onChange={run}
      />
      <div className="min-w-0 flex-1">
        <h3>
          <AriaButton
            aria-expanded={isOpen}
            aria-controls={panel}
            onPress={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-sm py-1 text-left font-medium hover:text-accent"
          >
            <span className={`min-w-0 flex-1 wrap-anywhere ${isDone ? "text-muted line-through" : ""}`}>
              {title}
            </span>
            <ChevronRight
              aria-hidden
              className={`mt-0.5 size-4.5 shrink-0 text-muted ${isOpen ? "rotate-90" : ""}`}
            />
          </AriaButton>
        </h3>
        <Facts group={group} />
        <div id={panel} hidden={!isOpen}>
          {isOpen && (
            <div className="mt-3 max-w-[75ch] space-y-4 border-t border-line pt-4 pb-2 text-sm">
              <GuidanceHow group={group} />
              <GuidanceItems group={group} showsCompleted={showsCompleted} wantedOfAll={wanted} />
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

/** How grave and how far it is, and what fixing what is still open takes. */
function Facts({ group: { cause, completed, total } }: { group: Group }) {
  const isSolved = cause.issues === 0;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted">
      <SeverityChip severity={cause.severity} />
      <Chip tone="blue">{AREA_NAMES[cause.area]}</Chip>
      {isSolved ? (
        <span className="flex items-center gap-1 font-medium text-green">
          <CircleCheck aria-hidden className="size-3.5" />
          Nothing open
        </span>
      ) : (
        <>
          <span className="tabular-nums">
            {countOf(cause.issues, "issue")} on {cause.reach}
          </span>
          <span className="flex items-center gap-1">
            <Clock aria-hidden className="size-3.5" />
            {cause.work}
          </span>
          <span className="tabular-nums">
            {cause.cost === null ? "Cost not estimated" : `About ${formatDollars(cause.cost)}`}
          </span>
        </>
      )}
      {completed > 0 && total > 1 && (
        <span className="tabular-nums">
          {formatCount(completed)} of {formatCount(total)} completed
        </span>
      )}
    </div>
  );
}
