import type { BillingDetails } from "@plumbline/contract/billing-details";
import { addressLines } from "@plumbline/contract/postal-address";

import { BillingDetailsForm } from "./billing-details-form.tsx";

interface BillingDetailsProps {
  details: BillingDetails;
  organization: string;
  isOwner: boolean;
}

/** Whom invoices bill: owners change it, everyone else reads it. */
export function BillingDetailsSection({ details, organization, isOwner }: BillingDetailsProps) {
  return (
    <section
      aria-labelledby="billing-details"
      className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="billing-details" className="text-lg font-semibold tracking-tight">
        Billing details
      </h2>
      <p className="mt-1 mb-5 max-w-[75ch] text-sm text-muted">
        These appear on invoices, receipts and credit notes from now on. Documents you already have stay as
        they are.
      </p>
      {isOwner ? (
        <BillingDetailsForm details={details} organization={organization} />
      ) : (
        <DetailsList details={details} organization={organization} />
      )}
    </section>
  );
}

function DetailsList({ details, organization }: Omit<BillingDetailsProps, "isOwner">) {
  const { legalName, address, taxId, purchaseOrder } = details;
  const rows = [
    ["Legal name", legalName || organization],
    ["Postal address", addressLines(address).join(", ")],
    ["Tax ID", taxId],
    ["Purchase order number", purchaseOrder],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-10 gap-y-3 text-sm sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value || "Not given"}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">Owners can change these details.</p>
    </>
  );
}
