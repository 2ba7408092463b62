import { PLATFORMS } from "@plumbline/contract/platforms";
import type { PlatformSeen } from "@plumbline/contract/scan-result";

import { generatorSnippet, generatorsOf } from "#checks/security/reading/content-system.ts";
import { measuredPages } from "#checks/security/reading/delivery.ts";
import { headerSnippet, headerValues } from "#checks/security/reading/response-headers.ts";
import { isThirdParty } from "#checks/security/reading/third-party.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { TELLTALES } from "./telltales.ts";

/** One system serves a site, so a few pages tell; the files of each have to be fetched from the archive. */
const PAGES_ASKED = 20;

/**
 * What the site is run with, and what told it; null where its pages don't tell, or disagree. A platform that only
 * some pages tell, such as that of a blog in a folder, is not the site's.
 */
export function platformOf(evidence: Evidence): PlatformSeen | null {
  const pages = measuredPages(evidence)
    .filter(({ document }) => document.gathered)
    .slice(0, PAGES_ASKED);
  const told = pages.flatMap((page) => platformOfPage(page, evidence) ?? []);
  const first = onlyPlatform(told);
  return first !== null && told.length * 2 > pages.length ? first : null;
}

/** What the document says of itself settles it; the files it loads count where it says nothing. */
function platformOfPage(page: PageEvidence, evidence: Evidence): PlatformSeen | null {
  const said = [...toldByGenerator(page), ...toldByHeader(page)];
  return onlyPlatform(said.length > 0 ? said : toldByFiles(page, evidence));
}

function onlyPlatform(told: readonly PlatformSeen[]): PlatformSeen | null {
  const [first] = told;
  return first !== undefined && told.every(({ name }) => name === first.name) ? first : null;
}

function toldByGenerator(page: PageEvidence): PlatformSeen[] {
  const generators = generatorsOf(page);
  return PLATFORMS.flatMap((name) => {
    const content = generators.find((text) => TELLTALES[name].generator?.test(text));
    return content === undefined ? [] : [{ name, toldBy: shown(generatorSnippet(content)) }];
  });
}

function toldByHeader({ responseHeaders }: PageEvidence): PlatformSeen[] {
  return PLATFORMS.flatMap((name) =>
    Object.entries(TELLTALES[name].headers ?? {}).flatMap(([header, pattern]) =>
      headerValues(responseHeaders, header)
        .filter((value) => pattern.test(value))
        .map((value) => ({ name, toldBy: shown(headerSnippet(header, value)) })),
    ),
  );
}

/** Pictures are not asked: they stay on old addresses, or are linked from anywhere. */
function toldByFiles({ document }: PageEvidence, evidence: Evidence): PlatformSeen[] {
  if (!document.gathered) return [];
  const { scripts, stylesheets } = document.value;
  const files = [...stylesheets, ...scripts].flatMap(({ url }) => URL.parse(url ?? "") ?? []);
  return PLATFORMS.flatMap((name) => {
    const { ownFile, themeFile } = TELLTALES[name];
    const file = files.find(
      ({ href, pathname }) =>
        themeFile?.test(href) === true || (ownFile?.test(pathname) === true && !isThirdParty(href, evidence)),
    );
    return file === undefined ? [] : [{ name, toldBy: shown(file.href) }];
  });
}

/** A site's own words, fit for a terminal: short, and without control characters. */
function shown(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  return plain.length > 400 ? `${plain.slice(0, 399)}…` : plain;
}
