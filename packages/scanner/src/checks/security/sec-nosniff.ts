import { pageCheck, passed, verdictOf } from "#check.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

import { judgeHtml } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerMembers } from "./reading/response-headers.ts";

const HEADER = "x-content-type-options";

export const secNosniff = pageCheck({
  id: "sec-nosniff",
  area: "security",
  severity: "low",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V3.4.4", "Fetch Standard: X-Content-Type-Options"],
  defect: "Browsers may guess file types (no nosniff)",
  title: "Browsers can't guess file types",
  whyItMatters:
    "When a server is vague, browsers guess what a file is. They may then run an uploaded image or text that is really a script. One header stops the guessing.",
  businessImpact:
    "It takes minutes to add. Every basic security review asks for it and marks you down without it.",
  fixSteps: [
    "Set this header for every response on your server or CDN, including files: X-Content-Type-Options: nosniff.",
    "In nginx: add_header X-Content-Type-Options nosniff always; In Apache: Header always set X-Content-Type-Options nosniff.",
    "Then check that scripts and style sheets still load. Browsers now refuse a file with the wrong type, so correct its type.",
  ],
  effort: "S",
  example: () => sentHeader("X-Content-Type-Options", "nosniff"),
  resources: [
    {
      title: "MDN: X-Content-Type-Options",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Content-Type-Options",
    },
    { title: "OWASP Secure Headers Project", url: "https://owasp.org/www-project-secure-headers/" },
  ],
  evaluate: (page) =>
    judgeHtml(page, () => {
      const members = headerMembers(page.responseHeaders, HEADER);
      const [first] = members;
      if (first?.toLowerCase() === "nosniff") return passed;
      const message =
        first === undefined
          ? "The response has no X-Content-Type-Options header."
          : "Browsers ignore this value. The first one must be nosniff.";
      const value = first === undefined ? null : members.join(", ");
      return verdictOf([headerDefect({ page, header: HEADER, value, message })]);
    }),
});
