import { useEffect, useState } from "react";

import { startedCheckout } from "#session/started-checkout.ts";
import { Notice } from "#ui/notice.tsx";

import { isPaymentKnown } from "./known-payment.ts";

/** Says whether the payment that someone comes back from is known. */
export function BackFromPaymentNotice() {
  const [state, setState] = useState<"waiting" | "known" | "unknown">(() =>
    startedCheckout() === null ? "unknown" : "waiting",
  );
  useEffect(() => {
    const leaving = new AbortController();
    void isPaymentKnown(leaving.signal).then((isKnown) => {
      if (!leaving.signal.aborted) setState(isKnown ? "known" : "unknown");
    });
    return () => leaving.abort();
  }, []);
  return (
    <div className="mt-6" role="status">
      {state === "known" && (
        <Notice tone="good" title="Payment received">
          <p>Your sign-in details are in the email we sent you. Your first audit runs within 24 hours.</p>
        </Notice>
      )}
      {state === "waiting" && (
        <Notice tone="info" title="Waiting for your payment to be confirmed">
          <p>This takes a few seconds.</p>
        </Notice>
      )}
      {state === "unknown" && (
        <Notice tone="info" title="Have you just paid?">
          <p>
            Then your sign-in details are in the email we sent you. Your first audit runs within 24 hours of
            your payment.
          </p>
        </Notice>
      )}
    </div>
  );
}
