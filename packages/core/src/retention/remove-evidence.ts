import { INVOICE_DOCUMENTS } from "@plumbline/contract/invoice-document";
import { and, inArray, lt, notInArray, or, sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { evidenceLinks, issuedDocuments } from "#platform/database/tables/evidence.table.ts";
import { statements } from "#platform/database/tables/statements.table.ts";
import { BILLING_YEARS, REPORT_YEARS, yearsBefore } from "#retention/retention-periods.ts";

/**
 * Removes the digests of PDFs that have been kept as long as the PDFs are: what is held against the archive later is
 * unknown. Answers how many.
 */
export async function removeIssuedDocuments({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const { kind, issuedAt } = issuedDocuments;
  // Digests of invoices stood here before they stood with their files.
  const isReport = and(
    notInArray(kind, [...INVOICE_DOCUMENTS]),
    lt(issuedAt, yearsBefore(now, REPORT_YEARS)),
  );
  const isInvoice = and(inArray(kind, [...INVOICE_DOCUMENTS]), lt(issuedAt, yearsBefore(now, BILLING_YEARS)));
  const { rowCount } = await db.delete(issuedDocuments).where(or(isReport, isInvoice));
  return rowCount ?? 0;
}

/**
 * Removes the oldest links of the chains of evidence once no document that is kept names one of them. The newest of those
 * that are old enough stays: the chain is anchored in it. Answers how many.
 */
export async function removeEvidenceLinks({ db, clock }: Services): Promise<number> {
  const before = yearsBefore(clock.now(), REPORT_YEARS);
  const { rowCount } = await db.execute(sql`
    with old as (
      select organization_id, max(position) as anchor from ${evidenceLinks}
      where finished_at < ${before.toISOString()} group by organization_id having count(*) > 1
    ), named as (
      select link.organization_id, min(link.position) as first
      from ${evidenceLinks} link join old using (organization_id)
      where exists (
        select from ${issuedDocuments} document
        where document.organization_id = link.organization_id and document.scan_id = link.scan_id
      ) or exists (
        select from ${statements} statement
        where statement.organization_id = link.organization_id and statement.scan_id = link.scan_id
      )
      group by link.organization_id
    )
    delete from ${evidenceLinks} link using old left join named using (organization_id)
    where link.organization_id = old.organization_id and link.position < least(old.anchor, named.first)`);
  return rowCount ?? 0;
}
