import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

const root = dirname(import.meta.dirname);
const planted = mkdtempSync(join(tmpdir(), "plumbline-imports-"));
copyFileSync(join(root, ".oxlintrc.json"), join(planted, ".oxlintrc.json"));
afterAll(() => rmSync(planted, { recursive: true }));

function lintImport(file: string, imported: string) {
  const path = join(planted, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from "${imported}";\n\nexport const copy = thing;\n`);
  const run = spawnSync(join(root, "node_modules", ".bin", "oxlint"), [file], {
    cwd: planted,
    encoding: "utf8",
  });
  return { status: run.status, output: run.stdout };
}

describe("who may import whom", () => {
  it.each([
    ["packages/contract/src/a.ts", "pino"],
    ["packages/core/src/scans/a.ts", "@plumbline/scanner/scan"],
    ["packages/scanner/src/a.ts", "@plumbline/core/platform/config"],
    ["packages/documents/src/a.ts", "@plumbline/core/platform/config"],
    ["apps/web/src/dashboard/a.ts", "@plumbline/core/platform/config"],
    ["apps/web/src/dashboard/b.ts", "#audit-history/audit-history.api.ts"],
    ["apps/api/src/a.ts", "@plumbline/scanner/scan"],
    ["apps/worker/src/a.ts", "@plumbline/api/server"],
    ["apps/cli/src/a.ts", "@plumbline/web/app"],
    ["apps/api/src/b.ts", "@plumbline/testing/cast"],
  ])("%s may not import %s", (file, imported) => {
    const { status, output } = lintImport(file, imported);
    expect(output).toContain("no-restricted-imports");
    expect(status).toBe(1);
  });

  it.each([
    ["packages/contract/src/c.ts", "zod"],
    ["packages/contract/src/d.ts", "./areas.ts"],
    ["packages/core/src/scans/c.ts", "@plumbline/contract/areas"],
    ["apps/web/src/dashboard/c.ts", "#ui/button.tsx"],
    ["apps/web/src/dashboard/d.ts", "#queries/dashboard.ts"],
    ["packages/contract/src/e.ts", "#endpoints/team.ts"],
    ["apps/web/src/app/c.ts", "#dashboard/dashboard-page.tsx"],
    ["apps/worker/src/c.ts", "@plumbline/scanner/scan"],
    ["apps/cli/src/c.ts", "@plumbline/worker/start"],
    ["apps/api/src/c.ts", "@plumbline/documents/issues-csv"],
    ["packages/core/src/scans/d.test.ts", "@plumbline/testing/cast"],
  ])("%s may import %s", (file, imported) => {
    const { status, output } = lintImport(file, imported);
    expect(output).not.toContain("no-restricted-imports");
    expect(status).toBe(0);
  });
});
