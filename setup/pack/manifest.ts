import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { lockedPackages } from "../locked-packages.ts";
import { ROOT } from "../steps.ts";

/** `plumbline` itself is someone else's package. */
const PACKAGE_NAME = "@plumbline/cli";
/** The oldest Node that has all that the code uses. */
const NODE_RANGE = ">=24";
/** Makes what the package brings ready-made. */
const ONLY_BUILDS = "esbuild";

const manifestShape = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

type Manifest = z.output<typeof manifestShape>;

/**
 * The `package.json` of the package, and what npm must know to lock it.
 *
 * @param folder where the modules stand as JavaScript
 * @param modules paths of the modules from the root of the repository
 */
export function packageManifest(folder: string, modules: readonly string[]) {
  const { version, license } = readManifest("package.json");
  return {
    name: PACKAGE_NAME,
    version,
    description: "Scans websites for accessibility, SEO, performance, privacy and security.",
    license,
    type: "module",
    bin: { plumbline: "bin/plumbline.js" },
    engines: { node: NODE_RANGE },
    os: ["linux", "darwin"],
    dependencies: dependenciesOf(folder, modules),
  };
}

/** Who wrote the packages that come with this one, and under which licenses: a Markdown table. */
export function thirdParties(lockFile: string): string {
  const rows = lockedPackages(lockFile).map(
    ({ name, version, license }) =>
      `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${license} |`,
  );
  return ["| Package | Version | License |", "|---|---|---|", ...new Set(rows)].join("\n");
}

function dependenciesOf(folder: string, modules: readonly string[]): Record<string, string> {
  const inWorkspaces = modules.filter((path) => path.includes("/src/"));
  const workspaces = new Set(inWorkspaces.map((path) => path.split("/").slice(0, 2).join("/")));
  const declared = [...workspaces].flatMap((workspace) =>
    Object.entries(readManifest(`${workspace}/package.json`).dependencies),
  );
  const codes = globSync("{apps,packages}/**/*.js", { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), "utf8"),
  );
  const used = declared.filter(([name]) => codes.some((code) => loads(code, name)));
  const ofOthers = used.filter(([name]) => !name.startsWith("@plumbline/") && name !== ONLY_BUILDS);
  return Object.fromEntries(ofOthers.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Whether a module imports a package, or may look for it at run time. */
function loads(code: string, name: string): boolean {
  const before = /createRequire|import\.meta\.resolve/u.test(code)
    ? ""
    : String.raw`(?:from |import |import\()`;
  return new RegExp(`${before}(["'\`])${RegExp.escape(name)}(?:/|\\1)`, "u").test(code);
}

function readManifest(path: string): Manifest {
  return manifestShape.parse({ license: "", ...JSON.parse(readFileSync(join(ROOT, path), "utf8")) });
}
