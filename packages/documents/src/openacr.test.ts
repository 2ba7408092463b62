import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import {
  conformanceReport,
  finalReport,
  finalSection508,
  withSection508,
} from "#conformance-report.testing.ts";
import { openacrOf } from "#openacr.ts";
import type { ConformanceDocument } from "#statement-input.ts";

const SCHEMAS = fileURLToPath(new URL("../../../../shared/schemas/", import.meta.url));
const SCHEMA = `${SCHEMAS}openacr-0.1.0.json`;
const CATALOGS: Record<string, string> = {
  "2.5-edition-wcag-2.2-en": `${SCHEMAS}openacr-catalog-2.5-wcag-2.2-en.yaml`,
  "2.5-edition-wcag-2.2-508-en": `${SCHEMAS}openacr-catalog-2.5-wcag-2.2-508-en.yaml`,
};

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
  last_modified_date: z.string(),
  catalog: z.string(),
  chapters: z.object({ success_criteria_level_a: chapter, success_criteria_level_aa: chapter }),
});
const ofSection508 = z.object({
  catalog: z.string(),
  chapters: z.object({
    functional_performance_criteria: chapter,
    hardware: z.object({ disabled: z.literal(true), notes: z.string() }),
    software: z.unknown(),
    support_documentation_and_services: chapter,
  }),
});
/** As the tools of OpenACR read it: YAML 1.1 takes a date without quotes for no text. */
const read = (text: string) => openacr.parse(parse(text, { version: "1.1" }));

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

  it("has the chapters of Section 508 only where a person chose them", () => {
    const plain = read(openacrOf(finalReport()));
    expect(plain.catalog).toBe("2.5-edition-wcag-2.2-en");
    expect(parse(openacrOf(finalReport())).chapters).not.toHaveProperty("functional_performance_criteria");
    const { catalog, chapters } = ofSection508.parse(parse(openacrOf(finalSection508())));
    expect(catalog).toBe("2.5-edition-wcag-2.2-508-en");
    expect(chapters.functional_performance_criteria.criteria).toHaveLength(9);
    const notes = "Not Applicable.\nThe product is a website alone.\nJudged by Dana Webb.";
    expect(chapters.hardware).toEqual({ notes, disabled: true });
    expect(chapters.software).toEqual({ notes, disabled: true });
  });

  it("says of Section 508 in a draft what is known, and leaves the rest to a person", () => {
    const { chapters } = ofSection508.parse(parse(openacrOf(withSection508(conformanceReport()))));
    const [vision, ...others] = chapters.functional_performance_criteria.criteria;
    expect(vision?.components[0]?.adherence).toMatchObject({
      level: "partially-supports",
      notes: expect.stringContaining(
        "found failures that affect people who cannot see: 1.3.1 Info and Relationships. Tables 1 and 2 say where.",
      ),
    });
    expect(new Set(others.map(({ components }) => components[0]?.adherence.level))).toEqual(
      new Set(["not-evaluated"]),
    );
    expect(chapters.software).toMatchObject({
      notes: expect.stringMatching(/^Sections 502 and 503 are about/u),
    });
    expect(chapters.hardware.notes).toMatch(/^Not Evaluated\.\nNo person has evaluated this yet\./u);
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

const REPORTS: [string, ConformanceDocument][] = [
  ["a draft", conformanceReport()],
  ["a final report", finalReport()],
  ["a draft with Section 508", withSection508(conformanceReport())],
  ["a final report with Section 508", finalSection508()],
];
const anyChapter = z.object({
  criteria: chapter.shape.criteria.default([]),
  disabled: z.boolean().default(false),
});
const anyReport = z.object({ catalog: z.string(), chapters: z.record(z.string(), anyChapter) });
const knownCatalog = z.object({
  chapters: z.array(
    z.object({
      id: z.string(),
      criteria: z.array(z.object({ id: z.string(), components: z.array(z.string()) })),
    }),
  ),
  terms: z.array(z.object({ id: z.string() })),
});

describe.skipIf(!existsSync(SCHEMA))(
  "with OpenACR (needs its schema and catalogs in ../shared/schemas)",
  () => {
    it.each(REPORTS)("%s is valid by its schema", (_, report) => {
      const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(SCHEMA, "utf8")));
      validate(parse(openacrOf(report), { version: "1.1" }));
      expect(validate.errors).toBeNull();
    });

    it.each(REPORTS)(
      "%s has exactly the criteria, components and levels of its catalog, but for the withdrawn 4.1.1",
      (_, report) => {
        const { catalog, chapters } = anyReport.parse(parse(openacrOf(report)));
        const known = knownCatalog.parse(parse(readFileSync(CATALOGS[catalog] ?? "", "utf8")));
        const levels = known.terms.map(({ id }) => id);
        expect(new Set(Object.keys(chapters))).toEqual(new Set(known.chapters.map(({ id }) => id)));
        for (const { id, criteria } of known.chapters) {
          const told = chapters[id];
          if (told?.disabled) continue;
          // WCAG 2.2 has it no more: https://www.w3.org/TR/WCAG22/#parsing
          const listed = criteria.filter((criterion) => criterion.id !== "4.1.1");
          expect(told?.criteria.map(({ num }) => num)).toEqual(listed.map((criterion) => criterion.id));
          for (const [index, { components }] of (told?.criteria ?? []).entries()) {
            expect(listed[index]?.components).toContain(components[0]?.name);
            expect(levels).toContain(components[0]?.adherence.level);
          }
        }
      },
    );
  },
);
