const UNRELEASED = "## Unreleased\n";
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/u;

/**
 * The changelog with what was unreleased under a version of its own.
 *
 * @param day of the release, as `2026-11-23`
 * @throws Error where nothing is unreleased, since such a release would tell its users nothing
 */
export function nextChangelog(changelog: string, version: string, day: string): string {
  if (notesOf(changelog, "Unreleased") === "")
    throw new Error("CHANGELOG.md has nothing under 'Unreleased'.");
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${day}\n`);
}

/** What the changelog says of a version, without its heading; empty where it says nothing. */
export function notesOf(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /mu);
  const section = sections.find((each) => each.split(/[ \n]/u, 1)[0] === version);
  return section?.slice(section.indexOf("\n")).trim() ?? "";
}

/**
 * Refuses a version that does not follow another one.
 *
 * @throws Error that says what is wrong with it
 */
export function requireNext(version: string, current: string): void {
  const [wanted, known] = [VERSION.exec(version), VERSION.exec(current)];
  if (wanted === null) throw new Error(`"${version}" is not a version like 1.2.3.`);
  if (known === null) throw new Error(`package.json has "${current}", which is not a version like 1.2.3.`);
  if (compare(wanted, known) <= 0) throw new Error(`${version} does not follow ${current}.`);
}

function compare(one: RegExpExecArray, other: RegExpExecArray): number {
  const parts = [1, 2, 3].map((index) => Number(one[index]) - Number(other[index]));
  return parts.find((difference) => difference !== 0) ?? 0;
}
