import { noncesInHeaders } from "#checks/security/reading/nonces.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";

/** One page of each policy tells how the server makes its nonces. */
const MOST_PAGES = 5;
const LIMITS = { timeoutMs: 6000, maxBytes: 1024, maxRedirects: 0 };

/** Asks once more for pages whose policy has a nonce, one of each policy. Only the nonces are kept. */
export async function askNoncesAgain(
  client: SiteClient,
  pages: readonly PageEvidence[],
): Promise<NonNullable<SiteEvidence["noncesAgain"]>> {
  const ofPolicies = new Map(
    pages
      .filter(({ status, responseHeaders }) => status === 200 && noncesInHeaders(responseHeaders).length > 0)
      .map((page) => [policyWithoutNonces(page), page.finalUrl]),
  );
  return await Promise.all(
    [...ofPolicies.values()].slice(0, MOST_PAGES).map(async (page) => {
      const answer = await client.text(page, LIMITS);
      const nonces = answer.gathered
        ? ({ gathered: true, value: noncesInHeaders(answer.value.headers) } as const)
        : answer;
      return { page, nonces };
    }),
  );
}

function policyWithoutNonces({ responseHeaders }: PageEvidence): string {
  const policies = responseHeaders.filter(([name]) => name === "content-security-policy");
  return policies.map(([, value]) => value.replaceAll(/'nonce-[^']*'/gi, "")).join(",");
}
