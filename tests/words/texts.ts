import { globSync } from "node:fs";
import { join } from "node:path";

import { ERROR_CATALOG } from "@plumbline/contract/errors";
import { CHECKS } from "@plumbline/scanner/checks";
import { platformSteps } from "@plumbline/scanner/fix-steps-for";

import { markdownTexts, templateTexts } from "./page-texts.ts";
import { sourceTexts } from "./source-texts.ts";
import type { Kind, Text } from "./text.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** Sources whose texts are not in a declaration; the first pattern that fits gives the kind. */
const SOURCES: readonly [RegExp, Kind][] = [
  [/^packages\/core\/.*\.mail\.ts$|^packages\/core\/src\/platform\/mail\//, "mail"],
  [/^packages\/core\/src\/platform\/settings\.ts$/, "settings"],
  [/^packages\/core\/src\/notifications\//, "dashboard"],
  [/^packages\/scanner\//, "scanner message"],
  [/^packages\/documents\//, "PDF"],
  [/^apps\/web\//, "dashboard"],
  [/^apps\/cli\//, "command line"],
  [/./, "other"],
];
/** Read as declarations, not as sources, or not our words: names, words to look for on a site, code for a browser. */
const NOT_READ =
  /\.(?:test|testing)\.tsx?$|\.generated\.|contract\/src\/errors\.ts$|privacy\/data\/|\/calibration\/|^packages\/testing\//;

/** Every text that a client, an operator or a pipeline reads. */
export function readTexts(): Text[] {
  const declared = [...checkTexts(), ...errorTexts()];
  // Names of standards, laws and papers are not our words.
  const cited = CHECKS.flatMap(({ sources, resources }) => [
    ...sources,
    ...resources.map(({ title }) => title),
  ]);
  const steps = [...CHECKS, ...CHECKS.flatMap(platformSteps)].flatMap(({ fixSteps }) => fixSteps);
  const known = new Set([...declared.map(({ text }) => text), ...steps, ...cited]);
  const written = texts("{packages,apps,setup}/**/*.{ts,tsx}", sources);
  return [...declared, ...written.filter(({ text }) => !known.has(text)), ...pages()];
}

function checkTexts(): Text[] {
  return CHECKS.flatMap((check) => {
    const { id, defect, title, whyItMatters, businessImpact } = check;
    return [
      { kind: "check: name of the issue" as const, text: defect, where: `${id} defect` },
      { kind: "check: goal" as const, text: title, where: `${id} title` },
      { kind: "check: why it matters" as const, text: whyItMatters, where: `${id} whyItMatters` },
      { kind: "check: business impact" as const, text: businessImpact, where: `${id} businessImpact` },
      stepsText(check.fixSteps, `${id} fixSteps`),
      ...platformSteps(check).map(({ fixSteps, platform }) =>
        stepsText(fixSteps, `${id} fixSteps in ${platform}`),
      ),
    ];
  });
}

function stepsText(steps: readonly string[], where: string): Text {
  return { kind: "check: fix steps", text: steps.join(" "), where };
}

function errorTexts(): Text[] {
  return Object.entries(ERROR_CATALOG).map(([code, { message }]) => ({
    kind: "error",
    text: message,
    where: code,
  }));
}

function pages(): Text[] {
  return [
    ...texts("packages/documents/templates/**/*.typ", (path) => wholePage(path, templateTexts, "PDF")),
    ...texts("apps/web/src/legal/texts/*.md", (path) => wholePage(path, markdownTexts, "legal page")),
    ...texts("{README.md,docs/*.md,docs/decisions/*.md}", (path) => wholePage(path, markdownTexts, "docs")),
  ];
}

function texts(pattern: string, read: (path: string) => Text[]): Text[] {
  return globSync(pattern, { cwd: ROOT, exclude: ["**/node_modules/**", "**/dist/**"] })
    .toSorted()
    .flatMap(read);
}

function sources(path: string): Text[] {
  if (NOT_READ.test(path)) return [];
  const kind = SOURCES.find(([pattern]) => pattern.test(path))?.[1] ?? "other";
  return sourceTexts(join(ROOT, path)).map(({ text, line }) => ({ kind, text, where: `${path}:${line}` }));
}

function wholePage(path: string, read: (path: string) => string[], kind: Kind): Text[] {
  return read(join(ROOT, path)).map((text) => ({ kind, text, where: path }));
}
