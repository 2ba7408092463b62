import { OPS_DECIDE_REFUND } from "@plumbline/contract/endpoints/ops";
import type { WaitingRefund } from "@plumbline/contract/ops-payments";
import { useState } from "react";

import { call } from "#api/call.ts";
import { formatCents } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { useOpsAct } from "./use-ops-act.ts";

/** Refunds a payment, or declines to, after a question. */
export function RefundActs({ refund }: { refund: WaitingRefund }) {
  const [asks, setAsks] = useState<"grant" | "decline" | null>(null);
  const name = refund.client?.name ?? "the client";
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={`Refund ${name}`} onPress={() => setAsks("grant")}>
        Refund
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Decline the refund of ${name}`}
        onPress={() => setAsks("decline")}
      >
        Decline
      </Button>
      {asks !== null && (
        <Decision refund={refund} name={name} isGranted={asks === "grant"} onClose={() => setAsks(null)} />
      )}
    </div>
  );
}

interface DecisionProps {
  refund: WaitingRefund;
  name: string;
  isGranted: boolean;
  onClose: () => void;
}

function Decision({ refund: { id, amountCents }, name, isGranted, onClose }: DecisionProps) {
  const amount = formatCents(amountCents);
  const { run, isBusy } = useOpsAct({
    act: async () => {
      await call(OPS_DECIDE_REFUND, { params: { id }, body: { isGranted } });
      return isGranted ? `${amount} was refunded to ${name}` : "The refund was declined";
    },
    failed: "Failed to decide the refund",
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={isGranted ? `Refund ${amount} to ${name}` : `Decline the refund of ${name}`}
      confirmLabel={isGranted ? "Refund" : "Decline"}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        {isGranted
          ? "The payment provider refunds the card that paid. This can't be undone."
          : `You keep ${amount}, and we email the client that it is not refunded. This can't be undone.`}
      </p>
    </ConfirmDialog>
  );
}
