import type { Defect } from "#check.ts";
import type { DocumentSnapshot, ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { enforcedPolicies } from "./content-security-policy.ts";
import { openSocketsIn } from "./open-sockets.ts";

/** What the browser did with an unencrypted address on an encrypted page. */
type Kind = "blocked" | "upgraded";

/**
 * Unencrypted content of an encrypted page, each address once: what the browser reported, and for blocked
 * kinds what is in the document, which also sees what loads later. Source: W3C Mixed Content.
 */
export function mixedContent(page: PageEvidence, kind: Kind): Defect[] {
  const document = page.document.gathered ? page.document.value : null;
  const wanted = kind === "blocked" ? "mixedcontentblocked" : "mixedcontentautomaticallyupgraded";
  const reported = page.mixedContent
    .filter(
      (issue) => issue.resolution.toLowerCase() === wanted && issue.resourceType.toLowerCase() !== "form",
    )
    .map((issue) => issue.url);
  const written =
    kind === "blocked" && document !== null && !upgradesAll(page) ? activeAddresses(document) : [];
  const tried = page.console.flatMap(({ text }) => SOCKET.exec(text)?.[1] ?? []);
  const sockets = kind === "blocked" ? [...tried, ...(upgradesAll(page) ? [] : opened(page))] : [];
  return [...new Set([...reported, ...written, ...sockets])].map((url) => defectOf(page, document, url));
}

/** What the site's own scripts open, whether a policy lets them or not. */
function opened({ sources, rawMarkup, finalUrl }: PageEvidence): string[] {
  const host = URL.parse(finalUrl)?.host;
  const inline = rawMarkup?.gathered === true ? (rawMarkup.value.inlineScripts ?? []) : [];
  const own = sources.filter(({ type, url }) => type === "script" && URL.parse(url)?.host === host);
  return [...inline, ...own.map(({ text }) => text)]
    .flatMap(openSocketsIn)
    .filter((address) => isUnencrypted(address.replace(/^ws:/i, "http:")));
}

/** The browser tells of sockets in its console alone. */
const SOCKET =
  /^Mixed Content: .{1,2100} attempted to connect to the insecure WebSocket endpoint '(ws:[^']+)'/;

function defectOf(page: PageEvidence, document: DocumentSnapshot | null, url: string): Defect {
  const element = document === null ? null : elementOf(document, url);
  const where = new URL(url).host;
  return {
    message: `The page loads ${url} from ${where} without encryption.`,
    page: page.finalUrl,
    element,
    snippet: element?.snippet ?? url,
    ...(element === null ? { component: `mixed:${where}` } : {}),
  };
}

function activeAddresses(document: DocumentSnapshot): string[] {
  const addresses = [
    ...document.scripts.map(({ url }) => url),
    ...document.stylesheets.map(({ url }) => url),
    ...document.iframes.map(({ src }) => src),
  ];
  return addresses.filter((url): url is string => url !== null && isUnencrypted(url));
}

function elementOf(document: DocumentSnapshot, url: string): ElementRef | null {
  const loaders: (ElementRef & { address: string | null })[] = [
    ...document.scripts.map((script) => ({ ...script, address: script.url })),
    ...document.stylesheets.map((sheet) => ({ ...sheet, address: sheet.url })),
    ...document.iframes.map((frame) => ({ ...frame, address: frame.src })),
    ...document.images.map((image) => ({ ...image, address: image.src })),
    ...document.videos.map((video) => ({ ...video, address: video.src })),
  ];
  const loader = loaders.find(({ address }) => address === url);
  return loader === undefined
    ? null
    : { selector: loader.selector, snippet: loader.snippet, component: loader.component };
}

// Browsers trust loopback addresses without encryption.
function isUnencrypted(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function upgradesAll(page: PageEvidence): boolean {
  return enforcedPolicies(page).some(({ directives }) => directives.has("upgrade-insecure-requests"));
}
