import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import { failureMessage } from "#api/api-error.ts";
import { Button, type ButtonProps } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { openPaymentPage } from "./billing.api.ts";

interface ChoosePlanProps extends Pick<ButtonProps, "variant"> {
  /** Without it: the one last agreed with the client. */
  planId?: string;
  children: ReactNode;
}

/** Leads to the page on which the plan is paid. */
export function ChoosePlan({ planId, variant = "primary", children }: ChoosePlanProps) {
  const navigate = useNavigate();
  const { run, isBusy } = useAction(async () => {
    try {
      await navigate(await openPaymentPage(planId));
    } catch (error) {
      toast.error(failureMessage(error, "Failed to open the payment page"));
    }
  });
  return (
    <Button variant={variant} isBusy={isBusy} onPress={() => void run()}>
      {children}
    </Button>
  );
}
