import { type DefaultTreeAdapterTypes, parse } from "parse5";

import type { Verdict } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import {
  aDocument,
  anAnswer,
  anEvidence,
  aPage,
  aResource,
  aSite,
  aTls,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** What MDN's HTTP Observatory is given by one of its own tests, as far as its analyzers read it. */
export interface ObservatoryInput {
  url: string;
  headers: readonly Header[];
  corsHeaders: readonly Header[];
  html: string;
  cookies: readonly string[];
  /** Addresses and statuses from the unencrypted address on; the last one is the answer. */
  hops: readonly { url: string; status: number }[];
  /** Whether the https address answers, and with a certificate that is trusted. */
  https: "trusted" | "untrusted" | "none";
}

/** Our checks that answer the question of one of its analyzers, by the analyzer's file name. */
const CHECKS_OF: Record<string, readonly string[]> = {
  csp: ["sec-csp", "sec-csp-weak"],
  "strict-transport-security": ["sec-hsts", "sec-tls-none", "sec-cert-untrusted"],
  "x-frame-options": ["sec-clickjack"],
  "x-content-type-options": ["sec-nosniff"],
  "referrer-policy": ["sec-referrer"],
  cookies: ["sec-cookie-secure", "sec-cookie-httponly", "sec-cookie-samesite"],
  cors: ["sec-cors"],
  "subresource-integrity": ["sec-sri", "sec-mixed-active"],
  redirection: ["sec-http-redirect"],
};

/** Whether our checks let the input pass; null where none of ours asks the analyzer's question. */
export function passesOurs(analyzer: string, input: ObservatoryInput): boolean | null {
  const ids = CHECKS_OF[analyzer];
  if (ids === undefined) return null;
  const evidence = evidenceOf(input);
  return ids.every((id) => verdictOf(id, evidence).outcome !== "failed");
}

function verdictOf(id: string, evidence: Evidence): Verdict {
  const check = CHECKS.find((candidate) => candidate.id === id);
  const [page] = evidence.pages;
  if (check === undefined || page === undefined) throw new Error(`There is no check ${id}`);
  return check.scope === "site" ? check.evaluate(evidence) : check.evaluate(page, evidence);
}

function evidenceOf({ headers, corsHeaders, html, cookies, hops, ...input }: ObservatoryInput): Evidence {
  const url = input.https === "none" ? input.url.replace(/^https:/, "http:") : input.url;
  const { host } = new URL(url);
  const sentOrigin =
    corsHeaders.find(([name]) => name === "x-sent-origin")?.[1] ?? "https://elsewhere.example";
  return anEvidence({
    pages: [pageOf(url, headers, { html, cookies })],
    site: aSite({
      startUrl: url,
      host,
      registrableDomain: host.split(".").slice(-2).join("."),
      corsProbe: gathered({ ...anAnswer({ url, headers: corsHeaders }), sentOrigin }),
      plainHttp: plainAnswer(hops),
      tls: tlsOf(input.https),
    }),
  });
}

function tlsOf(https: ObservatoryInput["https"]): Evidence["site"]["tls"] {
  if (https === "none") return { gathered: false, reason: "Nothing answers with encryption." };
  const tls = aTls();
  if (https === "trusted" || !tls.certificate.gathered) return gathered(tls);
  const certificate = { ...tls.certificate.value, trustError: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" };
  return gathered({ ...tls, certificate: gathered(certificate) });
}

function plainAnswer(hops: ObservatoryInput["hops"]): Evidence["site"]["plainHttp"] {
  const last = hops.at(-1);
  if (last === undefined) return { gathered: false, reason: "Nothing answers without encryption." };
  const redirects = hops
    .slice(0, -1)
    .map(({ url, status }, at) => ({ url, status, location: hops[at + 1]?.url ?? "" }));
  return gathered(anAnswer({ url: last.url, status: last.status, redirects }));
}

function pageOf(
  url: string,
  headers: readonly Header[],
  { html, cookies }: Pick<ObservatoryInput, "html" | "cookies">,
): PageEvidence {
  const elements = html === "" ? [] : elementsIn(parse(html));
  const contentType = headers.find(([name]) => name === "content-type")?.[1] ?? null;
  return aPage({
    url,
    contentType,
    responseHeaders: [...headers],
    cookieWrites: cookies.map((raw) => ({ raw, via: "header" as const, sourceUrl: url, atMs: 0 })),
    document: gathered(
      aDocument({
        metas: elements.filter(({ tagName }) => tagName === "meta").map(toMeta),
        scripts: elements
          .filter((element) => element.tagName === "script" && attribute(element, "src") !== "")
          .map((element) => toScript(element, url)),
      }),
    ),
  });
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inside = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...inside] : inside;
}

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? "";
}

function toMeta(element: Element) {
  return {
    name: attribute(element, "name"),
    property: "",
    httpEquiv: attribute(element, "http-equiv"),
    content: attribute(element, "content"),
    inHead: true,
  };
}

function toScript(element: Element, base: string) {
  return aResource({
    url: URL.parse(attribute(element, "src"), base)?.href ?? null,
    integrity: attribute(element, "integrity") || null,
    crossOrigin: attribute(element, "crossorigin") || null,
  });
}
