import type { IssueCause } from "@plumbline/contract/issue-groups";
import type { Issue } from "@plumbline/contract/issues";
import { ownWords } from "@plumbline/contract/own-words";
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

import { Chip, type ChipTone } from "#ui/chip.tsx";

import { CheckState } from "./check-again.tsx";
import { FixedToggle } from "./fixed-toggle.tsx";
import { IssueBody } from "./issue-body.tsx";
import { categoriesOf, isResolved, standingWords, STATUS_WORDS } from "./issue-words.ts";
import { isOnly } from "./only-issue.ts";
import { whereWords } from "./where-words.ts";
import { SeverityChip } from "#ui/severity-chip.tsx";
import { Thumbnail } from "./thumbnail.tsx";

interface IssueItemProps {
  issue: Issue;
  cause: Pick<IssueCause, "title" | "statuses">;
  onDetails: (id: string) => void;
}

/** One issue of a cause, told from the others by its own words; it opens into what it means. */
export function IssueItem({ issue, cause, onDetails }: IssueItemProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <li className="px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        <Thumbnail issue={issue} />
        <div className="min-w-0 flex-1 basis-60">
          <h4>
            <AriaButton
              aria-expanded={isOpen}
              aria-controls={panel}
              onPress={() => setOpen(!isOpen)}
              className="flex min-h-6 cursor-pointer items-start gap-1.5 rounded-sm text-left text-sm font-medium hover:text-accent"
            >
              <ChevronRight aria-hidden className={`mt-0.5 size-4 shrink-0 ${isOpen ? "rotate-90" : ""}`} />
              <Name issue={issue} cause={cause} />
            </AriaButton>
          </h4>
          <div className="pl-5.5">
            <p className="text-sm text-muted wrap-anywhere empty:hidden">{whereWords(issue)}</p>
            <Selector issue={issue} />
            <IssueChips issue={issue} />
            <CheckState issue={issue} className="mt-1.5 empty:hidden" />
            <Standing issue={issue} className="mt-1.5" />
          </div>
        </div>
        {!isOnly(cause) && (
          <div className="max-sm:w-full max-sm:pl-5.5">
            <FixedToggle issue={issue} />
          </div>
        )}
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <IssueBody issue={issue} onDetails={() => onDetails(issue.id)} />}
      </div>
    </li>
  );
}

/** Its own words; its title too, where that is not the cause's. */
function Name({ issue, cause }: Pick<IssueItemProps, "issue" | "cause">) {
  const line = isResolved(issue.status) ? "text-muted line-through" : "";
  return (
    <span className={`line-clamp-3 wrap-anywhere ${line}`}>
      {issue.title === cause.title ? (
        <span className="sr-only">{issue.title}: </span>
      ) : (
        <span className="block">{issue.title} </span>
      )}
      <span className={issue.title === cause.title ? "" : "font-normal text-muted"}>{ownWords(issue)}</span>
    </span>
  );
}

/** Where its element is in the page's markup, unless that is its name already. */
function Selector({ issue }: { issue: Issue }) {
  const selector = issue.place?.selector;
  if (!selector || selector === ownWords(issue)) return null;
  return (
    <p className="mt-0.5 truncate text-xs text-muted">
      <code>{selector}</code>
    </p>
  );
}

/** Why an issue is accepted, or why a scan could not verify that it is fixed. */
export function Standing({ issue, className = "" }: { issue: Issue; className?: string }) {
  const words = standingWords(issue);
  return words && <p className={`max-w-[75ch] text-sm text-muted wrap-anywhere ${className}`}>{words}</p>;
}

function IssueChips({ issue }: { issue: Issue }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-2">
      <SeverityChip severity={issue.severity} />
      {categoriesOf(issue).map((name) => (
        <Chip key={name} tone="blue">
          {name}
        </Chip>
      ))}
      <StatusChip status={issue.status} />
      {issue.needsReview && (
        <Chip tone="gray" dashed>
          Needs review
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
