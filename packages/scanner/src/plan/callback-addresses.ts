import type { PageEvidence } from "#evidence/page.ts";

import { ownsUrl, type OwnSite } from "./own-site.ts";
import type { RobotsRules } from "./robots-rules.ts";
import { changesSomething } from "./worth-visiting.ts";

/** An address of the site whose answer is a script that calls a function which the address names. */
export interface CallbackAddress {
  url: string;
  /** The parameter with the function's name. */
  parameter: string;
}

/** One careless place in the server usually answers for all of them. */
const MOST = 2;
const PARAMETER = /^_?(?:json_?p?_?)?(?:callback|cb|jsonp)$/i;
const FUNCTION = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** Own addresses that pages loaded as scripts with the name of a function in them, one of each path. */
export function callbackAddresses(
  site: OwnSite,
  pages: readonly PageEvidence[],
  rules: RobotsRules,
): CallbackAddress[] {
  const byPath = new Map<string, CallbackAddress>();
  for (const { url, method, type, status } of pages.flatMap(({ requests }) => requests)) {
    const isScript = type === "script" && method === "GET" && status === 200;
    if (!isScript || !ownsUrl(site, url) || changesSomething(url) || rules.forbids(url) !== null) continue;
    const { pathname, searchParams } = new URL(url);
    const named = [...searchParams].find(([name, value]) => PARAMETER.test(name) && FUNCTION.test(value));
    if (named !== undefined && !byPath.has(pathname)) byPath.set(pathname, { url, parameter: named[0] });
  }
  return [...byPath.values()].slice(0, MOST);
}
