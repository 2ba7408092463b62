import { ADHERENCE_LEVELS, ADHERENCE_NAMES, ADHERENCE_TERMS } from "@plumbline/contract/adherence";
import {
  type ConformanceTable,
  conformanceTables,
  coversSection508,
  rowTitle,
  rowUrl,
} from "@plumbline/contract/conformance-tables";
import { dayWords } from "@plumbline/contract/time-words";

import { methodsOf, productDescription } from "#conformance-methods.ts";
import { rowNotes, wholeNotes } from "#conformance-notes.ts";
import { written, writtenLines, writtenProse } from "#printable.ts";
import { signatureView, statementFrame, versionWords } from "#sections/statement-frame.ts";
import type { ConformanceDocument } from "#statement-input.ts";

const KIND = "Accessibility conformance report";

/** Everything the template prints, as finished text. */
export function conformanceView(report: ConformanceDocument) {
  const { terms } = report;
  const methods = methodsOf(report);
  return {
    ...statementFrame(report, { kind: KIND, vendor: terms.vendor.name, contact: terms.contact.email }),
    version: versionWords(report),
    about: aboutView(report),
    methods: {
      automated: written(methods.automated),
      human: writtenProse(methods.human),
      technologies: written(methods.technologies),
    },
    levels: ADHERENCE_LEVELS.filter((level) => report.signature === null || level !== "not-evaluated").map(
      (level) => ({ name: ADHERENCE_NAMES[level], meaning: ADHERENCE_TERMS[level] }),
    ),
    covers508: coversSection508(terms.rows),
    edition: coversSection508(terms.rows) ? "WCAG 2.2 and Revised Section 508 Edition" : "WCAG Edition",
    parts: partsOf(report),
    disclaimer: writtenProse(terms.disclaimer),
    feedback: written(terms.feedback) || "Not named yet",
    signature: signatureView(report),
  };
}

function aboutView({ terms, facts, savedAt, signature }: ConformanceDocument) {
  const { product, vendor, author, contact, notes, changes } = terms;
  const rows: [string, string][] = [
    ["Name of product", product.name || "Not named yet"],
    ["Version of product", product.version || "Not named yet"],
    ["Report date", dayWords(new Date(signature?.signedAt ?? savedAt), facts.timeZone)],
    ["Product description", productDescription({ terms, facts })],
    ["Vendor", joined([vendor.name || facts.organization, vendor.address])],
    ["Contact", joined([contact.name, contact.email, contact.phone]) || "Not named yet"],
    ["Author", joined([author.name, author.email]) || "Not named yet"],
    ["Notes", notes || "None"],
    ["Changes", changes || "None described"],
  ];
  return rows.map(([name, value]) => ({ name, value: writtenProse(value) }));
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

/** The tables of WCAG; those of Section 508 too where the report covers it. */
function partsOf(report: ConformanceDocument) {
  const tables = conformanceTables(report.terms.rows).map((table) => tableView(table, report));
  const wcag = tables.filter(({ isWcag }) => isWcag);
  const chapters = tables.filter(({ isWcag }) => !isWcag);
  const parts = [
    {
      title: "WCAG 2.2 report",
      summary: summaryWords(wcag, "criteria"),
      about:
        "Tables 1 and 2 say of each criterion how far the product meets it, where it does not, whom that affects, and by when it is to be fixed.",
      tables: wcag,
    },
    {
      title: "Revised Section 508 report",
      summary: summaryWords(chapters, "rows"),
      about:
        "Chapter 3 is about the ways in which people use the product. Where Section 508 refers to WCAG 2.0, levels A and AA, Tables 1 and 2 stand: " +
        "they cover its criteria, all but 4.1.1 Parsing. WCAG 2.2 has withdrawn that one, and the errata of WCAG 2.0 consider it always satisfied in HTML.",
      tables: chapters,
    },
  ];
  return parts.filter((part) => part.tables.length > 0);
}

function summaryWords(tables: readonly ReturnType<typeof tableView>[], what: string): string {
  const rows = tables.flatMap((table) => table.rows);
  const counts = ADHERENCE_LEVELS.map((level) => {
    const number = rows.filter(({ adherence }) => adherence === level).length;
    return `${ADHERENCE_NAMES[level]} ${number}`;
  });
  return `Of ${rows.length} ${what}: ${counts.join(", ")}.`;
}

function tableView({ id, title, about, rows, whole }: ConformanceTable, report: ConformanceDocument) {
  return {
    isWcag: id === "success_criteria_level_a" || id === "success_criteria_level_aa",
    title,
    about,
    whole: whole === null ? null : written(wholeNotes(whole, report).join(" ")),
    rows: rows.map((row) => ({
      criterion: { text: rowTitle(row.criterion), url: rowUrl(row.criterion) },
      adherence: row.adherence,
      level: ADHERENCE_NAMES[row.adherence],
      notes: rowNotes(row, report).flatMap(writtenLines),
    })),
  };
}
