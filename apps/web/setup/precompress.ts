import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

import type { Plugin } from "vite";

const LARGE_ENOUGH = 1024;
const TEXT = /\.(?:js|css|svg)$/u;

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < LARGE_ENOUGH) return;
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source));
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
}

/**
 * Lays a .br and a .gz file beside every built text file; the server picks what the browser accepts. It reads what
 * was written, since plugins change chunks until the very end.
 */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((fileName) => TEXT.test(fileName));
      await Promise.all(files.map((fileName) => compress(join(dir, fileName))));
    },
  };
}
