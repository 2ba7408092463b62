import type { PageEvidence } from "#evidence/page.ts";

/**
 * Whether the browser found every one of these files in the page itself, so that none of them had to wait for another
 * file. Lighthouse also takes a page and a file that the page names for a chain.
 */
export function areNamedByPage({ finalUrl, requests }: PageEvidence, urls: readonly string[]): boolean {
  const page = withoutHash(finalUrl);
  const others = urls.filter((url) => withoutHash(url) !== page);
  return (
    others.length > 0 &&
    others.every((url) =>
      requests.some((request) => request.url === url && withoutHash(request.initiatorUrl ?? "") === page),
    )
  );
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, "");
}
