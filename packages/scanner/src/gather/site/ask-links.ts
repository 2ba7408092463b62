import type { LinkStatus } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import { movedForGood } from "#plan/moved-for-good.ts";
import { changesSomething } from "#plan/worth-visiting.ts";

const MOST_LINKS = 300;
const SIDE_BY_SIDE = 4;
const ALL_LIMIT_MS = 12_000;
const ONE_LIMIT_MS = 6000;

/**
 * Asks for the status of addresses that were found and not visited, the first ones of the list, without
 * fetching their bodies. Links that do something when opened are left alone.
 *
 * @param now milliseconds of a clock that only moves forward
 */
export async function askLinks(
  client: SiteClient,
  addresses: readonly string[],
  now: () => number,
): Promise<LinkStatus[]> {
  const deadline = now() + ALL_LIMIT_MS;
  const queue = addresses.filter((address) => !changesSomething(address)).slice(0, MOST_LINKS);
  const statuses: LinkStatus[] = [];
  const askOneByOne = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      if (now() > deadline) return;
      statuses.push(await askLink(client, url));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, askOneByOne));
  return statuses;
}

/** Some servers answer HEAD wrongly: an error is asked again with GET before it is believed. */
export async function askLink(client: SiteClient, url: string): Promise<LinkStatus> {
  const limits = { timeoutMs: ONE_LIMIT_MS, maxBytes: 1024 };
  const head = await client.text(url, { ...limits, method: "HEAD" });
  const answer = head.gathered && head.value.status < 400 ? head : await client.text(url, limits);
  if (!answer.gathered) return { url, status: null, failure: answer.reason, redirects: 0 };
  const { status, redirects, url: endsAt } = answer.value;
  return {
    url,
    status,
    failure: null,
    redirects: redirects.length,
    movedForGood: movedForGood(redirects),
    ...(redirects.length === 0 ? {} : { endsAt }),
  };
}
