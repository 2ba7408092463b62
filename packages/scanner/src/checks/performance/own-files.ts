import type { Header, NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { isOfOneDomain } from "#plan/own-site.ts";

/** Requests answered by the page's own registrable domain: the owner can change how these are served. */
export function ownFiles(page: PageEvidence, requests: readonly NetworkRequest[]): NetworkRequest[] {
  return requests.filter(({ url, status }) => status === 200 && isOfOneDomain(url, page.finalUrl));
}

/** First header of a name (lower case); null when absent. */
export function headerOf(
  { responseHeaders }: { responseHeaders: readonly Header[] },
  name: string,
): string | null {
  return responseHeaders.find(([key]) => key === name)?.[1] ?? null;
}

/** Stable name of a file: without query and build hash, which change with each deployment. */
export function fileKey(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url.slice(0, 200);
  return `${parsed.host}${parsed.pathname.replaceAll(/[.-][0-9a-f]{8,}(?=\.)/gi, "")}`;
}

/** Name of one server's way with one kind of files, such as the format it sends pictures in. */
export function serverRuleKey({ url, type }: Pick<NetworkRequest, "url" | "type">): string {
  return `${URL.parse(url)?.host ?? ""} ${type}`;
}

const UNITS = ["B", "KB", "MB", "GB"];

/** `1536` as `1.5 KB`. */
export function inBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
}

/** `2345` as `2.3 s`. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
