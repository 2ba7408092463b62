import { dayInWords } from "#checks/day-in-words.ts";
import { isAtOrAbove } from "retire";

import type { PageEvidence } from "#evidence/page.ts";

import data from "../data/content-systems.json" with { type: "json" };

interface Branch {
  cycle: string;
  endOfLife?: string;
  leastPatch?: string;
}

interface System {
  generator: string;
  update: string;
  oldest: string;
  branches: Branch[];
}

/** A content system and the version the page tells, with the text that told it. */
export interface SystemSeen {
  name: string;
  version: string;
  told: string;
}

const SYSTEMS: Record<string, System> = data.systems;

/** WordPress puts its own version behind these files; behind others it puts theirs. */
const WORDPRESS_FILES =
  /\/wp-includes\/(?:js\/wp-emoji-release\.min\.js|js\/wp-embed\.min\.js|css\/dist\/block-library\/style(?:\.min)?\.css)\?ver=(\d+(?:\.\d+)+)$/;

/** The content systems a page names with a version, each once. */
export function systemsOn(page: PageEvidence): SystemSeen[] {
  const inHeader = page.responseHeaders.flatMap(([name, value]) =>
    name === "x-generator" ? byGenerator(value).map((one) => ({ ...one, told: `${name}: ${value}` })) : [],
  );
  const seen = [...generatorsOf(page).flatMap((content) => byGenerator(content)), ...inHeader];
  const assets = page.requests.flatMap(({ url }) => {
    const version = WORDPRESS_FILES.exec(url)?.[1];
    return version === undefined ? [] : [{ name: "WordPress", version, told: url }];
  });
  const unique = new Map<string, SystemSeen>();
  for (const system of [...seen, ...assets]) if (!unique.has(system.name)) unique.set(system.name, system);
  return [...unique.values()];
}

/** What the page says it was made with, e.g. `WordPress 6.8`; a theme or a plugin may name itself as well. */
export function generatorsOf({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  return document.value.metas
    .filter(({ name }) => name.toLowerCase() === "generator")
    .map(({ content }) => content.trim());
}

/** How a generator's text reads in a page. */
export function generatorSnippet(content: string): string {
  return `<meta name="generator" content="${content}">`;
}

/** Why this version is outdated on that day, as a sentence; null when nothing is known against it. */
export function outdatedBecause({ name, version }: SystemSeen, now: Date): string | null {
  const system = SYSTEMS[name];
  if (system === undefined) return null;
  if (!isAtOrAbove(version, system.oldest)) return `${name} ${version} no longer gets security fixes.`;
  const branch = system.branches.find(({ cycle }) => version === cycle || version.startsWith(`${cycle}.`));
  if (branch?.endOfLife !== undefined && now.getTime() > Date.parse(branch.endOfLife)) {
    return `${name} ${version} has had no security fixes since ${dayInWords(branch.endOfLife)}.`;
  }
  if (branch?.leastPatch !== undefined && !isAtOrAbove(version, branch.leastPatch)) {
    return `${name} ${version} is missing the security fixes from ${branch.leastPatch}.`;
  }
  return null;
}

function byGenerator(content: string): SystemSeen[] {
  return Object.entries(SYSTEMS).flatMap(([name, { generator }]) => {
    const version = new RegExp(generator, "i").exec(content)?.[1];
    return version === undefined ? [] : [{ name, version, told: generatorSnippet(content) }];
  });
}
