import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ROOT } from "../steps.ts";
import { nextChangelog, notesOf, requireNext } from "./next-changelog.ts";

const folder = mkdtempSync(join(tmpdir(), "plumbline-release-"));
const clone = join(folder, "clone");
const git = (...args: string[]): string => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();
const read = (path: string): string => readFileSync(join(clone, path), "utf8");
const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, "setup/release.ts"), ...args], { cwd: clone, encoding: "utf8" });

beforeAll(() => {
  execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${ROOT}`, clone]);
  git("config", "user.name", "Alice Archer");
  git("config", "user.email", "alice@example.org");
  // As in the checkout that is tested, committed or not.
  for (const path of [
    "package.json",
    "package-lock.json",
    "CHANGELOG.md",
    "README.md",
    "deploy/gitlab/plumbline.yml",
  ])
    writeFileSync(join(clone, path), readFileSync(join(ROOT, path)));
  appendFileSync(join(clone, "CHANGELOG.md"), "- The last line.\n");
  git("add", ".");
  git("commit", "--quiet", "--message", "Change what is tested");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the changelog of a release", () => {
  const changelog =
    "# Changelog\n\n## Unreleased\n\n### Added\n- Bread.\n\n## 0.1.0 - 2026-01-02\n\n- Rye.\n";

  it("has what was unreleased under the version, and room for what comes", () => {
    const next = nextChangelog(changelog, "0.2.0", "2026-11-23");
    expect(next).toContain("## Unreleased\n\n## 0.2.0 - 2026-11-23\n\n### Added\n- Bread.");
    expect(notesOf(next, "0.2.0")).toBe("### Added\n- Bread.");
    expect(notesOf(next, "0.1.0")).toBe("- Rye.");
    expect(notesOf(next, "Unreleased")).toBe("");
  });

  it("has to tell something", () => {
    const empty = nextChangelog(changelog, "0.2.0", "2026-11-23");
    expect(() => nextChangelog(empty, "0.3.0", "2026-11-24")).toThrow("nothing under 'Unreleased'");
  });

  it.each(["0.1.0", "0.0.9", "1.0", "v2.0.0", ""])("does not take %j after 0.1.0", (version) => {
    expect(() => requireNext(version, "0.1.0")).toThrow(/is not a version|does not follow/u);
    expect(() => requireNext("0.1.10", "0.1.9")).not.toThrow();
  });
});

describe("a release", () => {
  it("is told and not made by a dry run", () => {
    const { status, stdout } = release("9.8.7", "--dry-run");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^v9\.8\.7 would change package\.json, .*package-lock\.json.*CHANGELOG\.md and tell:/u,
    );
    expect(stdout).toContain("- The last line.");
    expect([git("tag"), git("status", "--porcelain")]).toEqual(["", ""]);
  });

  it("is not made of what is not committed", () => {
    writeFileSync(join(clone, "new.txt"), "new");
    const { status, stderr } = release("9.8.7");
    rmSync(join(clone, "new.txt"));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "release: There are changes that are not committed.\n",
    });
  });

  it("names its version everywhere, in one tagged commit", () => {
    expect(release("9.8.7")).toMatchObject({ status: 0, stderr: "" });
    expect(git("log", "-1", "--format=%s")).toBe("Release 9.8.7");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("tag", "--list", "--format=%(objecttype) %(contents)", "v9.8.7")).toMatch(
      /^tag v9\.8\.7\n\n### Added/u,
    );
    const lock = JSON.parse(read("package-lock.json"));
    expect([lock.version, lock.packages[""].version, lock.packages["apps/cli"].version]).toEqual(
      Array(3).fill("9.8.7"),
    );
    expect(JSON.parse(read("apps/cli/package.json"))).toMatchObject({
      version: "9.8.7",
      dependencies: { "@plumbline/core": "9.8.7", commander: expect.stringMatching(/^\d/u) },
    });
    expect(read("README.md")).toContain("plumbline@v9.8.7");
    expect(read("deploy/kubernetes/kustomization.yaml")).toContain("newTag: 9.8.7");
    expect(git("diff", "--shortstat", "HEAD~1", "--", "packages/documents/src")).toBe("");
    // npm finds the lock file in order: it would have nothing to change.
    const args = [
      "install",
      "--package-lock-only",
      "--ignore-scripts",
      "--offline",
      "--no-audit",
      "--no-fund",
    ];
    execFileSync("npm", args, { cwd: clone, stdio: "pipe" });
    expect(git("status", "--porcelain")).toBe("");
  });

  it("is not made twice", () => {
    expect(release("9.8.7").stderr).toContain("9.8.7 does not follow 9.8.7");
  });
});

describe("the files of a release", () => {
  it("are the package, its bill of materials, and where both come from", () => {
    const out = join(folder, "files");
    const args = [
      "run",
      "--silent",
      "release:files",
      "--",
      "--out",
      out,
      "--repository",
      "https://git.example.org/plumbline",
    ];
    execFileSync("npm", args, { cwd: ROOT, stdio: "pipe" });
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const tarball = `plumbline-cli-${version}.tgz`;
    expect(readdirSync(out).toSorted()).toEqual(
      [
        "NOTES.md",
        "SHA256SUMS",
        tarball,
        `plumbline-${version}.cdx.json`,
        `plumbline-${version}.provenance.json`,
      ].toSorted(),
    );
    execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: out, stdio: "pipe" });
    const { subject, predicate } = JSON.parse(
      readFileSync(join(out, `plumbline-${version}.provenance.json`), "utf8"),
    );
    const sums = readFileSync(join(out, "SHA256SUMS"), "utf8");
    expect(subject[0].name).toBe(tarball);
    expect(sums).toContain(`${subject[0].digest.sha256}  ${tarball}\n`);
    const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
    expect(predicate.buildDefinition.resolvedDependencies[0].digest).toEqual({ gitCommit: head });
  }, 300_000);
});
