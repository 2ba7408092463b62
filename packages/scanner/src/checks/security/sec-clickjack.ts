import type { FixExample } from "@plumbline/contract/fix-example";

import { pageCheck, passed, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PlaceToFix } from "#fix-examples/fixed-place.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

import { judgeHtml } from "./reading/delivery.ts";
import { framingOf } from "./reading/framing.ts";
import { headerDefect } from "./reading/header-defect.ts";

/**
 * A policy keeps what else it says, as far as it is known. A second policy header only adds to the first, so a page
 * without the directive gets one of its own.
 */
function onlyOwnFrames({ snippet }: PlaceToFix): FixExample | null {
  const policy = /^content-security-policy: (?<value>.+)$/isu.exec(snippet ?? "")?.groups?.["value"];
  if (policy === undefined) return sentHeader("Content-Security-Policy", "frame-ancestors 'self'");
  const isWhole = !policy.endsWith("…");
  const mended = policy.replace(/frame-ancestors[^;,]*/iu, "frame-ancestors 'self'");
  return isWhole ? sentHeader("Content-Security-Policy", mended) : null;
}

export const secClickjack = pageCheck({
  id: "sec-clickjack",
  area: "security",
  severity: "medium",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V3.4.6", "RFC 7034", "W3C Content Security Policy Level 3: frame-ancestors"],
  defect: "Page can be hidden inside another site's frame",
  title: "Other sites can't hide the page inside a frame",
  whyItMatters:
    "Any site can show yours inside an invisible frame. Its visitors then click your buttons without knowing it: buy, delete or change an address. This is called clickjacking.",
  businessImpact:
    "Orders and account changes that your customers never meant lead to refunds, support work and lost trust.",
  fixSteps: [
    "Set this header for every page on your server or CDN: Content-Security-Policy: frame-ancestors 'self'.",
    "If partners may embed your pages, name them: frame-ancestors 'self' https://partner.example.",
    "For old browsers, also set X-Frame-Options: SAMEORIGIN. Today's browsers ignore ALLOW-FROM.",
    "Send it as a header. In a meta element, frame-ancestors has no effect.",
  ],
  effort: "S",
  example: onlyOwnFrames,
  resources: [
    {
      title: "MDN: frame-ancestors",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors",
    },
    {
      title: "OWASP Clickjacking Defense Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Clickjacking_Defense_Cheat_Sheet.html",
    },
  ],
  evaluate: (page) =>
    judgeHtml(page, () => {
      const framing = framingOf(page);
      if (!framing.open)
        return framing.contradictory === undefined
          ? passed
          : verdictOf([contradiction(page, framing.contradictory)]);
      const { header, value, why } = framing;
      return verdictOf([headerDefect({ page, header, value, message: why })]);
    }),
});

/** It is safe by accident: whoever mends one of the two does not know of the other. */
function contradiction(page: PageEvidence, value: string): Defect {
  const header = "x-frame-options";
  const message =
    "The header is sent with values that exclude each other. Browsers then refuse every frame, your own site's too. Send one.";
  return { ...headerDefect({ page, header, value, message }), outcome: "advice" };
}
