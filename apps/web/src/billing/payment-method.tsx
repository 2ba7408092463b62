import type { PaymentMethod as Card } from "@plumbline/contract/billing";
import { CreditCard } from "lucide-react";

import { UpdateCardButton } from "#subscription/update-card-button.tsx";

import { expiryWords } from "./subscription-words.ts";

interface PaymentMethodProps {
  card: Card | null;
  /** Whether the reader may change it, and a provider charges this subscription. */
  canUpdate: boolean;
}

/** The card on file. */
export function PaymentMethod({ card, canUpdate }: PaymentMethodProps) {
  return (
    <section
      aria-labelledby="payment-method"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <h2 id="payment-method" className="text-lg font-semibold tracking-tight">
        Payment Method
      </h2>
      {card === null ? (
        <p className="text-sm text-muted">No payment method on file</p>
      ) : (
        <div className="flex gap-3 text-sm">
          <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <p>
            <span className="block font-medium tabular-nums">
              {card.brand} ending in {card.last4}
            </span>
            <span className={card.isExpired ? "block text-red" : "block text-muted"}>
              {expiryWords(card)}
            </span>
          </p>
        </div>
      )}
      {canUpdate && (
        <div className="mt-auto">
          <UpdateCardButton>Update</UpdateCardButton>
        </div>
      )}
    </section>
  );
}
