import type { BillingEntry } from "@plumbline/contract/billing";
import { Download } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { fetchInvoiceFile, INVOICE_FILES } from "./billing.api.ts";

interface DownloadInvoiceProps {
  /** What it is made of: an invoice, or a credit note. */
  invoice: Pick<BillingEntry, "id" | "number">;
  /** Which of its files; the invoice itself unless told. */
  kind?: keyof typeof INVOICE_FILES;
  /** Names the button where several stand under each other. */
  label?: string;
  children: string;
}

/** Saves an invoice as PDF. */
export function DownloadInvoice({ invoice, kind = "invoice", label, children }: DownloadInvoiceProps) {
  const { run, isBusy } = useAction(async () => {
    try {
      saveFile(await fetchInvoiceFile(kind, invoice.id), `${kind}-${invoice.number ?? invoice.id}.pdf`);
    } catch (error) {
      toast.error(failureMessage(error, INVOICE_FILES[kind].words));
    }
  });
  return (
    <Button size="sm" isBusy={isBusy} {...(label && { "aria-label": label })} onPress={() => void run()}>
      <Download aria-hidden className="size-4" />
      {children}
    </Button>
  );
}
