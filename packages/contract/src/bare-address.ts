/** An address as people say it: without its scheme and without a slash at its end. */
export function bareAddress(url: string): string {
  return url.replace(/^https?:\/\//u, "").replace(/\/$/u, "");
}
