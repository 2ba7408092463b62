import type { Severity } from "@plumbline/contract/areas";

import type { Defect } from "#check.ts";

import type { SetCookie } from "./set-cookie.ts";

/** A defect of one cookie. The cookie is shown without its value, which may be a live key. */
export function cookieDefect(cookie: SetCookie, message: string, severity?: Severity): Defect {
  return {
    message,
    element: null,
    snippet: `${cookie.via === "header" ? "set-cookie: " : "document.cookie = "}${cookie.masked}`,
    component: `cookie:${stableName(cookie.name)}`,
    ...(severity === undefined ? {} : { severity }),
  };
}

// Some names end in a per-install or per-visitor key, e.g. wordpress_logged_in_<md5>.
function stableName(name: string): string {
  return name.replaceAll(/[0-9a-f]{16,}/gi, "*");
}
