import type { PageEvidence } from "#evidence/page.ts";

import { enforcedPolicies } from "./content-security-policy.ts";
import { headerMembers } from "./response-headers.ts";

/** Who may frame the page, by the header that decides it; `open` says why anyone may. */
export type Framing =
  /** `contradictory`: values that exclude each other, so that browsers refuse frames of the site itself, too. */
  { open: false; contradictory?: string } | { open: true; header: string; value: string | null; why: string };

/** Sources that let every site in. */
const ANYONE = /^(?:\*|https?:(?:\/\/\*)?)$/i;

/**
 * Judges `frame-ancestors` first: where it is present browsers ignore X-Frame-Options
 * (https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-x-frame-options-header).
 */
export function framingOf(page: PageEvidence): Framing {
  const ancestors = enforcedPolicies(page).flatMap((policy) => {
    const sources = policy.directives.get("frame-ancestors");
    return sources === undefined ? [] : [{ sources, text: policy.text }];
  });
  const [first] = ancestors;
  if (first === undefined) return byFrameOptions(page);
  if (ancestors.some(({ sources }) => !sources.some((source) => ANYONE.test(source)))) return { open: false };
  const why =
    "frame-ancestors lets every site show the page in a frame, and browsers then ignore X-Frame-Options.";
  return { open: true, header: "content-security-policy", value: first.text, why };
}

function byFrameOptions(page: PageEvidence): Framing {
  const header = "x-frame-options";
  const values = new Set(headerMembers(page.responseHeaders, header).map((value) => value.toLowerCase()));
  if (values.size === 0) {
    const why = "Neither frame-ancestors nor X-Frame-Options limits who may show the page in a frame.";
    return { open: true, header, value: null, why };
  }
  const valid = ["deny", "sameorigin", "allowall"].filter((known) => values.has(known));
  // Contradicting values make browsers refuse every frame.
  const [only = ""] = values.size === 1 ? values : [];
  if (only === "deny" || only === "sameorigin") return { open: false };
  if (values.size > 1 && valid.length > 0) return { open: false, contradictory: [...values].join(", ") };
  const why = "Browsers ignore this value. Only DENY and SAMEORIGIN work.";
  return { open: true, header, value: [...values].join(", "), why };
}
