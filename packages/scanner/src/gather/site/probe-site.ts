import { randomBytes } from "node:crypto";

import type { SiteEvidence } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import { twinOf, type OwnSite } from "#plan/own-site.ts";

type Probes = Pick<
  SiteEvidence,
  "plainHttp" | "securityTxt" | "gpcJson" | "corsProbe" | "notFoundProbe" | "twinHost"
>;

/** Headers tell most; a body that never ends tells no more. */
const BODY_MS = 3000;

/** A few requests any visitor could make, each once: how the site answers beside its pages. */
export async function probeSite(client: SiteClient, site: OwnSite): Promise<Probes> {
  const at = (path: string): string => new URL(path, site.startUrl).href;
  const name = randomBytes(8).toString("hex");
  const sentOrigin = `https://${name}.example`;
  const twin = twinOf(site);
  const [plainHttp, securityTxt, gpcJson, cors, notFoundProbe, twinHost] = await Promise.all([
    client.text(plainHttpOf(site.startUrl), { bodyMs: BODY_MS }),
    client.text(at("/.well-known/security.txt"), { maxBytes: 64 * 1024, bodyMs: BODY_MS }),
    client.text(at("/.well-known/gpc.json"), { maxBytes: 64 * 1024, bodyMs: BODY_MS }),
    client.text(site.startUrl, { headers: { origin: sentOrigin }, bodyMs: BODY_MS }),
    client.text(at(`/${name}-does-not-exist`), { maxBytes: 512 * 1024, bodyMs: BODY_MS }),
    twin === null ? null : client.text(twin, { bodyMs: BODY_MS }),
  ]);
  return {
    plainHttp,
    securityTxt,
    gpcJson,
    corsProbe: cors.gathered ? { gathered: true, value: { ...cors.value, sentOrigin } } : cors,
    notFoundProbe,
    ...(twinHost === null ? {} : { twinHost }),
  };
}

function plainHttpOf(startUrl: string): string {
  const url = new URL(startUrl);
  if (url.protocol === "https:") url.port = "";
  return `http://${url.host}/`;
}
