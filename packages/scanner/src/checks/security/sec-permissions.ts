import { notApplicable, pageCheck, passed, verdictOf } from "#check.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerValues } from "./reading/response-headers.ts";
import { isThirdParty } from "./reading/third-party.ts";

const HEADER = "permissions-policy";

export const secPermissions = pageCheck({
  id: "sec-permissions",
  area: "security",
  severity: "info",
  group: "headers",
  sources: ["W3C Permissions Policy", "OWASP Secure Headers Project"],
  defect: "Embedded content may ask for camera or location",
  title: "Embedded content can't ask for camera, microphone or location",
  whyItMatters:
    "Your pages embed content from other companies. A permissions policy says which features your page and this content may ask for, such as camera, microphone, location or payment.",
  businessImpact:
    "Visitors leave when your site asks for their camera because of an embedded widget. With a policy, that can't happen.",
  fixSteps: [
    "Set this header for every page on your server or CDN: Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(self).",
    'If an embedded partner needs a feature, allow it by name. For example: geolocation=(self "https://maps.example").',
    "Then try out the embedded content.",
  ],
  effort: "S",
  example: () => sentHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(self)"),
  resources: [
    {
      title: "MDN: Permissions-Policy",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy",
    },
    { title: "OWASP Secure Headers Project", url: "https://owasp.org/www-project-secure-headers/" },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, (document) => {
      const values = headerValues(page.responseHeaders, HEADER).filter((value) => value !== "");
      const open = values.flatMap(openFeatures);
      if (open.length > 0) {
        const told = `The header doesn't limit which sites may ask for ${open.join(", ")}, because it allows “*”.`;
        return verdictOf([headerDefect({ page, header: HEADER, value: values.join(", "), message: told })]);
      }
      const unread = values.flatMap(olderForm);
      if (unread.length > 0) {
        const told = `Browsers can't read “${unread[0]}”. Write it as ${inTodaysForm(unread[0] ?? "")}.`;
        return verdictOf([headerDefect({ page, header: HEADER, value: values.join(", "), message: told })]);
      }
      const older = headerValues(page.responseHeaders, "feature-policy").join("; ");
      if (values.length === 0 && older !== "") {
        const told =
          "Browsers no longer read the header Feature-Policy. Send Permissions-Policy in its place.";
        return verdictOf([headerDefect({ page, header: "feature-policy", value: older, message: told })]);
      }
      const frame = document.iframes.find(({ src }) => isThirdParty(src, evidence));
      if (frame === undefined) return notApplicable("The page embeds no frames from other sites");
      if (values.length > 0) return passed;
      const message = `The page embeds ${hostOf(frame.src)} and doesn't limit what it may ask for.`;
      return verdictOf([headerDefect({ page, header: HEADER, value: null, message })]);
    }),
});

/** What a visitor would not give to just any site. */
const POWERFUL = /^(?:camera|microphone|geolocation|payment|usb|serial|hid|bluetooth|midi|display-capture)$/;

/** Powerful features that a policy allows to everyone: `camera=*`. */
function openFeatures(policy: string): string[] {
  return policy.split(",").flatMap((directive) => {
    const [feature = "", allowed = ""] = directive.split("=").map((part) => part.trim().toLowerCase());
    return POWERFUL.test(feature) && /^\(?\s*\*/.test(allowed) ? [feature] : [];
  });
}

/** Directives in the form of the older Feature-Policy, which make browsers ignore the whole header: `camera 'none'; usb 'self'`. */
function olderForm(policy: string): string[] {
  return policy
    .split(/[;,]/)
    .map((directive) => directive.trim())
    .filter((directive) => /^[a-z-]+\s+(?:'(?:none|self|src)'|\*|https?:)/i.test(directive));
}

function inTodaysForm(directive: string): string {
  const [feature = "", ...origins] = directive.split(/\s+/);
  const allowed = origins.map((origin) => {
    if (origin === "'self'" || origin === "'src'") return origin.slice(1, -1);
    return origin === "'none'" ? "" : origin === "*" ? "*" : `"${origin}"`;
  });
  return `${feature.toLowerCase()}=(${allowed.filter((origin) => origin !== "").join(" ")})`;
}

function hostOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).host : "another site";
}
