import { calendarDay } from "@plumbline/contract/calendar";
import type { ConformanceRow } from "@plumbline/contract/conformance-reports";
import {
  type ConformanceTable,
  conformanceTables,
  coversSection508,
} from "@plumbline/contract/conformance-tables";
import { isProvision } from "@plumbline/contract/section-508";
import { stringify } from "yaml";

import { methodsOf, productDescription } from "#conformance-methods.ts";
import { rowNotes, wholeNotes } from "#conformance-notes.ts";
import { identityView } from "#sections/identity.ts";
import { keeperWords } from "#sections/statement-frame.ts";
import type { ConformanceDocument } from "#statement-input.ts";

/** Edition of the VPAT whose criteria and levels the file uses. */
const CATALOG = "2.5-edition-wcag-2.2-en";
const CATALOG_WITH_508 = "2.5-edition-wcag-2.2-508-en";
/**
 * Never folds a line: a folded line reads differently in a viewer of differences. What YAML 1.1 would take for a date, as
 * the readers of OpenACR do, is quoted.
 */
const AS_TEXT = { lineWidth: 0, version: "1.1" } as const;

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
      product: { ...terms.product, description: productDescription(report) },
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
      notes: notesOf(report),
      evaluation_methods_used: Object.values(methodsOf(report)).join("\n"),
      legal_disclaimer: terms.disclaimer,
      feedback: terms.feedback,
      catalog: coversSection508(terms.rows) ? CATALOG_WITH_508 : CATALOG,
      chapters: {
        ...Object.fromEntries(
          conformanceTables(terms.rows).map((table) => [table.id, chapterOf(table, report)]),
        ),
        success_criteria_level_aaa: { notes: "This level was not evaluated.", disabled: true },
      },
    },
    AS_TEXT,
  );
}

/** What a person noted, and last what the file is proved by: the schema has no field of its own for that. */
function notesOf({ terms, facts, brand }: ConformanceDocument): string {
  const { identity, scannedAt, timeZone } = facts;
  const { rows, keywords } = identityView({ identity, finishedAt: new Date(scannedAt), timeZone });
  return [
    terms.notes,
    terms.changes && `Changes since the last version: ${terms.changes}`,
    ...rows.map(({ name, value }) => `${name}: ${value}`),
    `${keeperWords(brand)} can check this file against the archive with the command plumbline verify. It looks for:`,
    keywords.join(" "),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** A chapter of which one thing is said as a whole has no criteria of its own. */
function chapterOf({ about, rows, whole }: ConformanceTable, report: ConformanceDocument) {
  const notes = about === "" ? {} : { notes: about };
  return whole === null
    ? { ...notes, criteria: rows.map((row) => criterionOf(row, report)) }
    : { notes: wholeNotes(whole, report).join("\n"), disabled: true };
}

function criterionOf(row: ConformanceRow, report: ConformanceDocument) {
  const notes = rowNotes(row, report).join("\n");
  const component = isProvision(row.criterion) ? "none" : "web";
  return {
    num: row.criterion,
    components: [{ name: component, adherence: { level: row.adherence, notes } }],
  };
}
