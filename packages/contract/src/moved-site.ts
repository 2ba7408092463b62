/** Letters of a host that are shown. */
const MOST_SHOWN = 60;

/**
 * That the address of a site leads to another website, which is what was scanned; null where it does not. `www.` and the
 * bare domain are one website.
 *
 * @param visited the page that the address led to, then the others
 */
export function movedSentence(site: string, visited: readonly { url: string }[]): string | null {
  const own = URL.parse(site)?.host;
  const start = URL.parse(visited[0]?.url ?? "")?.host;
  if (!own || !start || withoutWww(own) === withoutWww(start)) return null;
  return `${shown(own)} leads to another website, ${shown(start)}. That is what we scanned.`;
}

function shown(host: string): string {
  return host.length <= MOST_SHOWN ? host : `${host.slice(0, MOST_SHOWN - 1)}…`;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./u, "");
}
