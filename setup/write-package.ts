import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import "./closed-pipes.ts";
import { makePackage } from "./pack/make-package.ts";
import { ROOT } from "./steps.ts";

/** Writes the package of the command line: `npm run pack [-- --out FOLDER]`. */
const { values } = parseArgs({ options: { out: { type: "string", default: join(ROOT, "dist") } } });
const target = resolve(values.out);
mkdirSync(target, { recursive: true });
const staging = mkdtempSync(join(tmpdir(), "plumbline-pack-"));
try {
  const { file, size, unpackedSize, files } = await makePackage(staging, target);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${file}: ${megabytes(size)} (${files.length} files, ${megabytes(unpackedSize)} unpacked)`);
} finally {
  rmSync(staging, { recursive: true });
}
