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
  defect: "Outdated content management system (CMS)",
  title: "The content management system is up to date",
  whyItMatters:
    "Your pages name the content management system (CMS) that runs the site, and this version doesn't have all security fixes. Attackers exploit known holes automatically, on every site, within hours.",
  businessImpact:
    "Hacked sites end up on the warning lists of search engines. A cleanup takes days and costs you weeks of visitors.",
  fixSteps: [
    "Back up your files and database. If you have a copy of the site, try the update there first.",
    "Update the system to the newest release you can, then your theme and plugins. In WordPress: Dashboard > Updates.",
    "If your version no longer gets fixes, plan the move to the next major version with your developer. Until then, protect the admin area with a second sign-in.",
    "Turn on automatic security updates.",
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
    if (seen.length === 0)
      return notApplicable("The pages don't name a content management system and its version");
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
    snippet: system.told,
    component: `system:${system.name}@${system.version}`,
  };
}
