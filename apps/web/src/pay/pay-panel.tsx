import { readableHosts } from "@plumbline/contract/readable-host";
import type { PaymentLink } from "@plumbline/contract/payment";
import { Check, LockKeyhole } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";

import { failureMessage } from "#api/api-error.ts";
import { brand } from "#brand/brand.ts";
import { formatMoment } from "#format/dates.ts";
import { formatCents } from "#format/numbers.ts";
import { rememberCheckout } from "#session/started-checkout.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { Notice } from "#ui/notice.tsx";
import { loadToaster } from "#ui/toast-area.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { firstPaymentWords } from "./first-payment-words.ts";
import { openCheckout } from "./pay.api.ts";
import { untilShownAgain } from "#ui/until-shown-again.ts";

/** What is done, as the Terms say it. */
const COVERAGE = [
  "Accessibility checks against WCAG 2.2 A and AA (ADA)",
  "SEO checks, with Core Web Vitals",
  "Performance measurements of your pages",
  "Privacy checks of cookies and trackers, by the laws that apply to you",
  "Cybersecurity checks of what any visitor can see",
  "Weekly and monthly reports in PDF, with how to fix what we find",
];

interface PayPanelProps {
  token: string;
  link: PaymentLink;
  isCanceled: boolean;
}

/** A link that can be paid: what for, how much, and the button that leads to the provider's checkout. */
export function PayPanel({ token, link, isCanceled }: PayPanelProps) {
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => void loadToaster(), []);

  const { run, isBusy } = useAction(async () => {
    setFailure(null);
    try {
      const checkout = await openCheckout(token, link);
      rememberCheckout(token);
      globalThis.location.assign(checkout);
      await untilShownAgain();
    } catch (error) {
      const message = failureMessage(error, "Payment failed");
      setFailure(message);
      toast.error(message, { ms: TOAST_MS.login });
    }
  });

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold tracking-tight">Secure payment</h1>
        <p className="mt-1 text-sm text-muted">Complete your compliance subscription</p>
      </div>
      {isCanceled && failure === null && (
        <Notice tone="info" title="Payment cancelled. You have not been charged." />
      )}
      <Offer link={link} />
      <Coverage />
      {failure !== null && <FormFailure message={failure} />}
      <div className="flex flex-col gap-3">
        <Agreement />
        <Button variant="primary" isBusy={isBusy} isDisabled={isBusy} onPress={() => void run()}>
          {isBusy ? "Processing secure payment..." : "Complete Secure Payment"}
        </Button>
        <p className="flex gap-2 text-sm text-muted">
          <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
          Secure payment: your card details go to our payment provider's PCI DSS checkout and never reach{" "}
          {brand.name}.
        </p>
      </div>
      <Expiry expiresAt={link.expiresAt} />
    </div>
  );
}

function Offer({ link: { organization, plan, firstPayment } }: { link: PaymentLink }) {
  return (
    <div className="divide-y divide-line border-y border-line wrap-anywhere">
      <div className="py-4">
        <p className="font-medium">{organization.name}</p>
        <p className="text-sm text-muted">{readableHosts(organization.contactEmail)}</p>
      </div>
      <div className="py-4">
        <h2 className="font-medium">{plan.name}</h2>
        <p className="text-sm text-muted">{plan.description}</p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold tracking-tight tabular-nums">
            {formatCents(plan.monthlyPrice)}
          </span>{" "}
          <span className="text-muted">per month</span>
        </p>
        <p className="mt-2">
          {firstPayment.isExact ? "Due today: " : "Due today: about "}
          <span className="font-semibold tabular-nums">{formatCents(firstPayment.cents)}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{firstPaymentWords(firstPayment)}</p>
      </div>
    </div>
  );
}

/** What paying agrees to. */
function Agreement() {
  const link = "font-medium text-accent underline underline-offset-2";
  return (
    <p className="text-sm">
      The subscription renews every month until you cancel it, which you can do at any time. By paying, you
      accept the{" "}
      <Link to="/terms" className={link}>
        Terms and Conditions
      </Link>{" "}
      for your organization.
    </p>
  );
}

function Coverage() {
  return (
    <div>
      <h2 className="text-sm font-medium">Compliance Coverage:</h2>
      <ul className="mt-2 space-y-1.5 text-sm">
        {COVERAGE.map((item) => (
          <li key={item} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Expiry({ expiresAt }: { expiresAt: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-muted">
      <p>
        Link expires: <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
      </p>
      <a className="underline underline-offset-2 hover:text-ink" href={`mailto:${brand.supportEmail}`}>
        Contact support
      </a>
    </div>
  );
}
