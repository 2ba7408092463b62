import { readFileSync } from "node:fs";

import { CHECKS } from "@plumbline/scanner/checks";
import { describe, expect, it } from "vitest";

import { criteriaReference } from "#checks/criteria-reference.ts";

describe("the reference page of the criteria", () => {
  const page = criteriaReference(CHECKS);

  it("is the one in docs/reference; npm run docs:checks writes it again", () => {
    const file = new URL("../../../../docs/reference/wcag-criteria.md", import.meta.url);
    expect(readFileSync(file, "utf8") === page).toBe(true);
  });

  it("has a row for each of the 55 criteria of levels A and AA, each with a part for a person", () => {
    const rows = page.split("\n").filter((line) => line.startsWith("| ["));
    expect(rows).toHaveLength(55);
    expect(rows.filter((row) => row.endsWith("|  |"))).toEqual([]);
  });

  it("says of a criterion nothing looks at that there is no check", () => {
    expect(criteriaReference([])).toContain("For 0 of the 55 criteria");
    expect(page).not.toMatch(/passed/u);
  });
});
