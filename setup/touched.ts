import { basename } from "node:path";

const TEST = /\.test\.(?:tsx?|mjs)$/u;
const CODE = /\.(?:tsx?|mjs)$/u;

/**
 * The tests that a change touches: those that changed, and those that import a changed file themselves. What imports it
 * by way of other files is not among them; for a file that much is built on, that would be most of the suite.
 *
 * @param changed paths of files
 * @param tests all test files with their text
 */
export function touchedTests(changed: readonly string[], tests: ReadonlyMap<string, string>): string[] {
  const names = changed.filter((path) => CODE.test(path) && !TEST.test(path)).map(importedAs);
  return [...tests]
    .filter(([path, text]) => changed.includes(path) || names.some((name) => name.test(text)))
    .map(([path]) => path);
}

/** How a file is named at the end of an import, from its own package or another. */
function importedAs(path: string): RegExp {
  const name = RegExp.escape(basename(path).replace(CODE, ""));
  return new RegExp(String.raw`(?:from |import\()"[^"]*/${name}(?:\.tsx?|\.mjs)?"`, "u");
}
