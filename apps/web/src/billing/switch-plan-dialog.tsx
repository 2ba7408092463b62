import type { BillingData, PlanSwitch } from "@plumbline/contract/billing";
import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { formatBillingDay } from "#format/billing-day.ts";
import { formatCents } from "#format/numbers.ts";
import { planSwitchQuery } from "#queries/billing.ts";
import { AmountRow } from "#subscription/amount-row.tsx";
import { FAILED, switchPlan } from "#subscription/subscription.api.ts";
import { useSubscriptionAct } from "#subscription/use-subscription-act.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

interface SwitchPlanDialogProps {
  plan: Pick<BillingData["availablePlans"][number], "id" | "name">;
  onClose: () => void;
}

/** Where the focus goes once the button that was pressed is gone. */
export const PLANS_ID = "plans";

/** Shows what a switch costs now and later, and makes it at exactly that amount. */
export function SwitchPlanDialog({ plan, onClose }: SwitchPlanDialogProps) {
  const { data: shown, error, refetch } = useQuery(planSwitchQuery(plan.id));
  useReturnedFocus(PLANS_ID);
  const title = `Switch to ${plan.name}?`;
  if (shown) return <Confirm title={title} shown={shown} onClose={onClose} />;
  return (
    <ModalDialog title={title} isOpen onClose={onClose}>
      {error ? (
        <div className="mt-2 space-y-4 text-sm">
          <p role="alert">{failureMessage(error, "Failed to load the price")}</p>
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
  title: string;
  shown: PlanSwitch;
  onClose: () => void;
}

function Confirm({ title, shown, onClose }: ConfirmProps) {
  const { run, isBusy } = useSubscriptionAct(() => switchPlan(shown), FAILED.switch);
  async function confirm() {
    await run();
    onClose();
  }
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={shown.dueNow > 0 ? `Pay ${formatCents(shown.dueNow)} and switch` : "Switch"}
      keepLabel="Keep my plan"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <dl className="divide-y divide-line text-ink">
        <AmountRow name="Due now, for the rest of this month" amount={formatCents(shown.dueNow)} />
        {shown.credit > 0 && (
          <AmountRow name="Credit toward your next invoices" amount={formatCents(shown.credit)} />
        )}
        <AmountRow
          name={`Per month, from ${formatBillingDay(shown.nextBillingDate)}`}
          amount={formatCents(shown.monthlyPrice * 100)}
        />
      </dl>
    </ConfirmDialog>
  );
}
