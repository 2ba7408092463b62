import { fixHeading } from "@plumbline/contract/fix-heading";
import type { IssueDetail } from "@plumbline/contract/issues";
import { ownDescription } from "@plumbline/contract/own-description";
import { ownWords } from "@plumbline/contract/own-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { failureMessage, standsForNothing } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { issueQueries } from "#queries/issues.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

import { AcceptIssue } from "./accept-issue.tsx";
import { CheckAgain, CheckState } from "./check-again.tsx";
import { CopyForDeveloper } from "./copy-for-developer.tsx";
import { mainPlace } from "./developer-note.ts";
import { FixSteps } from "./fix-steps.tsx";
import { FixedToggle } from "./fixed-toggle.tsx";
import { IssueEvidence, PlaceFacts } from "./issue-evidence.tsx";
import { Standing, StatusChip } from "./issue-item.tsx";
import { HISTORY_WORDS } from "./issue-words.ts";
import { BOARD_ID } from "./lost-focus.ts";
import { noPictureWords } from "./no-picture.ts";
import { whereWords } from "./where-words.ts";
import { PlacePicture } from "./place-picture.tsx";
import { SeverityChip } from "#ui/severity-chip.tsx";

/** An issue, evidence first: what it looks like, how to fix it, where it is; all explanations below. */
export function IssueDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(issueQueries.one(id));
  useReturnedFocus(BOARD_ID);
  const isUnknown = standsForNothing(error, "issue.not-found");
  return (
    <Sheet title={data?.title ?? "Issue details"} side="right" isOpen onClose={onClose}>
      <div className="space-y-6 px-5 pt-3 pb-8">
        {data && <Contents issue={data} />}
        {!data && !error && <p role="status">Loading issue details...</p>}
        {!data && isUnknown && <Unknown onClose={onClose} />}
        {!data && error && !isUnknown && (
          <Notice
            tone="bad"
            title={failureMessage(error, "Failed to load issue details")}
            actions={
              <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
                Try Again
              </Button>
            }
          />
        )}
      </div>
    </Sheet>
  );
}

function Unknown({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      tone="warning"
      title="There is no such issue"
      actions={
        <Button size="sm" onPress={onClose}>
          Show all issues
        </Button>
      }
    >
      <p>The address may be incomplete, or the issue belongs to another organization.</p>
    </Notice>
  );
}

function Contents({ issue }: { issue: IssueDetail }) {
  const place = mainPlace(issue);
  return (
    <>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-2 text-sm">
          {issue.isAdvice ? (
            <Chip tone="gray">Advice</Chip>
          ) : (
            <>
              <SeverityChip severity={issue.severity} />
              <StatusChip status={issue.status} />
            </>
          )}
          <span className="text-muted">{issue.estimatedFixTime}</span>
        </div>
        <p className="text-sm wrap-anywhere">
          <span className="font-medium">{ownWords(issue)}</span>
          {whereWords(issue) && <span className="text-muted"> · {whereWords(issue)}</span>}
        </p>
        {place?.screenshot ? (
          <PlacePicture issueId={issue.id} name={place.screenshot} place={place} />
        ) : (
          <p className="text-sm text-muted">{noPictureWords(place)}</p>
        )}
      </div>
      <HowToFix issue={issue} />
      <Acts issue={issue} />
      {place && <PlaceFacts place={place} title={issue.title} />}
      <Part title={`Where: ${countOf(issue.places, "place")} on ${countOf(issue.pages, "page")}`}>
        <IssueEvidence issue={issue} shown={place} />
      </Part>
      <Explanations issue={issue} said={place?.message} />
    </>
  );
}

/** The one thing to do, in large; the steps after it one press away. */
function HowToFix({ issue }: { issue: IssueDetail }) {
  const [first, ...others] = issue.fixSteps;
  if (first === undefined) return null;
  return (
    <section className="rounded-lg border border-accent/40 bg-accent-soft px-4 py-3">
      <h3 className="text-sm font-semibold text-accent">{fixHeading(issue.platform)}</h3>
      <p className="mt-1 wrap-anywhere">{first}</p>
      {(others.length > 0 || issue.resources.length > 0) && (
        <Disclosure
          title={others.length > 0 ? `All ${others.length + 1} steps` : "Read more"}
          className="text-sm"
        >
          <FixSteps issue={issue} />
        </Disclosure>
      )}
    </section>
  );
}

function Acts({ issue }: { issue: IssueDetail }) {
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <CopyForDeveloper isPrimary issue={issue} path={`/fix-priority?issue=${issue.id}`} />
        {!issue.isAdvice && (
          <>
            <FixedToggle issue={issue} />
            <CheckAgain issue={issue} />
            <AcceptIssue issue={issue} />
          </>
        )}
      </div>
      <CheckState issue={issue} />
      <Standing issue={issue} />
    </div>
  );
}

/** `said` is the sentence that stands above already. */
function Explanations({ issue, said }: { issue: IssueDetail; said: string | undefined }) {
  const isSaid = issue.description === said;
  const why = [isSaid ? "" : ownDescription(issue), issue.impact, issue.businessImpact];
  return (
    <div className="divide-y divide-line border-y border-line text-sm">
      <Fold title="Why it matters">
        <div className="space-y-2">
          {[...new Set(why.filter(Boolean))].map((sentence) => (
            <p key={sentence} className="wrap-anywhere">
              {sentence}
            </p>
          ))}
        </div>
      </Fold>
      <Fold title="How we found it">
        <p className="wrap-anywhere">
          Check {issue.check}
          {issue.wcag.length > 0 && `, WCAG ${issue.wcag.join(", ")}`}
        </p>
        <p className="wrap-anywhere">
          Found by {[...new Set(issue.evidence.flatMap(({ sources }) => sources))].join(", ")}
        </p>
      </Fold>
      <Fold title="History">
        <History events={issue.history} />
      </Fold>
    </div>
  );
}

function History({ events }: { events: IssueDetail["history"] }) {
  return (
    <ol className="space-y-3">
      {events.map(({ kind, at, by, note }) => (
        <li key={`${kind} ${at}`}>
          <p className="font-medium">
            {HISTORY_WORDS[kind]}
            {by && ` by ${by}`}
          </p>
          <p className="text-muted tabular-nums">{formatMoment(at)}</p>
          {note && <p className="wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-1">
      <Disclosure heading={3} title={title}>
        <div className="pt-1 pb-3 pl-5.5">{children}</div>
      </Disclosure>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
