import type { Attention, OpsFigures, OpsNews } from "@plumbline/contract/ops-overview";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";

import { formatMoment } from "#format/dates.ts";
import { Chip } from "#ui/chip.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { ClientLink } from "./client-link.tsx";
import { Loaded } from "./loaded.tsx";
import { overviewQuery } from "./ops-queries.ts";
import { attentionWords, countedWords } from "./ops-words.ts";
import { refusalWords } from "./refusal-words.ts";

/** What needs a person now, first; then how the service stands, and what was told by mail. */
export function OverviewPage() {
  const overview = useQuery(overviewQuery);
  return (
    <div className="space-y-8">
      <PageHeader title="Overview" subtitle="What needs your attention now, and how the service is doing" />
      <Loaded query={overview} what="the overview">
        {({ attention, figures, news }) => (
          <>
            <NeedsYou attention={attention} />
            <Figures figures={figures} />
            <News news={news} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function NeedsYou({ attention }: { attention: readonly Attention[] }) {
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="text-lg font-semibold tracking-tight">
        Needs you now
      </h2>
      {attention.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 rounded-lg border border-line bg-surface p-5 text-sm shadow-card">
          <CircleCheck aria-hidden className="size-5 text-green" />
          Nothing needs you right now.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {attention.map((item) => (
            <AttentionItem key={item.kind} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const URGENCY = { red: "Urgent", orange: "Soon", yellow: "When you can", gray: "For info" } as const;

function AttentionItem({ item }: { item: Attention }) {
  const { words, to, tone } = attentionWords(item);
  const isKnown = tone === "red" || tone === "orange" || tone === "yellow" || tone === "gray";
  return (
    <li>
      <Link to={to} className="flex min-h-11 items-center gap-3 px-5 py-3 text-sm hover:bg-sunken">
        <span className="shrink-0 sm:w-32">
          <Chip tone={tone} icon={<TriangleAlert aria-hidden className="size-3.5" />}>
            {isKnown ? URGENCY[tone] : URGENCY.gray}
          </Chip>
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-medium">{words}</span>{" "}
          {item.reason !== undefined && (
            <span className="block">{refusalWords(item.reason) ?? item.reason}</span>
          )}
          {item.oldestAt !== null && (
            <span className="block text-muted">since {formatMoment(item.oldestAt)}</span>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function Figures({ figures }: { figures: OpsFigures }) {
  const { clients, scansRunning, scansWaiting, mailsWaiting, workers } = figures;
  const shown = [
    ["Clients", countedWords(clients)],
    ["Scans running", countedWords(scansRunning)],
    ["Scans waiting", countedWords(scansWaiting)],
    ["Emails waiting", countedWords(mailsWaiting)],
    ["Workers", String(workers)],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-lg font-semibold tracking-tight">
        The service
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {shown.map(([name, value]) => (
          <div key={name} className="rounded-lg border border-line bg-surface px-4 py-3 shadow-card">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function News({ news }: { news: readonly OpsNews[] }) {
  return (
    <section aria-labelledby="news">
      <h2 id="news" className="text-lg font-semibold tracking-tight">
        Messages to the operator
      </h2>
      {news.length === 0 ? (
        <p className="mt-3 text-sm text-muted">
          Nothing yet. What we email to the operator is listed here for 90 days.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {news.map((item) => (
            <NewsItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const UNSENT_WORDS = { QUEUED: "Email not sent yet", FAILED: "Email could not be delivered" } as const;

function NewsItem({ item: { message, advice, reference, client, createdAt, mail } }: { item: OpsNews }) {
  return (
    <li className="space-y-1 px-5 py-4 text-sm wrap-anywhere">
      <p>{message}</p>
      {mail !== "SENT" && <Chip tone={mail === "FAILED" ? "red" : "orange"}>{UNSENT_WORDS[mail]}</Chip>}
      <p className="text-muted">
        {formatMoment(createdAt)}
        {client !== null && (
          <>
            {", "}
            <ClientLink client={client} />
          </>
        )}
      </p>
      <Disclosure title={advice === "" ? "Where to look" : "What to do"}>
        <div className="max-w-[75ch] space-y-1 pb-2">
          {advice !== "" && <p>{advice}</p>}
          <p className="text-muted">Look for: {reference}</p>
        </div>
      </Disclosure>
    </li>
  );
}
