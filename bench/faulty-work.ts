import type { FaultyClient } from "./faulty-client.ts";
import { report } from "./measure.ts";

/** All work that is not done yet. */
export const OPEN_WORK = `(select id::text from scans where status in ('QUEUED', 'RUNNING')
  union all select id::text from reports where status = 'PENDING'
  union all select id::text from mails where status = 'QUEUED'
  union all select id from sandbox_events where delivered_at is null
  union all select id::text from payment_events where handled_at is null) as open_work`;

/** What the service was given to do, and what of it came out. */
interface Wanted {
  scans: number;
  /** Of the renewals, in cents. */
  paidCents: number;
  /** Emails that arrived. */
  delivered: number;
}

/** Prints what of the client's work was lost, doubled or failed. */
export async function reportWork(
  client: FaultyClient,
  { scans, paidCents, delivered }: Wanted,
): Promise<void> {
  const none = (figure: string, count: number, unit: string) => report(figure, count, { atMost: 0, unit });
  none(
    "Scans that were not completed",
    await client.count("scans where status <> 'COMPLETED'"),
    `of ${scans}`,
  );
  none("Scans lost or added", Math.abs((await client.count("scans")) - scans), "scans");
  const twice = (from: string, by: string) =>
    client.count(`(select from ${from} group by ${by} having count(*) > 1) as twice`);
  none(
    "Scans recorded twice",
    await twice("audit_log where action = 'scan.recorded'", "subject_id"),
    "scans",
  );
  none("Reports made twice", await twice("reports", "scan_id, kind"), "reports");
  none("Reports that were not made", await client.count("reports where status <> 'COMPLETED'"), "reports");
  none("Emails that were not sent", await client.count("mails where status <> 'SENT'"), "emails");
  const emails = await client.count("mails");
  none("Emails delivered twice or never", Math.abs(delivered - emails), `of ${emails}`);
  const charged = Number(
    await client.ask("select sum(paid_cents) from sandbox_invoices where reason = 'renewal'"),
  );
  const charges = await client.count("sandbox_invoices");
  none("Cents charged twice or never", Math.abs(charged - paidCents), `in ${charges} charges`);
  none(
    "Charges written down twice or never",
    await client.count(`(select id from sandbox_invoices where state = 'paid'
      except all select provider_invoice_id from invoices where state = 'paid') as missing`),
    `of ${charges}`,
  );
  none(
    "Jobs that ended in failure",
    await client.count(
      "pgboss.job where state = 'failed' and name in ('scan', 'report', 'mail', 'payment-event')",
    ),
    "jobs",
  );
}
