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
import { eventWords } from "./ops-words.ts";
import { emptyWords, PageSteps, useListAddress } from "./page-steps.tsx";
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
            <Part id="refunds" title="Refunds waiting for you">
              <Refunds refunds={refunds} />
            </Part>
            <Part id="disputes" title="Disputes">
              <Disputes disputes={disputes} />
            </Part>
          </>
        )}
      </Loaded>
      <Part id="events" title="Events from the provider">
        <Events />
      </Part>
    </div>
  );
}

function Refunds({ refunds }: { refunds: readonly WaitingRefund[] }) {
  return (
    <DataTable
      caption="Refunds waiting for a decision"
      columns={["Client", "Amount", "Reason", "Since", "Decision"]}
      rows={refunds.map((refund) => ({
        key: refund.id,
        cells: [
          <ClientLink key="client" client={refund.client} />,
          formatCents(refund.amountCents),
          sentenceOf(refund.reason),
          formatDate(refund.createdAt),
          <RefundActs key="decide" refund={refund} />,
        ],
      }))}
      empty="No refunds are waiting for a decision."
    />
  );
}

/** A reason as the provider or the ledger names it, `product_not_received`, as people write it. */
function sentenceOf(reason: string): string {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1).replaceAll("_", " ")}`;
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
      rows={disputes.map(({ id, client, amountCents, refundedCents, reason, state, openedAt }) => ({
        key: id,
        cells: [
          <ClientLink key="client" client={client} />,
          <div key="amount">
            {formatCents(amountCents)}
            {refundedCents > 0 && <p className="text-muted">{formatCents(refundedCents)} already refunded</p>}
          </div>,
          sentenceOf(reason),
          <Chip key="state" tone={DISPUTE_LOOKS[state].tone}>
            {DISPUTE_LOOKS[state].words}
          </Chip>,
          formatDate(openedAt),
        ],
      }))}
      empty="No payment has ever been disputed."
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
              caption="Events from the payment provider, newest first"
              columns={["Event", "Client", "Received", "Outcome"]}
              rows={shown.map((event) => ({ key: event.id, cells: cellsOf(event) }))}
              empty={emptyWords(
                page,
                filter === "all" ? "The provider has sent no events yet." : "No events match.",
              )}
            />
            <PageSteps {...pages} things="events" onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}

const OUTCOMES: Record<string, string> = {
  reconciled: "The account was updated from the provider",
  "handled-before": "An earlier event had covered it",
  unknown: "Not about one of our clients",
  missing: "The provider doesn't know its customer",
};

function cellsOf({ id, eventId, type, client, receivedAt, outcome }: OpsPaymentEvent) {
  return [
    <div key="event">
      <p className="font-medium">{eventWords(type)}</p>
      <p className="text-muted">
        {type}, {eventId}
      </p>
    </div>,
    <ClientLink key="client" client={client} />,
    formatMoment(receivedAt),
    <div key="outcome" className="space-y-1">
      <p>{outcome === null ? "Waiting" : (OUTCOMES[outcome] ?? outcome)}</p>
      {outcome === "missing" && <RetryButton kind="payment-event" id={id} what={eventWords(type)} canRetry />}
    </div>,
  ];
}
