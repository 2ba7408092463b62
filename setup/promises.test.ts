import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { describe, expect, it } from "vitest";

const root = dirname(import.meta.dirname);

interface Promised {
  promise: string;
  command: string;
  figure: string;
  goal: string;
}

/** Rows of the tables of promises of a document, told by their heading. */
function promisesIn(file: string): Promised[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const heads = lines.flatMap((line, at) =>
    line === "| Promise | Command | Last figure | Goal |" ? [at] : [],
  );
  return heads.flatMap((head) => {
    const end = lines.findIndex((line, at) => at > head && !line.startsWith("|"));
    return lines.slice(head + 2, end === -1 ? undefined : end).map((line) => {
      const [promise = "", command = "", figure = "", goal = ""] = line.slice(2, -2).split(" | ");
      return { promise, command, figure, goal };
    });
  });
}

const promises = ["docs/operating.md", "docs/security.md"].flatMap(promisesIn);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const measuring = Object.keys(scripts).filter((name) => /^(?:bench|prove):/u.test(name));
const scriptOf = ({ command }: Promised) => /^`npm run (\S+?)(?: -- .*)?`$/u.exec(command)?.[1];
const testOf = ({ command }: Promised) => /^`npx vitest run (\S+)`$/u.exec(command)?.[1];

/** Whether the command of a row runs something that there is. */
function canRun(row: Promised): boolean {
  const [script, test] = [scriptOf(row), testOf(row)];
  if (script !== undefined) return script in scripts;
  return test !== undefined && existsSync(join(root, test));
}

describe("what is promised", () => {
  it.each(promises.map((row) => [row.promise, row] as const))("has its figure and its goal: %s", (_, row) => {
    expect(row.figure).toMatch(
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/u,
    );
    expect(row.goal).not.toBe("");
  });

  it.each(promises.map((row) => [row.command, row] as const))(
    "is shown by a command that there is: %s",
    (_, row) => {
      expect(canRun(row)).toBe(true);
    },
  );

  it.each(measuring)("has a row for each script that measures: %s", (name) => {
    expect(promises.map(scriptOf)).toContain(name);
  });

  it.each(measuring)("is measured by a file that there is: %s", (name) => {
    const file = /(?:bench|src|calibration)\/\S+/u.exec(scripts[name] ?? "")?.[0] ?? "";
    expect(existsSync(join(root, file)) || existsSync(join(root, "apps/api", file))).toBe(true);
  });
});
