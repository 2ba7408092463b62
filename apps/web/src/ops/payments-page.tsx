import type { OpsDispute, OpsPaymentEvent, WaitingRefund } from "@plumbline/contract/ops-payments";
import { PAYMENT_EVENT_FILTERS } from "@plumbline/contract/ops-terms";
import { useQuery } from "@tanstack/react-query";

import { formatDate, formatMoment } from "#format/dates.ts";
import { formatCents } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";
import { Choice } from "#ui/choice.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { DataTable } from "./data-table.tsx";
import { Loaded } from "./loaded.tsx";
import { paymentEventsQuery, paymentsQuery } from "./ops-queries.ts";
import { PageSteps, useListAddress } from "./page-steps.tsx";
import { Part } from "./part.tsx";
import { RefundActs } from "./refund-acts.tsx";
import { RetryButton } from "./retry-button.tsx";

const PROVIDERS: Record<string, string> = { stripe: "Stripe", sandbox: "the sandbox: no money moves" };

/** What of payments waits for a person, and the provider's events. */
export function PaymentsPage() {
  const payments = useQuery(paymentsQuery);
  const provider = payments.data?.provider;
  return (
    <div className="space-y-8">
      <PageHeader
        title="Payments"
        subtitle={
          provider === undefined ? "Refunds, disputes, events" : `Taken by ${PROVIDERS[provider] ?? provider}`
        }
      />
      <Loaded query={payments} what="the payments">
        {({ refunds, disputes }) => (
          <>
            <Part id="refunds" title="Refunds that wait">
              <Refunds refunds={refunds} />
            </Part>
            <Part id="disputes" title="Disputes">
              <Disputes disputes={disputes} />
            </Part>
          </>
        )}
      </Loaded>
      <Part id="events" title="Events of the provider">
        <Events />
      </Part>
    </div>
  );
}

function Refunds({ refunds }: { refunds: readonly WaitingRefund[] }) {
  return (
    <DataTable
      caption="Refunds that wait for a decision"
      columns={["Client", "Amount", "Why", "Since", "Decide"]}
      rows={refunds.map((refund) => ({
        key: refund.id,
        cells: [
          <ClientLink key="client" client={refund.client} />,
          formatCents(refund.amountCents),
          refund.reason,
          formatDate(refund.createdAt),
          <RefundActs key="decide" refund={refund} />,
        ],
      }))}
      empty="No refund waits for a decision."
    />
  );
}

const DISPUTE_LOOKS = {
  inquiry: { words: "Inquiry", tone: "orange" },
  open: { words: "Open", tone: "red" },
  won: { words: "Won", tone: "green" },
  lost: { words: "Lost", tone: "gray" },
} as const;

function Disputes({ disputes }: { disputes: readonly OpsDispute[] }) {
  return (
    <DataTable
      caption="Disputes, the open ones first"
      columns={["Client", "Amount", "Reason", "State", "Opened"]}
      rows={disputes.map(({ id, client, amountCents, reason, state, openedAt }) => ({
        key: id,
        cells: [
          <ClientLink key="client" client={client} />,
          formatCents(amountCents),
          reason,
          <Chip key="state" tone={DISPUTE_LOOKS[state].tone}>
            {DISPUTE_LOOKS[state].words}
          </Chip>,
          formatDate(openedAt),
        ],
      }))}
      empty="No payment was ever disputed."
    />
  );
}

const FILTERS = [
  { value: "all", name: "All" },
  { value: "waiting", name: "Waiting" },
  { value: "missing", name: "Customer unknown" },
];

function Events() {
  const { params, page, set, setPage } = useListAddress();
  const filter = PAYMENT_EVENT_FILTERS.find((name) => name === params.get("events")) ?? "all";
  const events = useQuery(paymentEventsQuery({ filter, page }));
  return (
    <>
      <Choice
        label="Events"
        options={FILTERS}
        value={filter}
        onChange={(value) => set("events", value === "all" ? "" : value)}
      />
      <Loaded query={events} what="the events">
        {({ events: shown, ...pages }) => (
          <>
            <DataTable
              caption="Events of the payment provider, newest first"
              columns={["Event", "Client", "Received", "What came of it"]}
              rows={shown.map((event) => ({ key: event.id, cells: cellsOf(event) }))}
              empty={filter === "all" ? "The provider has told of nothing yet." : "No event matches."}
            />
            <PageSteps {...pages} things="events" onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

const OUTCOMES: Record<string, string> = {
  reconciled: "The account was read back",
  "handled-before": "Another event had told of it",
  unknown: "It is about nobody we know",
  missing: "The provider does not know its customer",
};

function cellsOf({ id, eventId, type, client, receivedAt, outcome }: OpsPaymentEvent) {
  return [
    <div key="event">
      <code>{type}</code>
      <p className="text-muted">{eventId}</p>
    </div>,
    <ClientLink key="client" client={client} />,
    formatMoment(receivedAt),
    <div key="outcome" className="space-y-1">
      <p>{outcome === null ? "It waits" : (OUTCOMES[outcome] ?? outcome)}</p>
      {outcome === "missing" && <RetryButton kind="payment-event" id={id} what={type} canRetry />}
    </div>,
  ];
}
