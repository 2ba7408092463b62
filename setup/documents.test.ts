import { existsSync, globSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

import { read, ROOT } from "./deploy.testing.ts";

const DOCUMENTS = globSync(["*.md", "docs/*.md", "docs/decisions/*.md", "setup/pack/*.md"], {
  cwd: ROOT,
}).filter(
  // It tells of what was, too.
  (path) => path !== "CHANGELOG.md",
);
const FOLDERS = /^(?:apps|bench|deploy|docs|packages|setup|tests|\.github)\//u;

/** Made by commands and people. */
const MADE = new Set(["apps/web/dist", "deploy/compose.env"]);

/** Paths that a text names in code, from the root; a name in angle brackets stands for any. */
function pathsIn(text: string): string[] {
  const codes = [...text.matchAll(/`([^`\s]+)`/gu)].map(([, code = ""]) => code);
  return codes.filter((code) => FOLDERS.test(code)).map((code) => code.replaceAll(/<[^>]+>/gu, "*"));
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/gu)].map(([, link = ""]) => link);
}

const scripts = Object.keys(JSON.parse(read("package.json")).scripts);

describe.each(DOCUMENTS)("%s", (document) => {
  const text = read(document);

  it("names only files and folders that are there", () => {
    const missing = pathsIn(text).filter(
      (path) => !MADE.has(path) && globSync(path, { cwd: ROOT }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it("links only to what is there", () => {
    // The package's own page is read among other files.
    const beside = document.startsWith("setup/pack/") ? ["THIRD-PARTY.md"] : [];
    const missing = linksIn(text).filter(
      (link) => !existsSync(join(ROOT, normalize(join(dirname(document), link)))),
    );
    expect(missing).toEqual(beside);
  });

  it("tells only commands that there are", () => {
    const told = [...text.matchAll(/npm run ([\w:-]+)\b(?! -w)/gu)].map(([, name = ""]) => name);
    expect(told.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
