import type { QueueKind, RunningJob, WorkerProcess } from "@plumbline/contract/ops-queue";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleSlash } from "lucide-react";

import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { queueQuery } from "./ops-queries.ts";
import { durationWords, jobWords } from "./ops-words.ts";
import { Part } from "./part.tsx";

/** The queue and who works on it, as it is every few seconds. */
export function QueuePage() {
  const queue = useQuery(queueQuery);
  return (
    <div className="space-y-8">
      <PageHeader
        title="Queue and workers"
        subtitle="Refreshes every 5 seconds. Watching doesn't keep you signed in."
      />
      <Loaded query={queue} what="the queue">
        {({ workers, running, kinds }) => (
          <>
            <Part id="workers" title="Workers">
              <Workers workers={workers} />
            </Part>
            <Part id="running" title="Running now">
              <Running jobs={running} />
            </Part>
            <Part id="kinds" title="Jobs by kind">
              <Kinds kinds={kinds} />
            </Part>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Workers({ workers }: { workers: readonly WorkerProcess[] }) {
  return (
    <DataTable
      caption="Worker processes"
      columns={["Worker", "State", "Started", "Last heard from"]}
      rows={workers.map(({ id, host, pid, isAlive, startedAt, lastSeenAt }) => ({
        key: id,
        cells: [
          `${host}, process ${pid}`,
          isAlive ? (
            <Chip key="state" tone="green" icon={<CircleCheck aria-hidden className="size-3.5" />}>
              Running
            </Chip>
          ) : (
            <Chip key="state" tone="red" icon={<CircleSlash aria-hidden className="size-3.5" />}>
              Lost
            </Chip>
          ),
          formatMoment(startedAt),
          formatMoment(lastSeenAt),
        ],
      }))}
      empty="No worker has run in the last day. Start one with 'plumbline up'."
    />
  );
}

function Running({ jobs }: { jobs: readonly RunningJob[] }) {
  return (
    <DataTable
      caption="Jobs that run now"
      columns={["Job", "Client", "Try", "Started"]}
      rows={jobs.map(({ id, kind, client, attempt, startedAt }) => ({
        key: id,
        cells: [
          jobWords(kind),
          <ClientLink key="client" client={client} />,
          attempt,
          formatMoment(startedAt),
        ],
      }))}
      empty="Nothing is running right now."
    />
  );
}

function Kinds({ kinds }: { kinds: readonly QueueKind[] }) {
  const busy = kinds.filter(({ running, waiting, later }) => running + waiting + later > 0);
  const idle = kinds.length - busy.length;
  return (
    <>
      <DataTable
        caption="Jobs by kind"
        columns={["Kind", "Running", "Waiting", "Scheduled", "Longest wait"]}
        rows={busy.map(({ kind, running, waiting, later, oldestSeconds }) => ({
          key: kind,
          cells: [
            jobWords(kind),
            running,
            waiting,
            later,
            waiting === 0 ? "None" : durationWords(oldestSeconds),
          ],
        }))}
        empty="No jobs are running, waiting or scheduled."
      />
      {busy.length > 0 && idle > 0 && (
        <p className="text-sm text-muted">
          {countOf(idle, "other kind", "other kinds")} of jobs: nothing to do.
        </p>
      )}
    </>
  );
}
