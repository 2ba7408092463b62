import type { IssueCause } from "@plumbline/contract/issue-groups";
import { causePath } from "@plumbline/contract/cause-path";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Check, RefreshCw, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";

import { checkingWords } from "#format/check-words.ts";
import { countOf } from "#format/numbers.ts";
import { issueQueries } from "#queries/issues.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { MarkFixedQuestion } from "#ui/mark-fixed-question.tsx";

import { AcceptDialog } from "./accept-dialog.tsx";
import { CopyForDeveloper } from "./copy-for-developer.tsx";
import {
  markAll,
  openIssuesOf,
  requestAcceptances,
  requestAcceptancesEnd,
  requestChecks,
} from "./fix-priority.api.ts";
import { useMayFix } from "./fixed-toggle.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** What one can do about all issues of a cause at once. */
export function CauseActs({ cause }: { cause: IssueCause }) {
  const mayFix = useMayFix();
  const accepted = cause.statuses.accepted ?? 0;
  const unsolved = cause.issues + cause.awaitingCheck;
  return (
    <div role="group" aria-label={`All issues: ${cause.title}`} className="flex flex-wrap gap-2">
      {mayFix && cause.issues > 0 && <MarkAll cause={cause} />}
      {mayFix && cause.awaitingCheck > 0 && <UnmarkAll cause={cause} />}
      <CopyOfCause cause={cause} />
      {mayFix && unsolved > 0 && <CheckAll cause={cause} />}
      {mayFix && cause.issues > 0 && <AcceptAll cause={cause} />}
      {mayFix && accepted > 0 && <ReopenAll cause={cause} accepted={accepted} />}
    </div>
  );
}

/** The first issue, and where the others are: the same change fixes them. */
function CopyOfCause({ cause }: { cause: IssueCause }) {
  const { data } = useQuery(issueQueries.one(cause.firstIssue));
  const { data: list } = useQuery(openIssuesOf(cause));
  if (data === undefined || list === undefined) return null;
  const listed = list.issues.filter(({ id }) => id !== data.id);
  const count = Math.max(0, cause.issues - 1);
  const others = count > 0 ? { count, listed, work: cause.work } : undefined;
  return <CopyForDeveloper issue={data} path={causePath(cause.id)} others={others} what={cause.title} />;
}

/** 'Mark as fixed' of one issue, 'Mark all 41 as fixed' of more. */
function labelOf(count: number, ofOne: string, ofAll: (count: number) => string): string {
  return count === 1 ? ofOne : ofAll(count);
}

function MarkAll({ cause }: { cause: IssueCause }) {
  const { issues } = cause;
  const label = labelOf(
    issues,
    "Mark as fixed",
    (count) => `Mark ${count === 2 ? "both" : `all ${count}`} as fixed`,
  );
  const mark = useIssueAct(cause.id, async () => {
    const changed = await markAll(cause.id, true);
    return [checkingWords(changed)];
  });
  return (
    <Confirmed
      cause={cause}
      isAsked={issues > 1}
      isPrimary
      label={label}
      icon={<Check aria-hidden className="size-4" />}
      question={`Mark ${countOf(issues, "issue")} as fixed?`}
      act={mark}
    >
      <MarkFixedQuestion cause={cause} isFixed />
    </Confirmed>
  );
}

function UnmarkAll({ cause }: { cause: IssueCause }) {
  const { awaitingCheck } = cause;
  const unmark = useIssueAct(cause.id, async () => {
    await markAll(cause.id, false);
    return [];
  });
  return (
    <Confirmed
      cause={cause}
      isAsked={awaitingCheck > 1}
      label={labelOf(awaitingCheck, "Undo “fixed”", (count) => `Undo “fixed” for ${count}`)}
      icon={<Undo2 aria-hidden className="size-4" />}
      question={`Undo “fixed” for ${countOf(awaitingCheck, "issue")}?`}
      act={unmark}
    >
      <MarkFixedQuestion cause={cause} isFixed={false} />
    </Confirmed>
  );
}

function CheckAll({ cause }: { cause: IssueCause }) {
  const isUnderWay = cause.beingChecked > 0;
  const check = useIssueAct(cause.id, async () => {
    await requestChecks(cause.id);
    return null;
  });
  const unsolved = cause.issues + cause.awaitingCheck;
  return (
    <Button
      size="sm"
      icon={<RefreshCw aria-hidden className="size-4" />}
      isBusy={check.isBusy || isUnderWay}
      onPress={() => void (isUnderWay || check.run())}
    >
      {labelOf(unsolved, "Check again", (count) => `Check ${count === 2 ? "both" : "all"} again`)}
      <OfCause cause={cause} />
    </Button>
  );
}

function AcceptAll({ cause }: { cause: IssueCause }) {
  const [isOpen, setOpen] = useState(false);
  const { issues } = cause;
  return (
    <>
      <Button size="sm" icon={<CalendarClock aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {labelOf(
          issues,
          "Accept until a date",
          (count) => `Accept ${count === 2 ? "both" : "all"} until a date`,
        )}
        <OfCause cause={cause} />
      </Button>
      {isOpen && (
        <AcceptDialog
          cause={cause.id}
          what={issues === 1 ? cause.title : `${cause.title}: ${countOf(issues, "issue")}`}
          label={issues === 1 ? "Accept issue" : `Accept ${countOf(issues, "issue")}`}
          acceptance={null}
          send={(body) => requestAcceptances(cause.id, body)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function ReopenAll({ cause, accepted }: { cause: IssueCause; accepted: number }) {
  const reopen = useIssueAct(cause.id, async () => {
    await requestAcceptancesEnd(cause.id);
    return [];
  });
  return (
    <Confirmed
      cause={cause}
      isAsked={accepted > 1}
      label={labelOf(accepted, "Reopen the accepted issue", (count) => `Reopen ${count} accepted`)}
      icon={<Undo2 aria-hidden className="size-4" />}
      question={`Reopen ${countOf(accepted, "accepted issue")}?`}
      act={reopen}
    >
      <p className="font-medium text-ink">{cause.title}</p>
      <p>They count as open again right away, and their dates and reasons are gone.</p>
    </Confirmed>
  );
}

/** Ends the name of a button, for someone who hears it without what stands around it. */
function OfCause({ cause }: { cause: Pick<IssueCause, "title"> }) {
  return <span className="sr-only">: {cause.title}</span>;
}

interface ConfirmedProps {
  cause: IssueCause;
  /** Whether it is asked for: what changes one issue needs no question. */
  isAsked: boolean;
  isPrimary?: boolean;
  label: string;
  icon: ReactNode;
  question: string;
  act: ReturnType<typeof useIssueAct>;
  /** What will happen. */
  children: ReactNode;
}

/** A button for many issues, which asks first. */
function Confirmed({
  cause,
  isAsked,
  isPrimary = false,
  label,
  icon,
  question,
  act,
  children,
}: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  const run = () => void act.run(() => setOpen(false));
  return (
    <>
      <Button
        size="sm"
        variant={isPrimary ? "primary" : "secondary"}
        icon={icon}
        isBusy={act.isBusy && !isOpen}
        onPress={() => (isAsked ? setOpen(true) : run())}
      >
        {label}
        <OfCause cause={cause} />
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={question}
          confirmLabel={label}
          isBusy={act.isBusy}
          onConfirm={run}
          onClose={() => setOpen(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
