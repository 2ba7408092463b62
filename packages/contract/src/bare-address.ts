import { readableAddress } from "./readable-host.ts";

/** An address as people say it: with its host by name, without its scheme and without a slash at its end. */
export function bareAddress(url: string): string {
  return readableAddress(url)
    .replace(/^https?:\/\//u, "")
    .replace(/\/$/u, "");
}
