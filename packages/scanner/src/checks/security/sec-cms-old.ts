import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { outdatedBecause, systemsOn } from "./reading/content-system.ts";
import { measuredPages, nothingMeasured } from "./reading/delivery.ts";

export const secCmsOld = siteCheck({
  id: "sec-cms-old",
  area: "security",
  severity: "medium",
  group: "components",
  sources: ["OWASP ASVS 5.0.0 V15.2.1", "OWASP Top 10 A06:2021"],
  defect: "Outdated content management system",
  title: "The content system is up to date",
  whyItMatters:
    "The pages tell which content system they are made with, and this version no longer has all security fixes. Holes of content systems are attacked automatically, on every site, within hours.",
  businessImpact:
    "Hacked sites end up on search engines' warning lists; cleaning one up costs days and the visitors of weeks.",
  fixSteps: [
    "Make a backup of files and database, and try the update on a copy of the site if you have one.",
    "Update the system to the newest release it can be updated to, then theme and plug-ins.",
    "If the branch gets no fixes any more, plan the step to the next major version with your developer; until then keep the administration area behind a second log-in.",
    "Switch on automatic security updates.",
  ],
  effort: "M",
  resources: [
    {
      title: "WordPress: Updating WordPress",
      url: "https://wordpress.org/documentation/article/updating-wordpress/",
    },
    { title: "Drupal: Updating Drupal", url: "https://www.drupal.org/docs/updating-drupal" },
    {
      title: "OWASP: Vulnerable and Outdated Components",
      url: "https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/",
    },
  ],
  evaluate: (evidence) => {
    if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
    const seen = measuredPages(evidence).flatMap((page) =>
      systemsOn(page).map((system) => ({ system, page: page.finalUrl })),
    );
    if (seen.length === 0) return notApplicable("The pages name no content system with its version");
    return verdictOf(firstOfEach(seen).flatMap(({ system, page }) => defectOf(system, page, evidence) ?? []));
  },
});

type Seen = { system: ReturnType<typeof systemsOn>[number]; page: string };

function firstOfEach(seen: readonly Seen[]): Seen[] {
  return seen.filter(({ system }, at) => seen.findIndex((other) => other.system.name === system.name) === at);
}

function defectOf(system: Seen["system"], page: string, { now }: Evidence): Defect | null {
  const message = outdatedBecause(system, now);
  if (message === null) return null;
  return {
    message,
    page,
    element: null,
    snippet: system.told.slice(0, 400),
    component: `system:${system.name}@${system.version}`,
  };
}
