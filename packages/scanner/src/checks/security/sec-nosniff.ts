import { pageCheck, passed, verdictOf } from "#check.ts";

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
  title: "Browsers may not guess file types",
  whyItMatters:
    "Browsers guess what a file is when the server is vague. An uploaded picture or text that is really a script can then be run as one. One header forbids the guessing.",
  businessImpact:
    "It takes minutes to add, is part of every basic security review, and its absence is counted against you.",
  fixSteps: [
    "Have the server or CDN send with every answer, files included: X-Content-Type-Options: nosniff.",
    "nginx: add_header X-Content-Type-Options nosniff always; Apache: Header always set X-Content-Type-Options nosniff.",
    "Check afterwards that scripts and style sheets still load: a file sent with a wrong type is now refused, and its type must be mended.",
  ],
  effort: "S",
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
          ? "The answer carries no X-Content-Type-Options header."
          : "Browsers ignore this value: the first one must be nosniff.";
      const value = first === undefined ? null : members.join(", ");
      return verdictOf([headerDefect({ page, header: HEADER, value, message })]);
    }),
});
