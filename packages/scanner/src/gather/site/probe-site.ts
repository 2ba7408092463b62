import { randomBytes } from "node:crypto";

import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import { twinOf, type OwnSite } from "#plan/own-site.ts";

type Probes = Pick<
  SiteEvidence,
  | "plainHttp"
  | "securityTxt"
  | "gpcJson"
  | "crossdomainXml"
  | "corsProbe"
  | "corsProbes"
  | "notFoundProbe"
  | "twinHost"
>;

/** Headers tell most; a body that never ends tells no more. */
const BODY_MS = 3000;
const FILE_LIMITS = { maxBytes: 64 * 1024, bodyMs: BODY_MS };

/**
 * A few requests any visitor could make, each once: how the site answers beside its pages.
 *
 * @param plainAddress where the site answers without encryption, if not on the port that browsers take
 */
export async function probeSite(
  client: SiteClient,
  site: OwnSite,
  plainAddress = plainHttpOf(site.startUrl),
): Promise<Probes> {
  const at = (path: string): string => new URL(path, site.startUrl).href;
  const name = randomBytes(8).toString("hex");
  const twin = twinOf(site);
  const askAs = async (origin: string): Promise<SiteEvidence["corsProbe"]> => {
    const answer = await client.text(site.startUrl, { headers: { origin }, bodyMs: BODY_MS });
    return answer.gathered ? { gathered: true, value: { ...answer.value, sentOrigin: origin } } : answer;
  };
  const [plainHttp, securityTxt, gpcJson, crossdomainXml, corsProbe, corsProbes, notFoundProbe, twinHost] =
    await Promise.all([
      client.text(plainAddress, { bodyMs: BODY_MS }),
      client.text(at("/.well-known/security.txt"), FILE_LIMITS),
      client.text(at("/.well-known/gpc.json"), FILE_LIMITS),
      client.text(at("/crossdomain.xml"), FILE_LIMITS),
      askAs(`https://${name}.example`),
      Promise.all(lookAlikeOrigins(site, name).map(askAs)),
      client.text(at(`/${name}-does-not-exist`), { maxBytes: 512 * 1024, bodyMs: BODY_MS }),
      twin === null ? null : client.text(twin, { bodyMs: BODY_MS }),
    ]);
  return {
    plainHttp,
    securityTxt,
    gpcJson,
    ...(holdsPolicy(crossdomainXml) ? { crossdomainXml } : {}),
    corsProbe,
    corsProbes: corsProbes.map(withoutBody),
    notFoundProbe,
    ...(twinHost === null ? {} : { twinHost }),
  };
}

/** Most sites have none, and answer with a page. */
function holdsPolicy(answer: Gathered<HttpAnswer>): boolean {
  return answer.gathered && answer.value.status === 200 && answer.value.body.includes("<cross-domain-policy");
}

/** Origins that careless comparisons take for the site's: a sandboxed frame's, and names that hold the site's. */
function lookAlikeOrigins({ startUrl, registrableDomain }: OwnSite, name: string): string[] {
  const { hostname } = new URL(startUrl);
  if (registrableDomain === null) return ["null"];
  return ["null", `https://${hostname}.${name}.example`, `https://${name}${registrableDomain}`];
}

/** Only the headers are judged, and the page was kept once already. */
function withoutBody(answer: SiteEvidence["corsProbe"]): SiteEvidence["corsProbe"] {
  return answer.gathered ? { gathered: true, value: { ...answer.value, body: "" } } : answer;
}

function plainHttpOf(startUrl: string): string {
  const url = new URL(startUrl);
  if (url.protocol === "https:") url.port = "";
  return `http://${url.host}/`;
}
