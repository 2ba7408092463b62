import type { SupportRequest } from "@plumbline/contract/support";
import { SUPPORT_PAGE_SIZE } from "@plumbline/contract/support-terms";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { supportQueries } from "#queries/support.ts";
import { Button } from "#ui/button.tsx";
import { Chip, type ChipTone } from "#ui/chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";

import { PRIORITY_WORDS } from "./priority-words.ts";

/** What the organization asked before, newest first. */
export function RequestList() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(supportQueries.page(page));
  return (
    <section aria-labelledby="requests" className="space-y-3">
      <h2 id="requests" className="font-semibold">
        Your organization&apos;s requests
      </h2>
      {error && (
        <Notice
          tone="bad"
          title={failureMessage(error, "Failed to load your requests")}
          actions={
            <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      )}
      {!data && !error && <Loading />}
      {data && data.total === 0 && (
        <p className="text-sm text-muted">Your requests appear here with a reference number.</p>
      )}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "grayscale" : ""}>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
            {data.requests.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </ul>
          {data.total > SUPPORT_PAGE_SIZE && (
            <Pagination
              page={page}
              total={data.total}
              pageSize={SUPPORT_PAGE_SIZE}
              things="requests"
              onChange={setPage}
            />
          )}
        </div>
      )}
    </section>
  );
}

const TONES: Record<SupportRequest["priority"], ChipTone> = {
  low: "gray",
  medium: "gray",
  high: "orange",
  urgent: "red",
};

function Request({ request }: { request: SupportRequest }) {
  const { reference, subject, message, priority, createdAt, sentBy } = request;
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none gap-3 px-5 py-4 text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">{subject}</span>
              <Chip tone={TONES[priority]}>{PRIORITY_WORDS[priority]}</Chip>
            </span>
            <span className="block text-muted tabular-nums">
              {reference}, {formatMoment(createdAt)}
              {sentBy && `, ${sentBy}`}
            </span>
          </span>
        </summary>
        <p className="px-5 pb-5 pl-12 text-sm whitespace-pre-wrap wrap-anywhere">{message}</p>
      </details>
    </li>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="text-sm text-muted">
        Loading requests...
      </p>
      <div aria-hidden className="skeleton h-16 w-full" />
    </>
  );
}
