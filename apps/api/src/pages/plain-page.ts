import type { FastifyReply } from "fastify";

/** Policy of pages that hold a few styles and nothing that runs or loads. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLES = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
  h3 { font-size: 1rem; margin: 1.5rem 0 0; border-top: 1px solid; padding-top: 0.75rem; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid; padding: 0.75rem 0; }
  p { margin: 0.25rem 0; }
  a { color: inherit; }
  code, pre { font: 0.9rem/1.4 ui-monospace, monospace; }
  pre { white-space: pre-wrap; border: 1px solid; padding: 0.75rem; }
  summary { cursor: pointer; padding: 0.25rem 0; }
`;

/** A page of the server's own: `main` is HTML, the title is text. */
export function plainPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLES}</style>
</head>
<body><main>${main}</main></body>
</html>`;
}

/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Answers with a page that may do no more than its policy says. */
export function sendPage(reply: FastifyReply, page: string, policy = PLAIN_PAGE_POLICY) {
  return reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(page);
}
