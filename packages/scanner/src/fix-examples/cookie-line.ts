import type { FixExample, Server } from "@plumbline/contract/fix-example";
import { isWholeSnippet } from "@plumbline/contract/snippet";

import type { ExampleOf } from "./fixed-place.ts";
import { serverLines } from "./server-lines.ts";

/**
 * The line that sets a cookie, with a further attribute, and what adds it on the way out where the code that sets the
 * cookie cannot be changed. Null where the line was cut: nobody knows its end.
 */
export function withCookieAttribute(attribute: string): ExampleOf {
  const [name = ""] = attribute.split("=");
  return ({ snippet }): FixExample | null => {
    if (snippet === null || !isWholeSnippet(snippet)) return null;
    const [start = "", ...others] = snippet.split("; ");
    const kept = others.filter((part) => part.split("=")[0]?.toLowerCase() !== name.toLowerCase());
    const text = [start, ...kept, attribute].join("; ");
    const cookie = COOKIE_NAME.exec(start)?.groups?.["name"];
    // Of several attributes of one name browsers take the last, so all of them can be added at the end.
    return cookie === undefined
      ? { text }
      : { text, servers: serverLines((server) => LINES[server]({ cookie, attribute, kept })) };
  };
}

/** Names that are the same in a pattern: a dot, for one, would match any character. */
const COOKIE_NAME = /^(?:set-cookie: )?(?<name>[\w-]+)=/iu;

interface NewAttribute {
  /** Name of the cookie. */
  cookie: string;
  attribute: string;
  /** The other attributes the cookie has. */
  kept: readonly string[];
}

/** How each server adds an attribute to one cookie. */
const LINES: Readonly<Record<Server, (wanted: NewAttribute) => string>> = {
  nginx: ({ cookie, attribute }) => `proxy_cookie_flags ${cookie} ${attribute.toLowerCase()};`,
  // The first line is for what an application behind the server sets, the second for all else.
  Apache: ({ cookie, attribute }) =>
    ["Header edit", "Header always edit"]
      .map((act) => `${act} Set-Cookie "^(${cookie}=.*)$" "$1; ${attribute}"`)
      .join("\n"),
  Caddy: ({ cookie, attribute }) => `header >Set-Cookie "^(${cookie}=.*)$" "$1; ${attribute}"`,
  IIS: ({ cookie, attribute }) =>
    [
      "<!-- web.config, with the URL Rewrite module -->",
      "<configuration><system.webServer><rewrite><outboundRules>",
      `  <rule name="${attribute} for ${cookie}">`,
      `    <match serverVariable="RESPONSE_Set_Cookie" pattern="^(${cookie}=.*)$" />`,
      `    <action type="Rewrite" value="{R:1}; ${attribute}" />`,
      "  </rule>",
      "</outboundRules></rewrite></system.webServer></configuration>",
    ].join("\n"),
  // Response Header Transform Rules can't read a cookie; a snippet can.
  // https://developers.cloudflare.com/rules/snippets/examples/override-set-cookies-value/
  Cloudflare: (wanted) =>
    [
      "// Rules > Snippets > Create a Snippet > All incoming requests",
      "export default {",
      "  async fetch(request) {",
      ...changedOnTheWay("fetch(request)", wanted).map((line) => `    ${line}`),
      "  },",
      "};",
    ].join("\n"),
  Netlify: (wanted) =>
    [
      "// netlify/edge-functions/cookies.js",
      "export default async (request, context) => {",
      ...changedOnTheWay("context.next()", wanted).map((line) => `  ${line}`),
      "};",
      'export const config = { path: "/*" };',
    ].join("\n"),
  // Its settings and its middleware run before the answer is there, so none of them can read a cookie of it.
  Vercel: ({ cookie, attribute, kept }) =>
    [
      "// Vercel's settings can't change a cookie. In the function that sets it:",
      `response.headers.append("Set-Cookie", "${cookie}=" + value + ${JSON.stringify(["", ...kept, attribute].join("; "))});`,
    ].join("\n"),
};

/** Lines of a function that answers as the site does, with the attribute at the cookie. */
function changedOnTheWay(answer: string, { cookie, attribute }: NewAttribute): string[] {
  return [
    `const answer = await ${answer};`,
    "const changed = new Response(answer.body, answer);",
    'changed.headers.delete("Set-Cookie");',
    "for (const cookie of answer.headers.getSetCookie()) {",
    `  const added = cookie.startsWith("${cookie}=") ? "; ${attribute}" : "";`,
    '  changed.headers.append("Set-Cookie", cookie + added);',
    "}",
    "return changed;",
  ];
}
