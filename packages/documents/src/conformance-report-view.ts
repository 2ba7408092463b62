import { ADHERENCE_LEVELS, ADHERENCE_NAMES, ADHERENCE_TERMS } from "@plumbline/contract/adherence";
import type { ConformanceRow } from "@plumbline/contract/conformance-reports";
import { dayWords } from "@plumbline/contract/time-words";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { methodsOf } from "#conformance-methods.ts";
import { rowNotes } from "#conformance-notes.ts";
import { written } from "#printable.ts";
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
      human: written(methods.human),
      technologies: written(methods.technologies),
    },
    levels: ADHERENCE_LEVELS.filter((level) => report.signature === null || level !== "not-evaluated").map(
      (level) => ({ name: ADHERENCE_NAMES[level], meaning: ADHERENCE_TERMS[level] }),
    ),
    summary: summaryWords(terms.rows),
    tables: [
      { title: "Table 1: Success criteria, level A", rows: rowsOf(report, "A") },
      { title: "Table 2: Success criteria, level AA", rows: rowsOf(report, "AA") },
    ],
    disclaimer: written(terms.disclaimer),
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
    ["Product description", product.description || `The website ${facts.site}`],
    ["Vendor", joined([vendor.name || facts.organization, vendor.address])],
    ["Contact", joined([contact.name, contact.email, contact.phone]) || "Not named yet"],
    ["Author", joined([author.name, author.email]) || "Not named yet"],
    ["Notes", notes || "None"],
    ["Changes", changes || "None described"],
  ];
  return rows.map(([name, value]) => ({ name, value: written(value) }));
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function summaryWords(rows: readonly ConformanceRow[]): string {
  const counts = ADHERENCE_LEVELS.map((level) => {
    const number = rows.filter(({ adherence }) => adherence === level).length;
    return `${ADHERENCE_NAMES[level]} ${number}`;
  });
  return `Of ${rows.length} criteria: ${counts.join(", ")}.`;
}

function rowsOf(report: ConformanceDocument, level: "A" | "AA") {
  return report.terms.rows.flatMap((row) => {
    const known = wcagCriterion(row.criterion);
    return known?.level === level
      ? {
          criterion: { text: `${row.criterion} ${known.name}`, url: known.url },
          adherence: row.adherence,
          level: ADHERENCE_NAMES[row.adherence],
          notes: rowNotes(row, report).map(written),
        }
      : [];
  });
}
