import type { FixExample, Server } from "@plumbline/contract/fix-example";

import type { ExampleOf } from "./fixed-place.ts";
import { serverLines } from "./server-lines.ts";

const WEEK_S = 604_800;
const KEPT = `public, max-age=${WEEK_S}`;

/** Files that pages load, and never the pages themselves. */
const ENDINGS = ["css", "js", "woff2", "png", "jpg", "svg", "webp"];
const ANY_ENDING = ENDINGS.join("|");

/** How each server lets browsers keep such files for a week. */
const CACHING: Readonly<Record<Server, string>> = {
  nginx: `location ~* \\.(?:${ANY_ENDING})$ {\n  add_header Cache-Control "${KEPT}";\n}`,
  Apache: `<FilesMatch "\\.(?:${ANY_ENDING})$">\n  Header set Cache-Control "${KEPT}"\n</FilesMatch>`,
  Caddy: `@files path ${ENDINGS.map((ending) => `*.${ending}`).join(" ")}\nheader @files Cache-Control "${KEPT}"`,
  IIS: [
    "<!-- web.config -->",
    "<configuration><system.webServer><staticContent>",
    '  <clientCache cacheControlMode="UseMaxAge" cacheControlMaxAge="7.00:00:00" />',
    "</staticContent></system.webServer></configuration>",
  ].join("\n"),
  Cloudflare: `# Caching > Cache Rules > Create rule\nFile extension is in ${ENDINGS.join(" ")}\nBrowser TTL: Override origin, 7 days`,
  Netlify: `# _headers\n${ENDINGS.map((ending) => `/*.${ending}\n  Cache-Control: ${KEPT}`).join("\n")}`,
  Vercel: JSON.stringify(
    {
      headers: [{ source: `/(.*)\\.(${ANY_ENDING})`, headers: [{ key: "Cache-Control", value: KEPT }] }],
    },
    null,
    2,
  ),
};

/** The header that lets browsers keep the files that pages load for a week; none where a file has no ending to tell it by. */
export const keptForAWeek: ExampleOf = ({ snippet }) => {
  if (!/\.[a-z\d]+$/iu.test(URL.parse(snippet ?? "")?.pathname ?? "")) return null;
  return { text: `Cache-Control: ${KEPT}`, servers: serverLines((server) => CACHING[server]) };
};

/** Servers that compress by themselves have nothing to set. */
const COMPRESSION: Readonly<Partial<Record<Server, string>>> = {
  nginx:
    "gzip on;\ngzip_types text/css text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml;",
  Apache:
    "AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml text/javascript application/javascript application/json application/xml image/svg+xml",
  Caddy: "encode zstd gzip",
  IIS: [
    "<!-- web.config -->",
    "<configuration><system.webServer>",
    '  <urlCompression doStaticCompression="true" doDynamicCompression="true" />',
    "</system.webServer></configuration>",
  ].join("\n"),
};

export const COMPRESSED: FixExample = {
  text: "Content-Encoding: gzip",
  servers: serverLines((server) => COMPRESSION[server] ?? null),
};

/**
 * How each server leads from http to https. Vercel does so for every domain of a project and cannot be told not to:
 * where it doesn't happen, the domain isn't there. https://vercel.com/docs/security/encryption
 */
const REDIRECT: Readonly<Record<Server, (host: string) => string>> = {
  nginx: (host) =>
    `server {\n  listen 80;\n  server_name ${host};\n  return 301 https://$host$request_uri;\n}`,
  Apache: (host) =>
    `<VirtualHost *:80>\n  ServerName ${host}\n  Redirect permanent / https://${host}/\n</VirtualHost>`,
  Caddy: (host) => `http://${host} {\n  redir https://${host}{uri} permanent\n}`,
  IIS: () =>
    [
      "<!-- web.config, with the URL Rewrite module -->",
      "<configuration><system.webServer><rewrite><rules>",
      '  <rule name="To https" stopProcessing="true">',
      '    <match url="(.*)" />',
      '    <conditions><add input="{HTTPS}" pattern="off" /></conditions>',
      '    <action type="Redirect" url="https://{HTTP_HOST}/{R:1}" redirectType="Permanent" />',
      "  </rule>",
      "</rules></rewrite></system.webServer></configuration>",
    ].join("\n"),
  Cloudflare: () => "# SSL/TLS > Edge Certificates\nAlways Use HTTPS: On",
  Netlify: (host) => `# _redirects\nhttp://${host}/* https://${host}/:splat 301!`,
  Vercel: (host) =>
    `# Project > Settings > Domains\nAdd ${host}, and point its DNS record to Vercel: http then leads to https (308)`,
};

/** The redirect from the unencrypted address to the same address with https. */
export const leadToHttps: ExampleOf = ({ page }) => {
  const host = URL.parse(page)?.hostname;
  if (host === undefined) return null;
  return {
    text: `http://${host}/ → 301 https://${host}/`,
    servers: serverLines((server) => REDIRECT[server](host)),
  };
};
