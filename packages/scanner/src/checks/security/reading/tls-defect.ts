import type { Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

/** A defect of what the server agrees to in TLS; `what` names it, e.g. `TLS1.0`. */
export function tlsDefect(
  evidence: Evidence,
  what: string,
  message: string,
  severity?: Defect["severity"],
): Defect {
  return {
    message,
    page: evidence.site.startUrl,
    element: null,
    snippet: what,
    component: `tls:${what}`,
    sources: ["TLS probe"],
    ...(severity === undefined ? {} : { severity }),
  };
}
