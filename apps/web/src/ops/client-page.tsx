import type { OpsClientDetails, OpsScan } from "@plumbline/contract/ops-clients";
import { SCAN_NAMES } from "@plumbline/contract/scan-names";
import { zoneWords } from "@plumbline/contract/time-zone-names";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";

import { standsForNothing } from "#api/api-error.ts";
import { formatDate, formatDay, formatMoment } from "#format/dates.ts";
import { Chip } from "#ui/chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { useViewTitle } from "#ui/view-title.ts";

import { actWords } from "./act-words.ts";
import { ClientActs } from "./client-acts.tsx";
import { Subscription } from "./clients-page.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { clientQuery } from "./ops-queries.ts";
import { durationWords, SCAN_LOOKS, websiteWords } from "./ops-words.ts";
import { Part } from "./part.tsx";

const ROLES = { owner: "Owner", member: "Member", viewer: "Viewer" } as const;

/** One client: how it stands, what can be done, its scans, people and what was done last. */
export function ClientPage() {
  const { id = "" } = useParams();
  const client = useQuery(clientQuery(id));
  const isUnknown = standsForNothing(client.error, "client.not-found");
  useViewTitle(client.data?.name ?? null, client.isPending);
  return (
    <div className="space-y-6">
      <p className="text-sm">
        <Link className="text-accent underline underline-offset-2" to="/ops/clients">
          All clients
        </Link>
      </p>
      {client.data ? (
        <PageHeader title={client.data.name} subtitle={websiteWords(client.data.website)}>
          <ClientActs key={id} client={client.data} />
        </PageHeader>
      ) : (
        <PageHeader title="Client" subtitle="One client of the service" />
      )}
      {isUnknown ? (
        <NoClient />
      ) : (
        <Loaded query={client} what="the client">
          {(details) => <Details client={details} />}
        </Loaded>
      )}
    </div>
  );
}

function NoClient() {
  return (
    <Notice tone="warning" title="There is no such client">
      <p role="alert">The address may be incomplete, or the client was erased.</p>
    </Notice>
  );
}

function Details({ client }: { client: OpsClientDetails }) {
  return (
    <>
      {client.suspendedAt !== null && (
        <Notice tone="warning" title={`Suspended by us since ${formatDate(client.suspendedAt)}`}>
          <p>{client.suspensionReason ?? "No reason was given."}</p>
        </Notice>
      )}
      <Facts client={client} />
      <Part id="scans" title="Latest scans">
        <Scans client={client} />
      </Part>
      <Part id="people" title="People">
        <People client={client} />
      </Part>
      <Part id="acts" title="Recent activity">
        <Acts client={client} />
      </Part>
    </>
  );
}

function Facts({ client }: { client: OpsClientDetails }) {
  const { account, nextScanDay, machineSeconds, contactEmail, timeZone, createdAt, id } = client;
  const facts: [string, ReactNode][] = [
    ["Subscription", <Subscription key="subscription" client={client} />],
    ["What the client sees", account.reason === null ? account.title : `${account.title}. ${account.reason}`],
    ["Next scan", nextScanDay === null ? "None planned" : formatDay(nextScanDay)],
    ["Machine time, 30 days", durationWords(machineSeconds)],
    ["Contact", contactEmail],
    ["Time zone", zoneWords(timeZone)],
    ["Client since", formatDate(createdAt)],
    ["ID", id],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 text-sm shadow-card sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ranFor({ seconds, finishedAt }: OpsScan): string {
  if (seconds !== null) return durationWords(seconds);
  return finishedAt === null ? "Not finished yet" : "Did not run";
}

function Scans({ client }: { client: OpsClientDetails }) {
  return (
    <DataTable
      caption="Latest scans"
      columns={["Scan", "Status", "Overall", "Requested", "Ran for"]}
      rows={client.scans.map((scan) => ({
        key: scan.id,
        cells: [
          SCAN_NAMES[scan.kind],
          <div key="status">
            <Chip tone={SCAN_LOOKS[scan.status].tone}>{SCAN_LOOKS[scan.status].words}</Chip>
            {scan.failureReason !== null && <p className="mt-1 text-muted">{scan.failureReason}</p>}
          </div>,
          scan.overall ?? "Not measured",
          formatMoment(scan.createdAt),
          ranFor(scan),
        ],
      }))}
      empty="This website has not been scanned yet."
    />
  );
}

function People({ client }: { client: OpsClientDetails }) {
  return (
    <DataTable
      caption="People"
      columns={["Name", "Email", "Role", "Password"]}
      rows={client.members.map((person) => ({
        key: person.email,
        cells: [person.name, person.email, ROLES[person.role], passwordWords(person)],
      }))}
      empty="Nobody belongs to this client."
    />
  );
}

function passwordWords({ hasPassword, hasTemporaryPassword }: OpsClientDetails["members"][number]): string {
  if (!hasPassword) return "None, invite not accepted";
  return hasTemporaryPassword ? "Temporary" : "Chosen by them";
}

function Acts({ client }: { client: OpsClientDetails }) {
  return (
    <DataTable
      caption="Recent activity"
      columns={["Action", "Who", "When"]}
      rows={client.acts.map(({ id, action, actor, address, createdAt }) => ({
        key: id,
        cells: [
          actWords(action),
          address === null ? actor : `${actor}, from ${address}`,
          formatMoment(createdAt),
        ],
      }))}
      empty="No activity yet."
    />
  );
}
