import { pageCheck, passed, verdictOf, type Verdict } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { ExampleOf } from "#fix-examples/fixed-place.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeHtml } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerMembers } from "./reading/response-headers.ts";

const HEADER = "referrer-policy";

/** Policies by what they give away; others are unknown and browsers skip them. */
const SAFE = new Set(["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]);
const UNSAFE = new Map([
  [
    "unsafe-url",
    "sends the full address of each page, with search words and tokens, to every site it links to or loads from",
  ],
  [
    "no-referrer-when-downgrade",
    "sends the full address of each page to every encrypted site it links to or loads from",
  ],
  ["origin", "tells unencrypted sites where visitors come from"],
  ["origin-when-cross-origin", "tells unencrypted sites where visitors come from"],
]);
/** Old keywords of the meta element (HTML Standard, meta name=referrer). */
const LEGACY = new Map([
  ["never", "no-referrer"],
  ["default", "strict-origin-when-cross-origin"],
  ["always", "unsafe-url"],
  ["origin-when-crossorigin", "origin-when-cross-origin"],
]);

/** What gives other sites the name of this one and no more. */
const OWN_NAME_ONLY = "strict-origin-when-cross-origin";

const ownNameOnly: ExampleOf = (place) =>
  withAttributes({ content: OWN_NAME_ONLY })(place) ?? sentHeader("Referrer-Policy", OWN_NAME_ONLY);

export const secReferrer = pageCheck({
  id: "sec-referrer",
  area: "security",
  severity: "low",
  group: "headers",
  sources: [
    "W3C Referrer Policy",
    "OWASP ASVS 5.0.0 V3.4.5",
    "Mozilla Web Security Guidelines: Referrer Policy",
  ],
  defect: "Page addresses given to other sites",
  title: "Other sites don't learn page addresses",
  whyItMatters:
    "Browsers tell other sites which page a visitor comes from. By default, they give only your site's name, but your pages turn that protection off. Full addresses can contain search words, order numbers or sign-in tokens, and advertisers and suppliers now get them.",
  businessImpact:
    "A token in a leaked address can open an account. If leaked addresses contain personal data, you may have to report it.",
  fixSteps: [
    "Set this header on your server or CDN: Referrer-Policy: strict-origin-when-cross-origin.",
    'Remove any meta name="referrer" element that says otherwise from your page template. It overrides the header.',
    "If an affiliate or payment partner asked for full addresses, ask whether your site's name is enough.",
  ],
  effort: "S",
  example: ownNameOnly,
  resources: [
    {
      title: "MDN: Referrer-Policy",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy",
    },
    { title: "W3C: Referrer Policy", url: "https://www.w3.org/TR/referrer-policy/" },
  ],
  evaluate: (page) => judgeHtml(page, () => judgeMeta(page) ?? judgeHeader(page) ?? passed),
});

/** The last meta element with a known value overrides the header. */
function judgeMeta(page: PageEvidence): Verdict | null {
  if (!page.document.gathered) return null;
  const values = page.document.value.metas
    .filter((meta) => meta.name.toLowerCase() === "referrer")
    .map((meta) => ({ meta, policy: modern(meta.content.trim().toLowerCase()) }))
    .filter(({ policy }) => SAFE.has(policy) || UNSAFE.has(policy));
  const last = values.at(-1);
  if (last === undefined) return null;
  const harm = UNSAFE.get(last.policy);
  if (harm === undefined) return passed;
  const snippet = `<meta name="referrer" content="${last.meta.content}">`;
  return verdictOf([
    {
      message: `“${last.policy}” ${harm}.`,
      page: page.finalUrl,
      element: null,
      snippet,
      component: "meta:referrer",
    },
  ]);
}

/** The last known token of the header counts, so that old browsers can be given a fallback before it. */
function judgeHeader(page: PageEvidence): Verdict | null {
  const members = headerMembers(page.responseHeaders, HEADER).map((token) => token.toLowerCase());
  const policy = members.findLast((token) => SAFE.has(token) || UNSAFE.has(token));
  const harm = UNSAFE.get(policy ?? "");
  const value = members.join(", ");
  if (policy === undefined && value !== "") {
    const told = `Browsers don't know “${value.slice(0, 80)}” and use their own rule, which is safe today.`;
    return verdictOf([
      { ...headerDefect({ page, header: HEADER, value, message: told }), outcome: "advice" },
    ]);
  }
  if (policy === undefined || harm === undefined) return null;
  const message = `“${policy}” ${harm}.`;
  return verdictOf([headerDefect({ page, header: HEADER, value: members.join(", "), message })]);
}

function modern(value: string): string {
  return LEGACY.get(value) ?? value;
}
