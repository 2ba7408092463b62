import type { ConformanceRow } from "@plumbline/contract/conformance-reports";
import { calendarDay } from "@plumbline/contract/calendar";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";
import { stringify } from "yaml";

import { methodsOf } from "#conformance-methods.ts";
import { rowNotes } from "#conformance-notes.ts";
import type { ConformanceDocument } from "#statement-input.ts";

/** Edition of the VPAT whose criteria and levels the file uses. */
const CATALOG = "2.5-edition-wcag-2.2-en";
/** Never folds a line: a folded line reads differently in a viewer of differences. */
const NO_FOLDING = { lineWidth: 0 };

/**
 * A conformance report as OpenACR YAML. Source: https://github.com/GSA/openacr, schema 0.1.0. A draft says so in its title;
 * only a draft has rows that are not evaluated.
 */
export function openacrOf(report: ConformanceDocument): string {
  const { terms, facts, signature, version, savedAt } = report;
  const day = calendarDay(new Date(signature?.signedAt ?? savedAt), facts.timeZone);
  return stringify(
    {
      title: `${signature === null ? "Draft: " : ""}${terms.vendor.name || facts.organization} Accessibility Conformance Report`,
      product: { ...terms.product },
      author: { ...terms.author, company_name: terms.vendor.name },
      vendor: {
        name: terms.contact.name,
        company_name: terms.vendor.name,
        address: terms.vendor.address,
        email: terms.contact.email,
        phone: terms.contact.phone,
        website: facts.site,
      },
      report_date: day,
      last_modified_date: calendarDay(savedAt, facts.timeZone),
      version,
      notes: [terms.notes, terms.changes && `Changes since the last version: ${terms.changes}`]
        .filter((part) => part !== "")
        .join("\n"),
      evaluation_methods_used: Object.values(methodsOf(report)).join("\n"),
      legal_disclaimer: terms.disclaimer,
      feedback: terms.feedback,
      catalog: CATALOG,
      chapters: {
        success_criteria_level_a: { criteria: criteriaOf(report, "A") },
        success_criteria_level_aa: { criteria: criteriaOf(report, "AA") },
        success_criteria_level_aaa: { notes: "This level was not evaluated.", disabled: true },
      },
    },
    NO_FOLDING,
  );
}

function criteriaOf(report: ConformanceDocument, level: "A" | "AA") {
  return report.terms.rows
    .filter(({ criterion }) => wcagCriterion(criterion)?.level === level)
    .map((row) => criterionOf(row, report));
}

function criterionOf(row: ConformanceRow, report: ConformanceDocument) {
  const notes = rowNotes(row, report).join("\n");
  return { num: row.criterion, components: [{ name: "web", adherence: { level: row.adherence, notes } }] };
}
