import type { BillingEntry } from "@plumbline/contract/billing";
import { Download } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { fetchInvoice, INVOICE_FAILED } from "./billing.api.ts";

interface DownloadInvoiceProps {
  invoice: Pick<BillingEntry, "id" | "number">;
  /** Names the button where several stand under each other. */
  label?: string;
  children: string;
}

/** Saves an invoice as PDF. */
export function DownloadInvoice({ invoice, label, children }: DownloadInvoiceProps) {
  const { run, isBusy } = useAction(async () => {
    try {
      saveFile(await fetchInvoice(invoice.id), `invoice-${invoice.number ?? invoice.id}.pdf`);
    } catch (error) {
      toast.error(failureMessage(error, INVOICE_FAILED));
    }
  });
  return (
    <Button size="sm" isBusy={isBusy} {...(label && { "aria-label": label })} onPress={() => void run()}>
      <Download aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
