import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { PLUMBLINE_HOME } from "./home.mjs";
import { installSystemPackages, unpackSystemPackage } from "./system-packages.mjs";

/** The pinned Node needs this library, which a bare Debian does not have. */
const LIBRARY = "libatomic.so.1";
const PACKAGE = "libatomic1";
const TRIPLET = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }[process.arch] ?? "";
const LIBRARY_FOLDERS = ["lib", "lib64", "usr/lib", "usr/lib64", `lib/${TRIPLET}`, `usr/lib/${TRIPLET}`];

function libraryBelow(root) {
  return LIBRARY_FOLDERS.map((folder) => join(root, folder, LIBRARY)).find((file) => existsSync(file));
}

function useFrom(folder) {
  process.env.LD_LIBRARY_PATH = [folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
}

/** Makes the library there: on the system where that is allowed, otherwise unpacked for this process alone. */
export function ensureLibraries() {
  if (process.platform !== "linux" || libraryBelow("/")) return;
  const folder = join(PLUMBLINE_HOME, "libraries");
  if (existsSync(join(folder, LIBRARY))) return useFrom(folder);
  if (installSystemPackages(PACKAGE)) return;
  console.error(`Unpacking ${PACKAGE}, which the pinned Node needs ...`);
  const unpacked = unpackSystemPackage(PACKAGE, join(PLUMBLINE_HOME, "libraries.apt"));
  const found = unpacked && libraryBelow(unpacked);
  if (!found) throw new Error(`${LIBRARY} is missing. Install it, e.g. with: apt-get install ${PACKAGE}`);
  mkdirSync(folder, { recursive: true });
  symlinkSync(found, join(folder, LIBRARY));
  useFrom(folder);
}
