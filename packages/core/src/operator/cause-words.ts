import type { OPERATOR_CAUSES } from "#platform/database/tables/operator.table.ts";

export type OperatorCause = (typeof OPERATOR_CAUSES)[number];

interface CauseWords {
  /** For one event and, after their number, for several. */
  headline: readonly [one: string, many: string];
  /** What the operator should do; null where it differs, so that each event says it. */
  advice: string | null;
}

/** What the operator reads of each kind of trouble. */
export const CAUSE_WORDS: Record<OperatorCause, CauseWords> = {
  "scan-failed": {
    headline: ["1 scan failed", "scans failed"],
    advice:
      "Read the reasons above. If a client's own site is down, we told the client. If several fail for the same reason, run 'plumbline doctor'. 'plumbline scan now <client>' scans again.",
  },
  "report-failed": {
    headline: ["1 report could not be made", "reports could not be made"],
    advice: "The log has the cause. 'plumbline scan now <client>' makes a new scan and report.",
  },
  "promise-missed": {
    headline: ["1 initial audit is late", "initial audits are late"],
    advice: null,
  },
  "paid-without-audit": {
    headline: ["1 client paid but cannot be audited", "clients paid but cannot be audited"],
    advice: null,
  },
  "paid-twice": {
    headline: ["1 client paid twice", "clients paid twice"],
    advice: "Run the commands above to refund the second payment, or add --decline to keep it.",
  },
  "payment-disputed": {
    headline: ["1 update on a disputed payment", "updates on disputed payments"],
    advice: null,
  },
  "account-corrected": {
    headline: ["1 account did not match the payment provider", "accounts did not match the payment provider"],
    advice:
      "We corrected it. An event from the provider was probably lost: check the webhook endpoint in the provider's dashboard.",
  },
  "customer-missing": {
    headline: ["1 client is unknown to the payment provider", "clients are unknown to the payment provider"],
    advice:
      "Check whether someone deleted the customer there, or whether the API key is that of another account.",
  },
  "mail-given-up": {
    headline: ["1 email could not be delivered", "emails could not be delivered"],
    advice:
      "Where a mail server refused the address, check it with the client. Where none was reached, check SMTP_URL with 'plumbline doctor'.",
  },
};
