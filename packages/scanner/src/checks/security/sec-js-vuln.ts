import type { Severity } from "@plumbline/contract/areas";

import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import {
  flawsOf,
  librariesInAddress,
  librariesInScript,
  libraryNamed,
  libraryOfGlobal,
  type LibraryFlaws,
  type LibrarySeen,
} from "./reading/vulnerable-libraries.ts";

/** A library and the first place it was seen at: its script, or the page whose scripts it told its version. */
interface Place extends LibrarySeen {
  page: string;
  script: string;
}

export const secJsVuln = siteCheck({
  id: "sec-js-vuln",
  area: "security",
  severity: "high",
  group: "components",
  sources: ["OWASP ASVS 5.0.0 V15.2.1", "OWASP Top 10 A06:2021", "GitHub Advisory Database"],
  defect: "JavaScript library with known security holes",
  title: "JavaScript libraries have no known security holes",
  whyItMatters:
    "Your site uses a version of a library with published security holes. Attack tools look for these versions by name, and the attack is ready to use.",
  businessImpact:
    "After a breach, insurers and regulators may see a known hole that stayed open as negligence.",
  fixSteps: [
    "Find out where the library comes from: your theme or template, a plugin or your own code. We name the script.",
    "Update the theme or plugin first. It often brings the new version with it.",
    "Otherwise, replace the file with the version we name, and read the library's upgrade guide.",
    "Then click through menus, forms and checkout. A new major version can require changes in your own scripts.",
  ],
  effort: "M",
  readsFiles: ["script"],
  resources: [
    {
      title: "OWASP: Vulnerable and Outdated Components",
      url: "https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/",
    },
    { title: "GitHub Advisory Database", url: "https://github.com/advisories" },
  ],
  evaluate: (evidence) => {
    if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
    const places = librariesOf(evidence);
    if (places.length === 0 && notesOf(evidence, []).length === 0)
      return notApplicable("We recognized no library on the visited pages");
    return verdictOf([
      ...places.flatMap((place) => defectOf(place) ?? []),
      ...notesOf(evidence, places).flatMap((place) => askAbout(place) ?? []),
    ]);
  },
});

/** Each library release once. A script that was read tells more surely than its address. */
function librariesOf(evidence: Evidence): Place[] {
  const places = new Map<string, Place>();
  const read = new Set<string>();
  for (const page of measuredPages(evidence)) {
    const sources = page.sources.filter(({ type }) => type === "script");
    // What answers with an error does not run, whatever its address promises.
    const addresses = page.requests
      .filter(({ type, status }) => type === "script" && (status ?? 200) < 400)
      .map(({ url }) => url);
    for (const { url, text } of sources.filter((source) => !read.has(source.url))) {
      read.add(url);
      remember(places, librariesInScript(text), { page: page.finalUrl, script: url });
    }
    for (const url of addresses.filter((address) => !read.has(address))) {
      remember(places, librariesInAddress(url), { page: page.finalUrl, script: url });
    }
    for (const url of addresses.filter((address) => read.has(address))) {
      const told = [...places.values()].filter((place) => place.script === url);
      const more = librariesInAddress(url).filter(({ key }) => !told.some((place) => place.key === key));
      remember(places, more, { page: page.finalUrl, script: url });
    }
    const told = (page.libraries ?? []).flatMap((library) => libraryOfGlobal(library) ?? []);
    remember(places, told, { page: page.finalUrl, script: page.finalUrl });
  }
  return [...places.values()];
}

/** Lists of changes that the site links to, of libraries that no script told. */
function notesOf({ site }: Evidence, places: readonly Place[]): Place[] {
  return (site.linkedContents ?? []).flatMap(({ url, release }) => {
    const library = release === undefined ? null : libraryNamed(release);
    const isTold = places.some(({ key }) => key === library?.key);
    return library === null || isTold ? [] : [{ ...library, page: url, script: url }];
  });
}

/** It tells which version once was put there. */
function askAbout(place: Place): Defect | null {
  const defect = defectOf(place);
  return defect === null
    ? null
    : {
        ...defect,
        message: `${new URL(place.script).pathname} belongs to ${defect.message} Is that the version you use?`,
        outcome: "review",
      };
}

function remember(
  places: Map<string, Place>,
  libraries: readonly LibrarySeen[],
  at: { page: string; script: string },
): void {
  for (const library of libraries) {
    const key = `${library.key}@${library.version}`;
    if (!places.has(key)) places.set(key, { ...library, ...at });
  }
}

function defectOf(place: Place): Defect | null {
  const flaws = flawsOf(place);
  if (flaws === null) return null;
  return {
    message: messageOf(flaws),
    page: place.page,
    element: null,
    snippet: place.script,
    severity: severityOf(flaws),
    component: `library:${place.key}@${place.version}`,
    sources: ["retire.js", ...flaws.advisories.map(({ id }) => id).slice(0, 10)],
  };
}

function messageOf({ title, version, isOrOlder, advisories, fixedIn }: LibraryFlaws): string {
  const named = [...Map.groupBy(advisories.slice(0, 3), ({ what }) => what)]
    .map(([what, alike]) => `${what} (${alike.map(({ id }) => id).join(", ")})`)
    .join("; ");
  const more = advisories.length > 3 ? `; and ${advisories.length - 3} more` : "";
  const fix =
    fixedIn === null ? "No version fixes all of them. Replace the library." : `Fixed in ${fixedIn}.`;
  const release = `${title} ${version}${isOrOlder === true ? " or older" : ""}`;
  return `${release} has known holes: ${named}${more}. ${fix}`;
}

// Whether a page reaches the hole cannot be seen from outside, so nothing here counts as critical.
function severityOf({ advisories }: LibraryFlaws): Severity {
  const [gravest] = advisories;
  if (gravest?.severity === "critical" || gravest?.severity === "high") return "high";
  return gravest?.severity === "medium" ? "medium" : "low";
}
