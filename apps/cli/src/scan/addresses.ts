import { InputError } from "../exit.ts";
import { readText } from "../read-result.ts";

/**
 * Reads a web address as a person types it: `example.org` becomes `https://example.org/`, and a test
 * host such as `localhost:8080` becomes `http://localhost:8080/`.
 * Throws InputError for anything that is not http or https.
 */
export function parseAddress(text: string): string {
  const typed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//iu.test(typed) ? typed : `${schemeOf(typed)}://${typed}`;
  const url = URL.parse(withScheme);
  if (url === null || !isHost(url.hostname)) throw new InputError(`"${text}" is not a web address.`);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new InputError(`"${text}" is not an http or https address.`);
  }
  if (url.username || url.password) {
    throw new InputError(`"${url.host}": leave user names and passwords out of the address.`);
  }
  return url.href;
}

/** Whether a host can be one: a mistyped scheme, such as `ht!tp://` or `http//`, reads like a host too. */
function isHost(hostname: string): boolean {
  const isName = /^[a-z0-9_.-]+$/iu.test(hostname) && !/^https?$/iu.test(hostname);
  return isName || hostname.startsWith("[") || hostname === "";
}

/** A host with a port of its own, or on this machine, is a test host, and those rarely speak https. */
function schemeOf(typed: string): "http" | "https" {
  const isLocal = /^(?:localhost|127\.|\[::1\])/iu.test(typed);
  const port = /^(?:\[[^\]]*\]|[^/:?#]*):(\d+)/u.exec(typed)?.[1];
  const isTestHost = port === undefined ? isLocal : port !== "443";
  return isTestHost ? "http" : "https";
}

/** Reads a file of addresses, one a line; empty lines and lines that begin with # are passed over. */
export function readAddressFile(path: string): string[] {
  const lines = readText(path)
    .split(/\r?\n/u)
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => text !== "" && !text.startsWith("#"));
  if (lines.length === 0) throw new InputError(`${path} contains no address.`);
  return lines.map(({ text, number }) => parseLine(text, `${path}, line ${number}`));
}

function parseLine(text: string, place: string): string {
  try {
    return parseAddress(text);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${place}: ${error.message}`);
    throw error;
  }
}

/** A crawl follows one site; addresses on several hosts are a mistake worth naming. */
export function requireOneHost(addresses: readonly string[]): void {
  const hosts = new Set(addresses.map((address) => new URL(address).host));
  if (hosts.size > 1) {
    throw new InputError(
      `A scan covers one site, but these addresses are on ${[...hosts].join(", ")}. ` +
        "Scan them one by one, or add --no-crawl to scan only these pages.",
    );
  }
}
