import type { Reactivation } from "@plumbline/contract/billing";
import { REACTIVATED } from "@plumbline/contract/reactivated";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { formatBillingDay } from "#format/billing-day.ts";
import { formatCents } from "#format/numbers.ts";
import { reactivationQuery } from "#queries/billing.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

import { AmountRow } from "./amount-row.tsx";
import { FAILED, reactivate } from "./subscription.api.ts";
import { useSubscriptionAct } from "./use-subscription-act.ts";

const TITLE = "Reactivate your subscription?";

/** Shows what reactivating costs today and later, and charges the card only after that. */
export function ReactivateDialog({ onClose }: { onClose: () => void }) {
  const { data: shown, error, refetch } = useQuery(reactivationQuery);
  useReturnedFocus("content");
  if (shown) return <Confirm shown={shown} onRefused={() => void refetch()} onClose={onClose} />;
  return (
    <ModalDialog title={TITLE} isOpen onClose={onClose}>
      {error ? (
        <div className="mt-2 space-y-4 text-sm">
          <p role="alert">{failureMessage(error, FAILED.reactivate)}</p>
          <Button onPress={() => void refetch()}>Try Again</Button>
        </div>
      ) : (
        <p role="status" className="mt-2 text-sm text-muted">
          Loading the price...
        </p>
      )}
    </ModalDialog>
  );
}

interface ConfirmProps {
  shown: Reactivation;
  /** The amount may be another one by now. */
  onRefused: () => void;
  onClose: () => void;
}

function Confirm({ shown, onRefused, onClose }: ConfirmProps) {
  const { plan, dueToday, isExact, monthlyPrice, nextBillingDate } = shown;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, isBusy } = useSubscriptionAct(
    async () => {
      setRefusal(null);
      const message = (await reactivate(shown)) || REACTIVATED;
      onClose();
      return message;
    },
    FAILED.reactivate,
    (message) => {
      setRefusal(message);
      onRefused();
    },
  );
  const due = formatCents(dueToday);
  return (
    <ConfirmDialog
      title={TITLE}
      confirmLabel={isExact ? `Pay ${due} and reactivate` : "Pay and reactivate"}
      keepLabel="Not now"
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>The card on file pays for the {plan} plan.</p>
      <dl className="divide-y divide-line text-ink">
        <AmountRow name="Due today" amount={isExact ? due : `about ${due}`} />
        {nextBillingDate !== null && (
          <AmountRow
            name={`Per month, from ${formatBillingDay(nextBillingDate)}`}
            amount={formatCents(monthlyPrice * 100)}
          />
        )}
      </dl>
      {refusal !== null && (
        <p role="alert" className="text-red">
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}
