import type { FailureGroup } from "@plumbline/contract/ops-failures";
import { FAILURE_KINDS } from "@plumbline/contract/ops-terms";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";

import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { Choice } from "#ui/choice.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { failureGroupsQuery, failuresQuery } from "./ops-queries.ts";
import { eventWords, FAILURE_KIND_WORDS } from "./ops-words.ts";
import { PageSteps, useListAddress } from "./page-steps.tsx";
import { refusalWords } from "./refusal-words.ts";
import { RetryButton } from "./retry-button.tsx";

const OPTIONS = [
  { value: "all", name: "All" },
  ...FAILURE_KINDS.map((value) => ({ value, name: FAILURE_KIND_WORDS[value] })),
];

/** What failed and was not made up for, by reason, with another try. */
export function FailuresPage() {
  const { params, set } = useListAddress();
  const kind = FAILURE_KINDS.find((name) => name === params.get("kind"));
  const groups = useQuery(failureGroupsQuery);
  return (
    <div className="space-y-5">
      <PageHeader
        title="Failures"
        subtitle="From the last 30 days, except those that a later attempt fixed"
      />
      <Choice
        label="Kind"
        options={OPTIONS}
        value={kind ?? "all"}
        onChange={(value) => set("kind", value === "all" ? "" : value)}
      />
      <Loaded query={groups} what="the failures">
        {(all) => <Groups groups={all.filter((group) => kind === undefined || group.kind === kind)} />}
      </Loaded>
    </div>
  );
}

function Groups({ groups }: { groups: readonly FailureGroup[] }) {
  if (groups.length === 0) {
    return (
      <p className="flex items-center gap-2 rounded-lg border border-line bg-surface p-5 text-sm shadow-card">
        <CircleCheck aria-hidden className="size-5 text-green" />
        Nothing failed that still needs someone.
      </p>
    );
  }
  return (
    <ul className="space-y-4">
      {groups.map((group) => (
        <li key={`${group.kind} ${group.reason}`}>
          <Group group={group} />
        </li>
      ))}
    </ul>
  );
}

function Group({ group }: { group: FailureGroup }) {
  const { kind, reason, count, newestAt } = group;
  return (
    <article className="rounded-lg border border-line bg-surface p-5 shadow-card">
      <p className="text-sm text-muted">
        {FAILURE_KIND_WORDS[kind]}, {countOf(count, "failure")}, latest {formatMoment(newestAt)}
      </p>
      <h2 className="mt-1 font-semibold wrap-anywhere">{headingOf(group)}</h2>
      {headingOf(group) !== reason && reason !== "" && (
        <p className="mt-1 text-sm text-muted wrap-anywhere">{reason}</p>
      )}
      <Disclosure title={<ShowFailures group={group} />} className="mt-1">
        <Failures group={group} />
      </Disclosure>
    </article>
  );
}

/** Named by its reason, which tells one such line from the others to those who hear them in a list. */
function ShowFailures({ group }: { group: FailureGroup }) {
  return (
    <span>
      Show {countOf(group.count, "failure")}
      <span className="sr-only"> of: {headingOf(group)}</span>
    </span>
  );
}

/** The reason in words; of an email, what its server said stands below. */
function headingOf({ kind, reason }: FailureGroup): string {
  if (reason === "") return "No reason was recorded";
  return (kind === "mail" ? refusalWords(reason) : null) ?? reason;
}

function Failures({ group: { kind, reason } }: { group: FailureGroup }) {
  const [page, setPage] = useState(1);
  const failures = useQuery(failuresQuery(kind, { reason, page }));
  return (
    <div className="mt-2 space-y-3">
      <Loaded query={failures} what="these failures">
        {({ failures: shown, ...pages }) => (
          <>
            <DataTable
              caption={`${FAILURE_KIND_WORDS[kind]} that failed: ${reason}`}
              columns={["What", "Client", "Reason", "When", "Action"]}
              rows={shown.map(({ id, what, client, reason: own, failedAt, canRetry }) => ({
                key: id,
                cells: [
                  kind === "payment-event" ? eventWords(what) : what,
                  <ClientLink key="client" client={client} />,
                  own === "" ? "No reason was recorded" : own,
                  formatMoment(failedAt),
                  <RetryButton key="act" kind={kind} id={id} what={what} canRetry={canRetry} />,
                ],
              }))}
              empty="All of these have been dealt with."
            />
            <PageSteps {...pages} things="failures" onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}
