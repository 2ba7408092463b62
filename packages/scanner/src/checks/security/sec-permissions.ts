import { notApplicable, pageCheck, passed, verdictOf } from "#check.ts";

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
  title: "Camera, microphone and location are limited for embedded content",
  whyItMatters:
    "Your pages embed content of other companies. A permissions policy says which features, such as camera, microphone, location or payment, your page and what it embeds may ask for at all.",
  businessImpact:
    "A visitor who sees your site ask for the camera because of an embedded widget leaves; the policy makes that impossible.",
  fixSteps: [
    "Send with every page: Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(self).",
    'Allow an embedded partner what it needs by name, for example geolocation=(self "https://maps.example").',
    "Try the embedded content afterwards.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Permissions-Policy",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy",
    },
    { title: "OWASP Secure Headers Project", url: "https://owasp.org/www-project-secure-headers/" },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, (document) => {
      const frame = document.iframes.find(({ src }) => isThirdParty(src, evidence));
      if (frame === undefined) return notApplicable("The page embeds no frames of other sites");
      const values = headerValues(page.responseHeaders, HEADER).filter((value) => value !== "");
      if (values.length > 0) return passed;
      const message = `The page embeds ${hostOf(frame.src)} and does not limit what it may ask for.`;
      return verdictOf([headerDefect({ page, header: HEADER, value: null, message })]);
    }),
});

function hostOf(address: string | null): string {
  return address !== null && URL.canParse(address) ? new URL(address).host : "another site";
}
