import { useQuery } from "@tanstack/react-query";
import { Loader2 } from "lucide-react";

import { EntryFrame } from "#ui/entry-frame.tsx";

import { LinkProblem } from "./link-problem.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { payStateOf } from "./pay-state.ts";
import { paymentLinkQuery } from "./pay.api.ts";

interface PayPageProps {
  /** Null when the address carries none. */
  token: string | null;
  /** Whether the visitor comes back from a checkout without having paid. */
  isCanceled: boolean;
}

/** The public page of a payment link. */
export function PayPage({ token, isCanceled }: PayPageProps) {
  return (
    <EntryFrame>
      {token === null ? (
        <LinkProblem title="Payment Link Error" message="Invalid payment link" />
      ) : (
        <LinkOf token={token} isCanceled={isCanceled} />
      )}
    </EntryFrame>
  );
}

function LinkOf({ token, isCanceled }: { token: string; isCanceled: boolean }) {
  const { data: link, error, isPending, isFetching, refetch } = useQuery(paymentLinkQuery(token));
  const state = payStateOf({ link, error, isPending }, new Date());
  if (state.name === "loading") return <Loading />;
  if (state.name === "ready") return <PayPanel token={token} link={state.link} isCanceled={isCanceled} />;
  if (state.name === "expired") {
    return (
      <LinkProblem
        title="Payment Link Expired"
        message="This payment link has expired. Please contact support for a new link."
      />
    );
  }
  const retry = state.canRetry ? { isRetrying: isFetching, onRetry: () => void refetch() } : null;
  return <LinkProblem title="Payment Link Error" message={state.message} retry={retry} />;
}

function Loading() {
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Secure payment</h1>
      <p role="status" className="mt-6 flex items-center gap-3 py-10 text-muted">
        <Loader2 aria-hidden className="size-5 shrink-0 animate-spin" />
        Loading secure payment...
      </p>
    </>
  );
}
