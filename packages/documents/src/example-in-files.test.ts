import { exampleText } from "@plumbline/contract/fix-example-text";
import { describe, expect, it } from "vitest";

import { csvText } from "#csv-text.ts";
import { toCsv } from "#csv.ts";
import { exportedIssue, issueExport } from "#issue-report.testing.ts";
import { issuesToCsv } from "#issues-csv.ts";
import { toSarif } from "#sarif.ts";
import { aFinding, aResult } from "#scan-result.testing.ts";

const EXAMPLE = {
  text: "X-Content-Type-Options: nosniff",
  servers: [
    { server: "nginx" as const, text: 'add_header X-Content-Type-Options "nosniff" always;' },
    { server: "Caddy" as const, text: 'header X-Content-Type-Options "nosniff"' },
  ],
};
const CONTEXT = { checks: [], fingerprintOf: () => "f1", isNew: null };

/** The last column of the first row. */
const AS_CELL = csvText([["", exampleText(EXAMPLE)]]).replace("\ufeff", "");

describe("the example of a place", () => {
  it("is the same text in both CSV files and in SARIF", () => {
    const result = aResult({ findings: [aFinding({ example: EXAMPLE })] });
    expect(toCsv(result, CONTEXT).endsWith(`,f1${AS_CELL}`)).toBe(true);
    const issues = [exportedIssue({ example: EXAMPLE, fingerprint: "f1" })];
    const cells = `,f1${AS_CELL.trimEnd()},no`;
    expect(issuesToCsv(issueExport({ issues })).trimEnd().endsWith(cells)).toBe(true);
    const [found] = toSarif(result, CONTEXT).runs[0]?.results ?? [];
    expect(found?.properties).toMatchObject({ example: exampleText(EXAMPLE) });
  });

  it("is in none of them where there is none", () => {
    const result = aResult({ findings: [aFinding()] });
    expect(toCsv(result, CONTEXT).trimEnd().endsWith(",f1,")).toBe(true);
    expect(toSarif(result, CONTEXT).runs[0]?.results?.[0]?.properties).not.toHaveProperty("example");
  });
});
