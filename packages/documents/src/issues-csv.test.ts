import { describe, expect, it } from "vitest";

import { exportedAdvice, exportedIssue, issueExport } from "#issue-report.testing.ts";
import { issuesToCsv } from "#issues-csv.ts";

describe("issues as CSV", () => {
  it("are one row each below a header line, in UTF-8 that spreadsheets recognize", () => {
    const lines = issuesToCsv(issueExport()).split("\r\n");
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe(
      "\ufeffpriority,cause,severity,category,title,status,description,impact,business_impact,page,pages,places," +
        "estimated_fix_time,estimated_cost,cause_issues,cause_reach,cause_work,cause_cost,cause_likely_owner,cause_area_points,cause_overall_points,cause_reason," +
        "element_name,heading,selector,fix_steps,platform,wcag,check,needs_review,found,last_seen,accepted_until,accepted_because,fix_unit,example,advice",
    );
    expect(lines[2]).toContain("2,contrast.major,medium,Accessibility,Form fields have no label,Came back,");
    expect(lines[2]).toContain(
      ',30 minutes,75,1,3 of 4 pages,30 minutes,75,Web developer,12,2.16,"2.2 overall points, 30 minutes",Your e-mail,',
    );
  });

  it.each(["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])(
    "do not let a spreadsheet run %j",
    (title) => {
      const [, row] = issuesToCsv(issueExport({ issues: [exportedIssue({ title })] })).split("\r\n");
      expect(row).toMatch(/^1,a11y-form-label.critical,critical,Accessibility,"?'/u);
    },
  );

  it("name the platform in whose menus the steps are", () => {
    const csv = issuesToCsv(issueExport({ issues: [exportedIssue({ platform: "Drupal" })] }));
    expect(csv).toContain('2. Add a label element that names it.",Drupal,1.3.1 4.1.2,');
  });

  it("have advice after all of them, marked in a column of its own", () => {
    const csv = issuesToCsv(issueExport({ advice: exportedAdvice("Text outside of regions") }));
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",").at(-1))).toEqual(["no", "no", "no", "yes"]);
    expect(rows.at(-1)).toContain(",advice-0.advice,advice,Accessibility,Text outside of regions,Advice,");
  });

  it("say which of them a person must judge", () => {
    const issues = [exportedIssue(), exportedIssue({ needsReview: true })];
    const csv = issuesToCsv(issueExport({ issues }));
    const found = exportedIssue().createdAt;
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(`,${found},`)[0]?.split(",").at(-1))).toEqual(["no", "yes"]);
  });

  it("tell until when and why an issue is accepted", () => {
    const acceptance = { until: "2027-01-31", reason: "New shop, in January", by: "Alice Archer" };
    const csv = issuesToCsv(issueExport({ issues: [exportedIssue({ status: "accepted", acceptance })] }));
    expect(csv).toContain(',2027-01-31,"New shop, in January",form-label');
  });
});
