import { privacyInventory, type PrivacyInventory } from "@plumbline/contract/privacy-inventory";
import type { SiteInventory } from "@plumbline/contract/site-inventory";
import { z } from "zod";

import type { OrganizationContext } from "#platform/context.ts";
import { newestScan } from "#reports/completed-scan.ts";
import { findArchivedResult } from "#reports/reports.queries.ts";
import { readArchived } from "#scans/archive-scan.ts";

/** The rest of a result, which can be long, is not looked at. */
const withInventory = z.object({ inventory: privacyInventory.optional() });

/** Third-party hosts and cookies of the organization's newest scan. */
export async function readInventory(context: OrganizationContext): Promise<SiteInventory> {
  const scan = await newestScan(context);
  if (scan === null) return { scan: null, inventory: null };
  const { id, site: website, finishedAt } = scan;
  return {
    scan: { id, website, finishedAt: finishedAt.toISOString() },
    inventory: await archivedInventory(context, id),
  };
}

async function archivedInventory(
  context: OrganizationContext,
  scanId: string,
): Promise<PrivacyInventory | null> {
  const archived = await findArchivedResult(context, scanId);
  if (archived === null || !(await context.storage.has(archived.resultKey))) return null;
  const result = withInventory.parse(JSON.parse(await readArchived(context, archived.resultKey)));
  return result.inventory ?? null;
}
