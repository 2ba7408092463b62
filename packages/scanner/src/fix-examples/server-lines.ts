import { type FixExample, type Server, SERVERS } from "@plumbline/contract/fix-example";

interface Header {
  name: string;
  value: string;
}

/** How each server is told to send a header with every answer. */
const LINES: Readonly<Record<Server, (header: Header) => string>> = {
  nginx: ({ name, value }) => `add_header ${name} ${quoted(value)} always;`,
  // A percent sign begins a format in Apache's headers.
  Apache: ({ name, value }) => `Header always set ${name} ${quoted(value.replaceAll("%", "%%"))}`,
  Caddy: ({ name, value }) => `header ${name} ${quoted(value)}`,
  IIS: ({ name, value }) =>
    [
      "<!-- web.config -->",
      "<configuration><system.webServer><httpProtocol><customHeaders>",
      `  <remove name="${name}" />`,
      `  <add name="${name}" value="${escaped(value)}" />`,
      "</customHeaders></httpProtocol></system.webServer></configuration>",
    ].join("\n"),
  Cloudflare: ({ name, value }) =>
    [
      "# Rules > Create rule > Response Header Transform Rule > All incoming requests",
      "Set static",
      `Header name: ${name}`,
      `Value: ${value}`,
    ].join("\n"),
  Netlify: ({ name, value }) => `# _headers\n/*\n  ${name}: ${value}`,
  Vercel: ({ name, value }) =>
    JSON.stringify({ headers: [{ source: "/(.*)", headers: [{ key: name, value }] }] }, null, 2),
};

/** A header as it should come with every answer, and what to write in each server's settings. */
export function sentHeader(name: string, value: string): FixExample {
  return {
    text: `${name}: ${value}`,
    servers: serverLines((server) => LINES[server]({ name, value })),
  };
}

/** What to write for each server that needs something written; null for those that do it by themselves. */
export function serverLines(linesFor: (server: Server) => string | null): NonNullable<FixExample["servers"]> {
  return SERVERS.flatMap((server) => {
    const text = linesFor(server);
    return text === null ? [] : [{ server, text }];
  });
}

function quoted(value: string): string {
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
