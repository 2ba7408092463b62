import { exampleHeading, exampleText, FILLING_WORDS } from "@plumbline/contract/fix-example-text";
import { issueExport as issueExportShape } from "@plumbline/contract/issue-export";
import { scanResult } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { csvText } from "#csv-text.ts";
import { toCsv } from "#csv.ts";
import { renderIssueReport } from "#issue-report.ts";
import { exportedIssue, issueExport, issueReport } from "#issue-report.testing.ts";
import { issuesToCsv } from "#issues-csv.ts";
import { readPdf } from "#read-pdf.testing.ts";
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

  it("is the same text in the app's contract, the PDF, the JSON and SARIF, there as a fix too", async () => {
    const example = { text: '<img src="chair.png" alt="TODO: say what it shows">' };
    const result = aResult({ findings: [aFinding({ example })] });
    const [inJson] = scanResult.parse(JSON.parse(JSON.stringify(result))).findings;
    const exported = issueExport({ issues: [exportedIssue({ example })] });
    const [inApp] = issueExportShape.parse(exported).issues;
    const [inSarif] = toSarif(result, CONTEXT).runs[0]?.results ?? [];
    const [change] = inSarif?.fixes?.[0]?.artifactChanges ?? [];
    const shown = exampleText(example);
    expect([inJson?.example, inApp?.example].map((told) => told && exampleText(told))).toEqual([
      shown,
      shown,
    ]);
    expect(inSarif?.properties?.["example"]).toBe(shown);
    expect(change?.replacements[0]?.insertedContent?.text).toBe(shown);
    const report = issueReport({ issues: [exportedIssue({ example })] });
    const { text } = await readPdf(renderIssueReport(report));
    expect(text).toContain(`After (example): ${shown}`);
    expect(text).toContain(FILLING_WORDS);
    expect(inSarif?.fixes?.[0]?.description?.text).toBe(`After (example). ${FILLING_WORDS}`);
  });

  it.each([
    ["fixed", "After (fix, tried on your site)"],
    ["not-fixed", "After (example)"],
    ["broke-something", "After (example)"],
  ] as const)("is called the same in the PDF and SARIF when the trial said %s", async (tried, heading) => {
    const example = { text: '<p class="note">', tried };
    const [told] = scanResult.parse(aResult({ findings: [aFinding({ snippet: "<p>", example })] })).findings;
    expect(told?.example).toEqual(example);
    const [inSarif] =
      toSarif(aResult({ findings: [aFinding({ snippet: "<p>", example })] }), CONTEXT).runs[0]?.results ?? [];
    expect(inSarif?.fixes?.[0]?.description?.text).toBe(heading);
    expect(exampleHeading(example)).toBe(heading);
    const report = issueReport({ issues: [exportedIssue({ example })] });
    expect((await readPdf(renderIssueReport(report))).text).toContain(`${heading}: ${example.text}`);
  });

  it("is whole in the PDF where it is longer than a place", async () => {
    const text = Array.from({ length: 120 }, (_, index) => `w${index}`).join(" ");
    const report = issueReport({ issues: [exportedIssue({ example: { text } })] });
    expect((await readPdf(renderIssueReport(report))).text).toContain(`${exampleHeading({ text })}: ${text}`);
  });

  it("is in none of them where there is none", () => {
    const result = aResult({ findings: [aFinding()] });
    expect(toCsv(result, CONTEXT).trimEnd().endsWith(",f1,")).toBe(true);
    expect(toSarif(result, CONTEXT).runs[0]?.results?.[0]?.properties).not.toHaveProperty("example");
  });
});
