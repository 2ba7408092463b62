import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

type Watched = Partial<Pick<PrivacyPass, "positionAskedBy" | "notificationsAskedBy" | "recordersAsked">>;

/** What was seen of one kind on the start page and on pages that were looked at again; none where nobody watched for it. */
export function pagesWatched<K extends keyof Watched>(
  { site: { privacy, typing, startUrl } }: Evidence,
  kind: K,
): { page: string; seen: NonNullable<Watched[K]> }[] {
  const start: Watched = privacy.gathered ? privacy.value.fresh : {};
  const others = typing?.gathered === true ? typing.value.filter(({ url }) => url !== startUrl) : [];
  const visits: (Watched & { url: string })[] = [{ ...start, url: startUrl }, ...others];
  return visits.flatMap(({ url, [kind]: seen }) => (seen === undefined ? [] : [{ page: url, seen: seen }]));
}

/** Whose script asks, for the beginning and the component of a finding. */
export function whoAsks(script: string, page: string): { asker: string; of: string } {
  if (!isThirdParty(script, page)) return { asker: "The page", of: "" };
  const vendor = whoIs(script)?.vendor ?? URL.parse(script)?.hostname ?? script;
  return { asker: `A script from ${vendor}`, of: ` of ${vendor}` };
}
