import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

const manifest = z.object({ workspaces: z.array(z.string()) });
/** They show which release to take. */
const SHOWING = ["README.md", "deploy/gitlab/plumbline.yml", "deploy/kubernetes/kustomization.yaml"];

/**
 * The files that name the version, with the new one in its place. Versions of packages of others stay, even equal ones.
 *
 * @param root of the checkout
 */
export function withVersion(root: string, current: string, version: string): Map<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const { workspaces } = manifest.parse(JSON.parse(read("package.json")));
  const manifests = ["", ...workspaces].flatMap((folder) =>
    globSync(join(folder, "package.json"), { cwd: root }),
  );
  const ours = [...manifests, "package-lock.json"].map(
    (path) => [path, inManifest(read(path), current, version)] as const,
  );
  const shown = SHOWING.map((path) => [path, read(path).replaceAll(shows(current), version)] as const);
  return new Map([...ours, ...shown].filter(([path, text]) => text !== read(path)));
}

/** npm writes a package's own version right after its name, and those of workspaces under `@plumbline/`. */
function inManifest(text: string, current: string, version: string): string {
  const own = new RegExp(
    String.raw`("name": "(?:plumbline|@plumbline/[\w-]+)",\s+"version": "|"@plumbline/[\w-]+": ")${RegExp.escape(current)}"`,
    "gu",
  );
  return text.replaceAll(own, `$1${version}"`);
}

function shows(version: string): RegExp {
  return new RegExp(String.raw`(?<![\d.])${RegExp.escape(version)}(?![\d.]*\d)`, "gu");
}
