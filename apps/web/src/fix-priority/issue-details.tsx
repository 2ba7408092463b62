import type { IssueDetail } from "@plumbline/contract/issues";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ApiError, failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { websiteAddress } from "#format/website.ts";
import { issueQueries } from "#queries/issues.ts";
import { Button } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

import { AcceptIssue } from "./accept-issue.tsx";
import { CheckAgain, CheckState } from "./check-again.tsx";
import { IssueEvidence } from "./issue-evidence.tsx";
import { Standing, StatusChip } from "./issue-item.tsx";
import { HISTORY_WORDS } from "./issue-words.ts";
import { SeverityChip } from "./severity-chip.tsx";

/** An issue's evidence, every page it is on, how to fix it, and its history. */
export function IssueDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(issueQueries.one(id));
  useReturnedFocus("issues");
  const isUnknown = error instanceof ApiError && UNKNOWN.has(error.code ?? "");
  return (
    <Sheet title={data?.title ?? "Issue details"} side="right" isOpen onClose={onClose}>
      <div className="space-y-8 px-5 pt-4 pb-8">
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

/** What the server says of an id that stands for no issue, or could stand for none. */
const UNKNOWN = new Set(["issue.not-found", "request.invalid"]);

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
  return (
    <>
      <div className="space-y-3 text-sm">
        <div className="flex flex-wrap gap-2">
          <SeverityChip severity={issue.severity} />
          <StatusChip status={issue.status} />
        </div>
        <p className="wrap-anywhere">{issue.description}</p>
        <p className="text-muted">
          Check {issue.check}
          {issue.wcag.length > 0 && `, WCAG ${issue.wcag.join(", ")}`}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CheckAgain issue={issue} />
          <AcceptIssue issue={issue} />
          <CheckState issue={issue} />
        </div>
        <Standing issue={issue} />
      </div>
      {issue.fixSteps.length > 0 && (
        <Part title="How to fix it">
          <ol className="list-decimal space-y-1.5 pl-5">
            {issue.fixSteps.map((step) => (
              <li key={step} className="wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
          <Resources resources={issue.resources} />
        </Part>
      )}
      <Part title={`Evidence: ${countOf(issue.places, "place")} on ${countOf(issue.pages, "page")}`}>
        <IssueEvidence issue={issue} />
      </Part>
      <History events={issue.history} />
    </>
  );
}

function History({ events }: { events: IssueDetail["history"] }) {
  return (
    <Part title="History">
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
    </Part>
  );
}

function Resources({ resources }: Pick<IssueDetail, "resources">) {
  const links = resources.flatMap(({ title, url }) => {
    const href = websiteAddress(url);
    return href === null ? [] : [{ title, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="mt-4 space-y-1">
      {links.map(({ title, href }) => (
        <li key={href}>
          <ExternalLink
            href={href}
            className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-2"
          >
            {title}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5 text-sm">
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
