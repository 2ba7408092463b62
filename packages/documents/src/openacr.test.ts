import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { conformanceReport, finalReport } from "#conformance-report.testing.ts";
import { openacrOf } from "#openacr.ts";

const SCHEMAS = fileURLToPath(new URL("../../../../shared/schemas/", import.meta.url));
const SCHEMA = `${SCHEMAS}openacr-0.1.0.json`;
const CATALOG = `${SCHEMAS}openacr-catalog-2.5-wcag-2.2-en.yaml`;

const chapter = z.object({
  criteria: z.array(
    z.object({
      num: z.string(),
      components: z.array(
        z.object({ name: z.string(), adherence: z.object({ level: z.string(), notes: z.string() }) }),
      ),
    }),
  ),
});
const openacr = z.object({
  title: z.string(),
  report_date: z.string(),
  catalog: z.string(),
  chapters: z.object({ success_criteria_level_a: chapter, success_criteria_level_aa: chapter }),
});
const read = (text: string) => openacr.parse(parse(text));

describe("the OpenACR file", () => {
  it("says the same of each criterion as the report it is made of", () => {
    const report = finalReport();
    const { title, report_date, catalog, chapters } = read(openacrOf(report));
    const rows = [
      ...chapters.success_criteria_level_a.criteria,
      ...chapters.success_criteria_level_aa.criteria,
    ];
    const levels = new Map(rows.map(({ num, components }) => [num, components[0]?.adherence.level]));
    expect(levels).toEqual(
      new Map(report.terms.rows.map(({ criterion, adherence }) => [criterion, adherence])),
    );
    expect({ title, report_date, catalog }).toEqual({
      title: "Morning Bakery, Inc. Accessibility Conformance Report",
      report_date: "2026-11-25",
      catalog: "2.5-edition-wcag-2.2-en",
    });
    const contrast = rows.find(({ num }) => num === "1.4.3")?.components[0]?.adherence.notes;
    expect(contrast).toContain("Workaround: Use the dark theme.\nTarget date: January 22, 2027.");
  });

  it("calls a draft a draft", () => {
    expect(read(openacrOf(conformanceReport())).title).toMatch(/^Draft: /u);
  });

  it("holds what people typed as text, whatever it looks like", () => {
    const report = conformanceReport();
    const feedback = '*a: {b}\n- "c" # d';
    const file: unknown = parse(openacrOf({ ...report, terms: { ...report.terms, feedback } }));
    expect(file).toMatchObject({ feedback });
  });
});

describe.skipIf(!existsSync(SCHEMA))(
  "with OpenACR (needs its schema and catalog in ../shared/schemas)",
  () => {
    it.each([
      ["a draft", conformanceReport()],
      ["a final report", finalReport()],
    ])("%s is valid by its schema", (_, report) => {
      const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(SCHEMA, "utf8")));
      validate(parse(openacrOf(report)));
      expect(validate.errors).toBeNull();
    });

    it("has exactly the criteria, components and levels of its catalog, but for the withdrawn 4.1.1", () => {
      const known = z
        .object({
          chapters: z.array(z.object({ id: z.string(), criteria: z.array(z.object({ id: z.string() })) })),
          components: z.array(z.object({ id: z.string() })),
          terms: z.array(z.object({ id: z.string() })),
        })
        .parse(parse(readFileSync(CATALOG, "utf8")));
      const { chapters } = read(openacrOf(finalReport()));
      for (const [id, { criteria }] of Object.entries(chapters)) {
        const listed = known.chapters.find((one) => one.id === id)?.criteria.map((criterion) => criterion.id);
        // WCAG 2.2 has it no more: https://www.w3.org/TR/WCAG22/#parsing
        expect(criteria.map(({ num }) => num)).toEqual(listed?.filter((num) => num !== "4.1.1"));
        for (const component of criteria.flatMap(({ components }) => components)) {
          expect(known.components.map((one) => one.id)).toContain(component.name);
          expect(known.terms.map((one) => one.id)).toContain(component.adherence.level);
        }
      }
    });
  },
);
