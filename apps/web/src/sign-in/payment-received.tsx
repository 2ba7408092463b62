import { Notice } from "#ui/notice.tsx";

import { isBackFromPayment } from "./back-from-payment.ts";

/** For whoever comes back from a checkout that was paid. */
export function PaymentReceived({ search }: { search: string }) {
  if (!isBackFromPayment(search)) return null;
  return (
    <div className="mt-6">
      <Notice tone="good" title="Payment received">
        <p>Your sign-in details are in the email we sent you. Your first audit runs within 24 hours.</p>
      </Notice>
    </div>
  );
}
