import { Suspense } from "react";

import { lazyPart } from "#ui/late-part.tsx";

import { isBackFromPayment } from "./back-from-payment.ts";

const BackFromPaymentNotice = lazyPart(
  async () => (await import("./back-from-payment-notice.tsx")).BackFromPaymentNotice,
);

/** For whoever comes back from a checkout. That it was paid is said only once the server knows it. */
export function PaymentReceived({ search }: { search: string }) {
  if (!isBackFromPayment(search)) return null;
  return (
    <Suspense>
      <BackFromPaymentNotice />
    </Suspense>
  );
}
