import type { OpsClient } from "@plumbline/contract/ops-clients";
import { CLIENT_FILTERS } from "@plumbline/contract/ops-terms";
import { useQuery } from "@tanstack/react-query";

import { formatDate, formatDay } from "#format/dates.ts";
import { formatCents } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { Choice } from "#ui/choice.tsx";
import { DelayedSearch } from "#ui/delayed-search.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { clientsQuery } from "./ops-queries.ts";
import {
  CLIENT_FILTER_WORDS,
  durationWords,
  SCAN_LOOKS,
  SUBSCRIPTION_LOOKS,
  websiteWords,
} from "./ops-words.ts";
import { emptyWords, PageSteps, useListAddress } from "./page-steps.tsx";

const COLUMNS = ["Client", "Subscription", "Last scan", "Next scan", "Machine time"];
const FILTERS = [
  { value: "all", name: "All" },
  ...CLIENT_FILTERS.map((value) => ({ value, name: CLIENT_FILTER_WORDS[value] })),
];

/** All clients by name, searched and narrowed down. */
export function ClientsPage() {
  const { params, page, set, setPage } = useListAddress();
  const search = params.get("search") ?? "";
  const filter = CLIENT_FILTERS.find((name) => name === params.get("filter"));
  const clients = useQuery(clientsQuery({ search, filter, page }));
  return (
    <div className="space-y-5">
      <PageHeader
        title="Clients"
        subtitle="Machine time is how long scans and re-tests ran in the last 30 days"
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <DelayedSearch
          label="Search clients"
          placeholder="Start of name, site or email"
          value={search}
          onSearch={(text) => set("search", text)}
        />
        <Choice
          label="Subscription"
          options={FILTERS}
          value={filter ?? "all"}
          onChange={(value) => set("filter", value === "all" ? "" : value)}
        />
      </div>
      <Loaded query={clients} what="the clients">
        {({ clients: shown, ...pages }) => (
          <>
            <DataTable
              caption="Clients by name"
              columns={COLUMNS}
              rows={shown.map((client) => ({ key: client.id, cells: cellsOf(client) }))}
              empty={emptyWords(
                page,
                search === "" && filter === undefined
                  ? "There are no clients yet. Add one with 'plumbline client add'."
                  : "No clients match.",
              )}
            />
            <PageSteps {...pages} things="clients" onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function cellsOf(client: OpsClient) {
  const { lastScan, nextScanDay, machineSeconds, website } = client;
  return [
    <div key="client">
      <ClientLink client={client} />
      <p className="text-muted">{websiteWords(website)}</p>
    </div>,
    <Subscription key="subscription" client={client} />,
    lastScan === null ? (
      <span key="last" className="text-muted">
        None yet
      </span>
    ) : (
      <div key="last">
        <Chip tone={SCAN_LOOKS[lastScan.status].tone}>{SCAN_LOOKS[lastScan.status].words}</Chip>
        <p className="text-muted">
          {formatDate(lastScan.createdAt)}
          {lastScan.overall !== null && `, overall ${lastScan.overall}`}
        </p>
      </div>
    ),
    nextScanDay === null ? "None planned" : formatDay(nextScanDay),
    durationWords(machineSeconds),
  ];
}

/** How a client's subscription stands, what it pays, and whether we suspended it. */
export function Subscription({ client }: { client: OpsClient }) {
  const { subscription, monthlyPriceCents, suspendedAt } = client;
  return (
    <div className="space-y-1">
      {subscription === null ? (
        <Chip tone="gray">None</Chip>
      ) : (
        <Chip tone={SUBSCRIPTION_LOOKS[subscription].tone}>{SUBSCRIPTION_LOOKS[subscription].words}</Chip>
      )}
      {suspendedAt !== null && <Chip tone="red">Suspended by us</Chip>}
      {subscription !== null && subscription !== "CANCELED" && (
        <p className="text-muted">
          {monthlyPriceCents === null ? "Free of charge" : `${formatCents(monthlyPriceCents)} a month`}
        </p>
      )}
    </div>
  );
}
