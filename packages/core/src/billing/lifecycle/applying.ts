import type { AccountRow } from "#billing/account.queries.ts";

/** What the effects before have found out. */
export interface Applying {
  /** The account as it is after the change. */
  account: AccountRow;
  isAuditComing: boolean;
  /** Whether a payment lets the service go on, which its receipt says: no second mail is needed. */
  isBackByPayment: boolean;
  /** US cents that the customer has left over, which lower the next payments. */
  creditCents: number;
}
