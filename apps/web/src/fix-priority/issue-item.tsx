import type { Issue } from "@plumbline/contract/issues";
import {
  CalendarClock,
  ChevronRight,
  CircleCheck,
  Clock,
  FileX,
  type LucideIcon,
  RotateCcw,
} from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { countOf } from "#format/numbers.ts";
import { Chip, type ChipTone } from "#ui/chip.tsx";

import { CheckState } from "./check-again.tsx";
import { FixedToggle } from "./fixed-toggle.tsx";
import { IssueBody } from "./issue-body.tsx";
import { categoriesOf, isResolved, standingWords, STATUS_WORDS } from "./issue-words.ts";
import { SeverityChip } from "./severity-chip.tsx";

/** One issue of the list; it opens into what it means. */
export function IssueItem({ issue, onDetails }: { issue: Issue; onDetails: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3>
            <AriaButton
              aria-expanded={isOpen}
              aria-controls={panel}
              onPress={() => setOpen(!isOpen)}
              className="flex min-h-6 cursor-pointer items-start gap-2 rounded-sm text-left font-medium hover:text-accent"
            >
              <ChevronRight aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${isOpen ? "rotate-90" : ""}`} />
              <span className={`wrap-anywhere ${isResolved(issue.status) ? "text-muted line-through" : ""}`}>
                {issue.title}
              </span>
            </AriaButton>
          </h3>
          <p className="mt-1 pl-6.5 text-sm text-muted wrap-anywhere">
            {issue.page}
            {issue.pages > 1 && ` and ${countOf(issue.pages - 1, "other page")}`}
          </p>
          <IssueChips issue={issue} />
          <CheckState issue={issue} className="mt-2 pl-6.5 empty:hidden" />
          <Standing issue={issue} className="mt-2 pl-6.5" />
        </div>
        <FixedToggle issue={issue} />
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <IssueBody issue={issue} onDetails={() => onDetails(issue.id)} />}
      </div>
    </li>
  );
}

/** Why an issue is accepted, or why a scan could not verify that it is fixed. */
export function Standing({ issue, className = "" }: { issue: Issue; className?: string }) {
  const words = standingWords(issue);
  return words && <p className={`max-w-[75ch] text-sm text-muted wrap-anywhere ${className}`}>{words}</p>;
}

function IssueChips({ issue }: { issue: Issue }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 pl-6.5">
      <SeverityChip severity={issue.severity} />
      {categoriesOf(issue).map((name) => (
        <Chip key={name} tone="blue">
          {name}
        </Chip>
      ))}
      <StatusChip status={issue.status} />
      {issue.needsReview && (
        <Chip tone="gray" dashed>
          A person must judge
        </Chip>
      )}
      <span className="flex items-center gap-1 text-xs text-muted">
        <Clock aria-hidden className="size-3.5" />
        {issue.estimatedFixTime}
      </span>
    </div>
  );
}

const STATUS_LOOKS: Record<Issue["status"], { Icon: LucideIcon; tone: ChipTone }> = {
  open: { Icon: Clock, tone: "gray" },
  "fixed-awaiting-check": { Icon: Clock, tone: "gray" },
  verified: { Icon: CircleCheck, tone: "green" },
  "page-gone": { Icon: FileX, tone: "gray" },
  "came-back": { Icon: RotateCcw, tone: "red" },
  accepted: { Icon: CalendarClock, tone: "gray" },
};

export function StatusChip({ status }: Pick<Issue, "status">) {
  const words = STATUS_WORDS[status];
  if (words === null) return null;
  const { Icon, tone } = STATUS_LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
      {words}
    </Chip>
  );
}
