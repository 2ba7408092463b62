import { randomBytes } from "node:crypto";

import type { SiteEvidence } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";

const LIMITS = { timeoutMs: 6000, maxBytes: 1024 };

/** Asks for each address as a page of a made-up other site would. Only the headers are kept. */
export async function askCrossOrigin(
  client: SiteClient,
  urls: readonly string[],
): Promise<NonNullable<SiteEvidence["dataCorsProbes"]>> {
  const origin = `https://${randomBytes(8).toString("hex")}.example`;
  return await Promise.all(
    urls.map(async (url) => {
      const answer = await client.text(url, { ...LIMITS, headers: { origin } });
      if (!answer.gathered) return answer;
      return { gathered: true, value: { ...answer.value, body: "", sentOrigin: origin } } as const;
    }),
  );
}
