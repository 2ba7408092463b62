import { check } from "retire";

import { librariesByShape } from "./library-shapes.ts";
import data from "../data/vulnerable-libraries.json" with { type: "json" };

/** One published vulnerability of a library. */
interface Advisory {
  /** CVE or GHSA number. */
  id: string;
  from?: string;
  /** First release without it; absent when no release fixes it. */
  below?: string;
  severity: string;
  /** What an attacker gains, as a clause. */
  what: string;
}

interface Detector {
  pattern: string;
  /** Text that must also be in the file. */
  needs?: string;
  /** The pattern's groups are the parts of the version. */
  join?: boolean;
  /** Version as a template over the first group, e.g. `0.$1.0`. */
  format?: string;
}

interface Library {
  title: string;
  /** Names it has in package registries and file names. */
  names: string[];
  content: Detector[];
  advisories: Advisory[];
}

/** A library release that was recognized. */
export interface LibrarySeen {
  /** Key in the table, e.g. `jquery`. */
  key: string;
  title: string;
  version: string;
  /** Whether it may also be older: its code names no version. */
  isOrOlder?: true;
}

export interface LibraryFlaws extends LibrarySeen {
  /** Each advisory once, the most severe first. */
  advisories: Advisory[];
  /** First release that fixes all of them; null if one is still open. */
  fixedIn: string | null;
}

const LIBRARIES: Record<string, Library> = data.libraries;
/** What came after it goes by another name. */
const LAST_MAJOR: Record<string, number> = { angularjs: 1 };
const MOST_STEPS = 10;
const VERSION = String.raw`\d+\.\d+(?:\.\d+)*(?:-(?:alpha|beta|rc)[.\d]*)?`;
const GRAVITY = ["critical", "high", "medium", "low"];

const byContent = Object.entries(LIBRARIES).flatMap(([key, { title, content }]) =>
  content.map((detector) => ({
    key,
    title,
    needs: detector.needs,
    join: detector.join === true,
    format: detector.format,
    pattern: new RegExp(detector.pattern.replaceAll("(VERSION)", `(${VERSION})`)),
  })),
);

const byAddress = Object.entries(LIBRARIES).map(([key, { title, names }]) => ({
  key,
  title,
  pattern: addressPattern(names),
}));

/** A library that told the page's scripts its version; null when the table does not know it. */
export function libraryOfGlobal({ name, version }: { name: string; version: string }): LibrarySeen | null {
  const library = LIBRARIES[name];
  const release = new RegExp(`^${VERSION}`).exec(version)?.[0];
  return library === undefined || release === undefined
    ? null
    : { key: name, title: library.title, version: release };
}

/** A library by the name that a list of its changes has; null when the table does not know it. */
export function libraryNamed({ name, version }: { name: string; version: string }): LibrarySeen | null {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]+/g, "");
  const found = Object.entries(LIBRARIES).find(([, { title, names }]) =>
    [title, ...names].some((known) => plain(known) === plain(name)),
  );
  return found === undefined ? null : { key: found[0], title: found[1].title, version };
}

/** Libraries whose name and full version are in a script's address, as on public hosts. */
export function librariesInAddress(address: string): LibrarySeen[] {
  return byAddress.flatMap(({ key, title, pattern }) => {
    const match = pattern.exec(address) ?? (key === "jquery-ui" ? ON_JQUERY.exec(address) : null);
    const version = match?.[1] ?? match?.[2];
    return version === undefined ? [] : [{ key, title, version }];
  });
}

/** Libraries that name themselves and their version in a script's text, or whose code is known, bundled ones too. */
export function librariesInScript(text: string): LibrarySeen[] {
  const seen = new Map<string, LibrarySeen>();
  for (const { key, title, needs, join, format, pattern } of byContent) {
    if (seen.has(key) || (needs !== undefined && !text.includes(needs))) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    const first = match[1] ?? "";
    const version = join ? match.slice(1).join(".") : (format?.replace("$1", first) ?? first);
    seen.set(key, { key, title, version });
  }
  for (const shape of librariesByShape(text)) {
    const title = LIBRARIES[shape.key]?.title ?? shape.key;
    if (!seen.has(shape.key)) seen.set(shape.key, { ...shape, title });
  }
  return [...seen.values()];
}

/** The published vulnerabilities of a release, compared by retire.js; null when none is known. */
export function flawsOf(library: LibrarySeen): LibraryFlaws | null {
  const advisories = advisoriesOf(library).toSorted((a, b) => gravity(a) - gravity(b));
  if (advisories.length === 0) return null;
  const unique = advisories.filter(({ id }, at) => advisories.findIndex((other) => other.id === id) === at);
  return { ...library, advisories: unique, fixedIn: soundRelease(library, advisories) };
}

function advisoriesOf(library: LibrarySeen): Advisory[] {
  const known = LIBRARIES[library.key]?.advisories ?? [];
  return known.filter((advisory) => applies(library, advisory));
}

/** The first release that fixes what is known of this one, and of which nothing else is known. */
function soundRelease(library: LibrarySeen, advisories: readonly Advisory[]): string | null {
  let release = highest(advisories.map(({ below }) => below));
  for (let step = 0; release !== null && step < MOST_STEPS; step += 1) {
    if (Number.parseInt(release, 10) > (LAST_MAJOR[library.key] ?? Number.POSITIVE_INFINITY)) return null;
    const left = advisoriesOf({ ...library, version: release });
    if (left.length === 0) return release;
    release = highest(left.map(({ below }) => below));
  }
  return null;
}

function applies({ key, version }: LibrarySeen, { from, below }: Advisory): boolean {
  const range = { below: below ?? "9999", ...(from === undefined ? {} : { atOrAbove: from }) };
  const vulnerability = { ...range, severity: "low" as const, cwe: [], identifiers: {}, info: [] };
  // A beta of 4.0.0 has the code of 4.0.0, not that of the 3.x before it.
  const release = version.replace(/-.*$/, "");
  const [result] = check(key, release, { [key]: { vulnerabilities: [vulnerability], extractors: {} } });
  return (result?.vulnerabilities ?? []).length > 0;
}

function highest(releases: readonly (string | undefined)[]): string | null {
  const known = releases.filter((release) => release !== undefined);
  if (known.length < releases.length) return null;
  return known.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))[0] ?? null;
}

function gravity({ severity }: Advisory): number {
  return GRAVITY.indexOf(severity);
}

// `/npm/name@1.2.3/`, `/libs/name/1.2.3/`, `name-1.2.3.min.js`
/** On its own host, it stands in a folder of its own. */
const ON_JQUERY = new RegExp(String.raw`//code\.jquery\.com/ui/(${VERSION})/`, "i");

function addressPattern(names: readonly string[]): RegExp {
  const name = `(?:${names.map((text) => RegExp.escape(text)).join("|")})`;
  const host = String.raw`(?:^|/)${name}[@/]v?(${VERSION})(?:/|$)`;
  const file = String.raw`(?:^|/)${name}[-.]v?(${VERSION})(?:[.-](?:min|slim|full|pack|bundle|prod|umd|custom))*\.js(?:$|[?#])`;
  return new RegExp(`${host}|${file}`, "i");
}
