import { dayInWords } from "#checks/day-in-words.ts";
import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { type SoftwareSeen, serverSoftware } from "./reading/server-software.ts";

export const secServerOld = siteCheck({
  id: "sec-server-old",
  area: "security",
  severity: "medium",
  group: "components",
  sources: ["OWASP ASVS 5.0.0 V15.2.1", "OWASP Top 10 A06:2021"],
  defect: "Server software without security fixes",
  title: "The server's software still gets security fixes",
  whyItMatters:
    "The server says which software it runs, and those who make it no longer fix security holes in this version. Holes that become known stay open.",
  businessImpact:
    "Attackers look for servers with old versions, and try each known hole on them. Insurers and payment companies ask for software that is maintained.",
  fixSteps: [
    "Ask your hosting company which version runs, and whether it still gets security fixes from them or from a distribution.",
    "Move to a version that its makers maintain. For PHP, most hosting panels offer a list to choose from. Try your site with it on a copy first.",
    "If an old part of the site doesn't run on a newer version, have it updated or replaced.",
    "Then turn the version off in the server's headers.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [
    { title: "PHP: supported versions", url: "https://www.php.net/supported-versions.php" },
    { title: "endoflife.date: when software stops getting fixes", url: "https://endoflife.date/" },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    const seen = pages.flatMap(({ responseHeaders, finalUrl }) =>
      serverSoftware(responseHeaders, evidence.now).map((software) => ({ software, page: finalUrl })),
    );
    if (seen.length === 0) {
      return notApplicable("The server names no software of which we know how long it gets fixes");
    }
    const once = new Map(
      seen.toReversed().map((one) => [`${one.software.name} ${one.software.version}`, one]),
    );
    return verdictOf(
      [...once.values()].toReversed().flatMap(({ software, page }) => defectOf(software, page) ?? []),
    );
  },
});

function defectOf(
  { name, version, header, value, ended, mayBeKept }: SoftwareSeen,
  page: string,
): Defect | null {
  if (ended === null) return null;
  const fact = `${name} ${version} has had no security fixes from its makers since ${dayInWords(ended)}.`;
  return {
    message: mayBeKept ? `${fact} Does your host or its Linux distribution still supply them?` : fact,
    page,
    element: null,
    snippet: `${header}: ${value.slice(0, 200)}`,
    component: `server:${name}`,
    ...(mayBeKept ? { outcome: "review" as const } : {}),
  };
}
