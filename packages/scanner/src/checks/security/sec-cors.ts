import { couldNotRun, notApplicable, passed, siteCheck, verdictOf } from "#check.ts";

import { headerSnippet, headerValues } from "./reading/response-headers.ts";

const HEADER = "access-control-allow-origin";

export const secCors = siteCheck({
  id: "sec-cors",
  area: "security",
  severity: "critical",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V3.4.2", "Fetch Standard: CORS protocol"],
  defect: "Other sites can read pages in a visitor's name",
  title: "Other sites cannot read pages in a visitor's name",
  whyItMatters:
    "The server allows any site that asks to read its pages together with the visitor's cookies. Whoever gets a signed-in customer to open a prepared page can read everything that customer can see on your site.",
  businessImpact:
    "Names, addresses and orders of customers can be copied silently: a reportable data breach with fines and notices to everyone concerned.",
  fixSteps: [
    "Find where the server, framework or CDN sets Access-Control-Allow-Origin from the request's Origin header.",
    "Replace it by a fixed list of the origins that really need access.",
    "Remove Access-Control-Allow-Credentials: true unless those origins need the visitor's cookies, and send Vary: Origin.",
    "Ask again with a made-up Origin (curl -H 'Origin: https://example.org' -I https://your-site/): the header must not come back.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Cross-Origin Resource Sharing",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS",
    },
    {
      title: "OWASP: Testing Cross Origin Resource Sharing",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/11-Client-side_Testing/07-Testing_Cross_Origin_Resource_Sharing",
    },
  ],
  evaluate: ({ site }) => {
    if (!site.corsProbe.gathered) return couldNotRun(site.corsProbe.reason);
    const { headers, sentOrigin, status } = site.corsProbe.value;
    if (status >= 400)
      return notApplicable(`The server answered ${status}, so there was no content to guard`);
    // Fetch compares case-sensitively and takes only one header line with exactly one value.
    const origins = headerValues(headers, HEADER);
    const credentials = headerValues(headers, "access-control-allow-credentials");
    const reflects = origins.length === 1 && origins[0] === sentOrigin;
    if (!reflects || credentials.length !== 1 || credentials[0] !== "true") return passed;
    const message = `Asked by the made-up origin ${sentOrigin}, the server allowed it to read the answer with cookies.`;
    const snippet = `${headerSnippet(HEADER, sentOrigin)}\naccess-control-allow-credentials: true`;
    return verdictOf([{ message, element: null, snippet, component: `header:${HEADER}` }]);
  },
});
