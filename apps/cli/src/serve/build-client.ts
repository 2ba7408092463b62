import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../../..");
const WEB = join(ROOT, "apps", "web");
/** Folder the built client is served from. */
export const CLIENT_FOLDER = join(WEB, "dist");
const STAMP = join(CLIENT_FOLDER, ".built-from");

/** Hash of everything the build reads: the client, the contract it shares, and the locked packages. */
function sourceHash(): string {
  const files = globSync(
    [
      "apps/web/{src,public,setup}/**/*.*",
      "apps/web/*.*",
      "packages/contract/src/**/*.ts",
      "package-lock.json",
    ],
    {
      cwd: ROOT,
    },
  ).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex");
}

function runVite(): Promise<void> {
  const vite = join(
    dirname(createRequire(join(WEB, "package.json")).resolve("vite/package.json")),
    "bin",
    "vite.js",
  );
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: WEB,
    stdio: ["ignore", "ignore", "inherit"],
    // Whatever it is in this process: React's development build is slow, and loud.
    env: { ...process.env, NODE_ENV: "production" },
  });
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? done() : reject(new Error(`The web app could not be built (vite ended with ${code}).`)),
    );
  });
}

/** Builds the web client unless the last build was made from these very sources. */
export async function buildClient(): Promise<void> {
  const hash = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  await runVite();
  writeFileSync(STAMP, hash);
}
