import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

import { findBrowser } from "@plumbline/scanner/find-browser";
import { scanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments, stringify } from "yaml";
import { z } from "zod";

import { read, ROOT } from "./deploy.testing.ts";
import { type LoopbackSite, serveSite } from "./pack/loopback-site.testing.ts";
import {
  ACTION,
  GITLAB_INPUTS,
  mistakesIn,
  mistakesInWorkflow,
  runAction,
  runShell,
} from "./pipelines.testing.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "plumbline-pipelines-"));
let site: LoopbackSite;
let tarball = "";

beforeAll(async () => {
  site = await serveSite();
  await run("npm", ["run", "pack", "--", "--out", folder], { cwd: ROOT });
  tarball = join(folder, globSync("*.tgz", { cwd: folder })[0] ?? "none");
}, 300_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** The YAML that the README shows. */
const shown = [...read("README.md").matchAll(/```yaml\n(.*?)```/gsu)].map(([, code = ""]) => code);

describe("the action for GitHub", () => {
  it("follows GitHub's schema, which knows a mistake when it sees one", async () => {
    const action = read("action.yml");
    expect(await mistakesIn(action)).toEqual([]);
    expect(await mistakesIn(action.replace("using: composite", "using: compost"))).not.toEqual([]);
    expect(await mistakesIn(action.replace("shell: bash", "shel: bash"))).not.toEqual([]);
  });

  it("never puts what it is told into a script, where it could be a command", () => {
    const scripts = ACTION.runs.steps.flatMap(({ run: script }) => script ?? []);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });

  it("passes or fails as the scan does, after it has written every format", async () => {
    const scan = { url: site.url, package: tarball, areas: "security", "allow-host": site.host };
    const failing = await runAction({ ...scan, "fail-on": "low" }, folder);
    expect(failing).toMatchObject({ code: 3, outputs: { scan: { "exit-code": "3" } } });
    expect(failing.log).toContain("2 of 2 pages measured");
    const results = join(failing.workspace, "plumbline-results");
    expect(readdirSync(results).toSorted()).toEqual(["plumbline.json", "plumbline.sarif"]);

    const baseline = join(results, "plumbline.json");
    expect(scanResult.parse(JSON.parse(readFileSync(baseline, "utf8"))).findings).not.toEqual([]);
    const known = await runAction({ ...scan, "fail-on": "low", baseline, formats: "csv" }, folder);
    expect(known).toMatchObject({ code: 0, outputs: { scan: { "exit-code": "0" } } });

    const missing = await runAction({ ...scan, url: `${site.url}missing` }, folder);
    expect(missing).toMatchObject({ code: 2, outputs: { scan: { "exit-code": "2" } } });
    expect(missing.log).toContain("404");
  }, 300_000);

  it("takes no address for an option, and runs nothing that an input holds", async () => {
    const job = await runAction({ url: "--out=stolen", package: tarball, areas: "$(touch hacked)" }, folder);
    expect(job.code).toBe(2);
    expect(readdirSync(job.workspace)).toEqual(["plumbline-results"]);
  }, 300_000);
});

describe("the workflows for GitHub", () => {
  it.each(globSync(".github/workflows/*.yml", { cwd: ROOT }))("%s has no mistake", async (path) => {
    expect(await mistakesInWorkflow(read(path))).toEqual([]);
    expect(await mistakesInWorkflow(read(path).replace("runs-on:", "runs-in:"))).not.toEqual([]);
    expect(await mistakesInWorkflow(read(path).replace("contents:", "content:"))).not.toEqual([]);
  });

  it("are shown in the README with inputs that the action has", async () => {
    const workflow = shown.find((code) => code.includes("runs-on:")) ?? "";
    expect(await mistakesInWorkflow(workflow)).toEqual([]);
    const steps = z
      .object({
        jobs: z.record(z.string(), z.object({ steps: z.array(z.looseObject({ uses: z.string() })) })),
      })
      .parse(parse(workflow));
    const step = Object.values(steps.jobs)
      .flatMap((job) => job.steps)
      .find(({ uses }) => uses.includes("/plumbline@"));
    expect(Object.keys(ACTION.inputs)).toEqual(
      expect.arrayContaining(Object.keys(z.object({}).loose().parse(step?.["with"]))),
    );
  });
});

const TEMPLATE = read("deploy/gitlab/plumbline.yml");

/** Jobs of a pipeline that includes the template, as GitLab expands them after it has held them against its schema. */
function expanded(inputs: Record<string, string>, template = TEMPLATE): Record<string, unknown> {
  const project = mkdtempSync(join(folder, "gitlab-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: project, stdio: "ignore" });
  mkdirSync(join(project, "deploy/gitlab"), { recursive: true });
  writeFileSync(join(project, "deploy/gitlab/plumbline.yml"), template);
  writeFileSync(
    join(project, ".gitlab-ci.yml"),
    stringify({ include: [{ local: "deploy/gitlab/plumbline.yml", inputs }] }),
  );
  git("init", "--quiet");
  git("remote", "add", "origin", "git@gitlab.example.org:harbor-bakery/website.git");
  git("add", ".");
  const preview = spawnSync(
    process.execPath,
    [join(ROOT, "node_modules/.bin/gitlab-ci-local"), "--preview"],
    {
      cwd: project,
      encoding: "utf8",
    },
  );
  if (preview.status !== 0) throw new Error(preview.stdout + preview.stderr);
  return z.record(z.string(), z.unknown()).parse(parseAllDocuments(preview.stdout).at(-1)?.toJS());
}

const gitlabJob = z.object({
  variables: z.record(z.string(), z.string()),
  before_script: z.array(z.string()),
  script: z.array(z.string()),
  artifacts: z.object({ paths: z.array(z.string()) }),
});

async function runGitlabJob({ variables, before_script: before, script }: z.output<typeof gitlabJob>) {
  const workspace = mkdtempSync(join(folder, "gitlab-job-"));
  // Debian's name for the browser, as in the template's image.
  symlinkSync(findBrowser(process.env.PLUMBLINE_BROWSER), join(workspace, "chromium"));
  const env = { ...variables, PATH: [workspace, process.env.PATH].join(delimiter) };
  return { ...(await runShell([...before, ...script].join("\n"), { folder: workspace, env })), workspace };
}

describe("the template for GitLab", () => {
  it("follows GitLab's schema, and lets no one forget what it needs", () => {
    expect(Object.keys(expanded({ url: site.url, package: tarball }))).toContain("plumbline");
    expect(() => expanded({ url: site.url })).toThrow("package");
    const mistaken = TEMPLATE.replace("paths: [plumbline-results]", "paths: plumbline-results");
    expect(() => expanded({ url: site.url, package: tarball }, mistaken)).toThrow("paths");
  });

  it("passes or fails as the scan does, and keeps what was written", async () => {
    const inputs = {
      url: site.url,
      package: tarball,
      areas: "security",
      "allow-host": site.host,
      "fail-on": "low",
    };
    const job = gitlabJob.parse(expanded(inputs)["plumbline"]);
    const { code, log, workspace } = await runGitlabJob(job);
    expect({ code, log }).toMatchObject({ code: 3 });
    expect(log).toContain("2 of 2 pages measured");
    expect(readdirSync(join(workspace, job.artifacts.paths[0] ?? "")).toSorted()).toEqual([
      "plumbline.json",
      "plumbline.sarif",
    ]);
  }, 300_000);

  it("is shown in the README with inputs that it has", () => {
    const include = z
      .object({ include: z.array(z.object({ file: z.string(), inputs: z.record(z.string(), z.string()) })) })
      .parse(parse(shown.find((code) => code.includes("include:")) ?? ""));
    expect(include.include[0]?.file).toBe("deploy/gitlab/plumbline.yml");
    expect(Object.keys(GITLAB_INPUTS)).toEqual(
      expect.arrayContaining(Object.keys(include.include[0]?.inputs ?? {})),
    );
  });
});
