import type { FixExample, Server } from "@plumbline/contract/fix-example";

import type { ExampleOf } from "./fixed-place.ts";
import { serverLines } from "./server-lines.ts";

/**
 * The line that sets a cookie, with a further attribute, and what adds it on the way out where the code that sets the
 * cookie cannot be changed. Null where the line was cut: nobody knows its end.
 */
export function withCookieAttribute(attribute: string): ExampleOf {
  const [name = ""] = attribute.split("=");
  return ({ snippet }): FixExample | null => {
    if (snippet === null || snippet.length >= LONGEST) return null;
    const [start = "", ...others] = snippet.split("; ");
    const kept = others.filter((part) => part.split("=")[0]?.toLowerCase() !== name.toLowerCase());
    const text = [start, ...kept, attribute].join("; ");
    const cookie = COOKIE_NAME.exec(start)?.groups?.["name"];
    // Of several attributes of one name browsers take the last, so all of them can be added at the end.
    return cookie === undefined
      ? { text }
      : { text, servers: serverLines((server) => LINES[server]?.(cookie, attribute) ?? null) };
  };
}

/** Characters of the longest snippet that is whole. */
const LONGEST = 400;

/** Names that are the same in a pattern: a dot, for one, would match any character. */
const COOKIE_NAME = /^(?:set-cookie: )?(?<name>[\w-]+)=/iu;

/** How servers add an attribute to one cookie; the hosts without such a setting need it in code. */
const LINES: Readonly<Partial<Record<Server, (cookie: string, attribute: string) => string>>> = {
  nginx: (cookie, attribute) => `proxy_cookie_flags ${cookie} ${attribute.toLowerCase()};`,
  // The first line is for what an application behind the server sets, the second for all else.
  Apache: (cookie, attribute) =>
    ["Header edit", "Header always edit"]
      .map((act) => `${act} Set-Cookie "^(${cookie}=.*)$" "$1; ${attribute}"`)
      .join("\n"),
  Caddy: (cookie, attribute) => `header >Set-Cookie "^(${cookie}=.*)$" "$1; ${attribute}"`,
  IIS: (cookie, attribute) =>
    [
      "<!-- web.config, with the URL Rewrite module -->",
      "<configuration><system.webServer><rewrite><outboundRules>",
      `  <rule name="${attribute} for ${cookie}">`,
      `    <match serverVariable="RESPONSE_Set_Cookie" pattern="^(${cookie}=.*)$" />`,
      `    <action type="Rewrite" value="{R:1}; ${attribute}" />`,
      "  </rule>",
      "</outboundRules></rewrite></system.webServer></configuration>",
    ].join("\n"),
};
