import { AREA_NAMES } from "@plumbline/contract/areas";
import type { GuidanceGroup as Group } from "@plumbline/contract/fix-guidance";
import { ChevronRight, CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { checksWords, checkWords } from "#format/check-words.ts";
import { countOf, formatCount, formatDollars } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { MarkFixedQuestion } from "#ui/mark-fixed-question.tsx";
import { SeverityChip } from "#ui/severity-chip.tsx";

import { CompletionButton } from "./completion-button.tsx";
import { useCompletion } from "./guidance.api.ts";
import { GuidanceHow } from "./guidance-how.tsx";
import { GuidanceItems } from "./guidance-items.tsx";
import { useKeptHeight } from "./use-kept-height.ts";

/** One cause: its check button, what it is, and what it opens into. */
export function GuidanceGroup({ group, showsCompleted }: { group: Group; showsCompleted: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { title, awaitingCheck } = group.cause;
  const completion = useGroupCompletion(group);
  const { wanted } = completion;
  const isDone = group.completed === group.total;
  const isMarked = wanted ?? (awaitingCheck > 0 && group.cause.issues === 0);
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-5">
      <CompletionButton
        label={labelOf(group)}
        isDone={isDone}
        isMarked={isMarked}
        isBusy={wanted !== null}
        onChange={completion.press}
      />
      {completion.question}
      <div className="min-w-0 flex-1">
        <h3>
          <AriaButton
            aria-expanded={isOpen}
            aria-controls={panel}
            onPress={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-sm py-1 text-left font-medium hover:text-accent"
          >
            <span
              className={`min-w-0 flex-1 wrap-anywhere ${isDone || isMarked ? "text-muted line-through" : ""}`}
            >
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

/** 'Mark as complete' of one issue, 'Mark all 41 as complete' of more; the pressed button takes that back. */
function labelOf({ cause: { title, issues, awaitingCheck } }: Group): string {
  const pressed = issues > 0 ? issues : awaitingCheck;
  return `Mark${pressed === 1 ? "" : ` all ${formatCount(pressed)}`} as complete: ${title}`;
}

/** The press on a whole cause; one that changes several issues asks first. */
function useGroupCompletion({ cause }: Group) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const { complete, isBusy, wanted } = useCompletion({ cause: cause.id });
  const press = async (isFixed: boolean) => {
    if ((isFixed ? cause.issues : cause.awaitingCheck) > 1) setAsked(isFixed);
    else await complete(isFixed);
  };
  const question = asked !== null && (
    <ConfirmDialog
      title={
        asked
          ? `Mark ${countOf(cause.issues, "issue")} as fixed?`
          : `Undo “fixed” for ${countOf(cause.awaitingCheck, "issue")}?`
      }
      confirmLabel={asked ? "Mark as fixed" : "Undo “fixed”"}
      isBusy={isBusy}
      onConfirm={() => void complete(asked).then(() => setAsked(null))}
      onClose={() => setAsked(null)}
    >
      <MarkFixedQuestion cause={cause} isFixed={asked} />
    </ConfirmDialog>
  );
  return { press, question, wanted };
}

/** How grave and how far it is, and what fixing what is still open takes. */
function Facts({ group: { cause, completed, total, items } }: { group: Group }) {
  const isSolved = cause.issues + cause.awaitingCheck === 0;
  const checks = checksWords(cause) ?? onlyCheck(items, total);
  const facts = useKeptHeight<HTMLDivElement>();
  return (
    <div
      ref={facts}
      className="mt-1 flex flex-wrap content-start items-center gap-x-3 gap-y-1.5 text-xs text-muted"
    >
      <SeverityChip severity={cause.severity} />
      <Chip tone="blue">{AREA_NAMES[cause.area]}</Chip>
      {isSolved ? (
        <span className="flex items-center gap-1 font-medium text-green">
          <CircleCheck aria-hidden className="size-3.5" />
          Nothing open
        </span>
      ) : cause.issues === 0 ? null : (
        <>
          <span className="tabular-nums">
            {countOf(cause.issues, "issue")} on {cause.reach}
          </span>
          <span className="font-medium text-ink tabular-nums">{cause.reason}</span>
          <span className="tabular-nums">
            {cause.cost === null ? "Cost not estimated" : `About ${formatDollars(cause.cost)}`}
          </span>
        </>
      )}
      <span role="status" className="empty:hidden">
        {checks}
      </span>
      {completed > 0 && total > 1 && (
        <span className="tabular-nums">
          {formatCount(completed)} of {formatCount(total)} completed
        </span>
      )}
    </div>
  );
}

/** What the check of a cause's only issue came to. */
function onlyCheck([item]: Group["items"], total: number): string | null {
  return total === 1 && item?.lastCheck ? checkWords(item.lastCheck) : null;
}
