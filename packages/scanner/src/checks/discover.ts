import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Something that is declared once, in a file or folder of its own name. */
interface Declared {
  id: string;
}

/** Of our own files: `.ts` in the repository, `.js` in the published package. */
const EXTENSION = path.extname(import.meta.filename);

/**
 * Loads what is declared in files or folders named by their ids, in the order of these. The export has the id's name:
 * `secHsts` for `sec-hsts`.
 *
 * @param pattern glob below the folder, without the file's extension, e.g. `sec-*` or `a11y-*\/rule`
 * @throws what `exportOf` throws
 */
export async function discover<T extends Declared>(folder: string, pattern: string): Promise<T[]> {
  const files = globSync(`${pattern}${EXTENSION}`, { cwd: folder }).filter(
    (file) => !/\.(?:test|testing)\.ts$/.test(file),
  );
  return await Promise.all(
    files.toSorted().map(async (file) => {
      const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
      return exportOf<T>(module, file);
    }),
  );
}

/** @throws TypeError when a module does not export what its file's name promises */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its files declare
export function exportOf<T extends Declared>(module: unknown, file: string): T {
  const id = path.basename(file.replace(/(?:\/rule)?\.[jt]s$/, ""));
  const name = id.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  const found: unknown = Reflect.get(Object(module), name);
  if (!isDeclared<T>(found) || found.id !== id) {
    throw new TypeError(`${file} must export ${name}, declared with the id ${id}.`);
  }
  return found;
}

/** Each kind of file declares one kind of thing, which the compiler checks where it is declared. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what its files declare
function isDeclared<T extends Declared>(value: unknown): value is T {
  return typeof value === "object" && value !== null && "id" in value;
}
