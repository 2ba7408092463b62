import type { ScanTrouble } from "@plumbline/contract/scan-trouble";

import type { EgressError } from "#egress/egress-error.ts";
import type { Explained } from "#gather/page/page-trouble.ts";

const TROUBLES: Partial<Record<EgressError["code"], ScanTrouble>> = {
  "unknown-host": "unknown-host",
  "tls-failure": "certificate",
  "redirect-loop": "redirect-loop",
  "too-many-redirects": "redirect-loop",
};

/** Why our own way out did not reach a page. */
export function explainEgress({ code, message }: EgressError): Explained {
  return { words: message, trouble: TROUBLES[code] ?? "other" };
}
