import type { SupportRequest } from "@plumbline/contract/support";
import { SUPPORT_PAGE_SIZE } from "@plumbline/contract/support-terms";

import type { OrganizationContext } from "#platform/context.ts";
import { readRequests } from "#support/support.queries.ts";

/** One page of what the context's organization asked the support team, newest first. */
export async function listSupportRequests(
  context: OrganizationContext,
  { page }: { page: number },
): Promise<{ requests: SupportRequest[]; total: number; page: number }> {
  return { ...(await readRequests(context, { page, limit: SUPPORT_PAGE_SIZE })), page };
}
