import { isAtOrAbove } from "retire";

import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { PLUGIN_HOLES } from "./data/wordpress-plugins.ts";
import { measuredPages, nothingMeasured } from "./reading/delivery.ts";

/** WordPress puts a plug-in's version behind its files, unless the plug-in says otherwise. */
const PLUGIN_FILE = /\/wp-content\/plugins\/([\w-]+)\/[^?]*\?(?:[^#]*&)?ver=(\d+(?:\.\d+)+)(?:[&#]|$)/;

export const secPluginOld = siteCheck({
  id: "sec-plugin-old",
  area: "security",
  severity: "high",
  group: "components",
  sources: ["OWASP ASVS 5.0.0 V15.2.1", "OWASP Top 10 A06:2021", "NVD"],
  defect: "Old plugin with known security holes",
  title: "Plugins have no known security holes",
  whyItMatters:
    "Your pages load files of a WordPress plugin in a version with a published hole that attackers use. The number after the file tells the version in most plugins, but not in all, so please look it up.",
  businessImpact:
    "Attackers try holes in plugins on every WordPress site, within hours. A hacked site ends up on the warning lists of search engines.",
  fixSteps: [
    "In WordPress, open Plugins, and compare the version with the one we name.",
    "Back up your files and database, then update the plugin. If you don't need it, delete it.",
    "Turn on automatic updates for plugins.",
    "If the hole was open for a long time, look for users you don't know and files that changed.",
  ],
  effort: "S",
  resources: [
    {
      title: "WordPress: Manage plugins",
      url: "https://wordpress.org/documentation/article/manage-plugins/",
    },
    { title: "NVD: National Vulnerability Database", url: "https://nvd.nist.gov/vuln/search" },
  ],
  evaluate: (evidence) => {
    if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
    const seen = pluginsOf(evidence);
    if (seen.length === 0)
      return notApplicable("The pages load no file of a WordPress plugin with a version");
    return verdictOf(seen.flatMap((plugin) => defectOf(plugin) ?? []));
  },
});

interface PluginSeen {
  slug: string;
  version: string;
  page: string;
  file: string;
}

/** Each plug-in once, in the highest version its files tell: a file may carry the version of a library inside it. */
function pluginsOf(evidence: Evidence): PluginSeen[] {
  const seen = new Map<string, PluginSeen>();
  for (const { requests, finalUrl: page } of measuredPages(evidence)) {
    for (const { url: file } of requests) {
      const [, slug = "", version = ""] = PLUGIN_FILE.exec(file) ?? [];
      const known = seen.get(slug);
      if (version !== "" && (known === undefined || !isAtOrAbove(known.version, version)))
        seen.set(slug, { slug, version, page, file });
    }
  }
  return [...seen.values()];
}

function defectOf({ slug, version, page, file }: PluginSeen): Defect | null {
  const hole = PLUGIN_HOLES.find((one) => one.slug.toLowerCase() === slug.toLowerCase());
  if (hole === undefined || isAtOrAbove(version, hole.fixedIn)) return null;
  if (hole.from !== undefined && !isAtOrAbove(version, hole.from)) return null;
  return {
    message: `${hole.name} seems to be version ${version}, which has a known hole (${hole.cve}). Fixed in ${hole.fixedIn}. Is that the version you run?`,
    page,
    element: null,
    snippet: file,
    component: `plugin:${slug}@${version}`,
    outcome: "review",
  };
}
