import { ADHERENCE_LEVELS, ADHERENCE_NAMES } from "@plumbline/contract/adherence";
import type { ConformanceFacts, ConformanceRow } from "@plumbline/contract/conformance-reports";
import { conformanceTables, coversSection508 } from "@plumbline/contract/conformance-tables";
import { isProvision } from "@plumbline/contract/section-508";
import { useState } from "react";

import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";

import { CriteriaTable } from "./criteria-table.tsx";
import { Part } from "./part.tsx";
import { Section508Choice } from "./section-508-choice.tsx";

const SHOWN = [
  { value: "open", name: "To evaluate" },
  { value: "failing", name: "Failing" },
  { value: "all", name: "All" },
] as const;
type Shown = (typeof SHOWN)[number]["value"];

interface CriteriaPartProps {
  facts: ConformanceFacts;
  rows: readonly ConformanceRow[];
  today: string;
  onChange: (rows: ConformanceRow[]) => void;
}

/** All criteria, each with what the scan saw and what is said of it. */
export function CriteriaPart({ facts, rows, today, onChange }: CriteriaPartProps) {
  const [judge, setJudge] = useState("");
  const { shown, filter, visible } = useFilter(rows);
  const change = (parts: ReadonlyMap<string, Partial<ConformanceRow>>) =>
    onChange(rows.map((row) => ({ ...row, ...parts.get(row.criterion) })));
  return (
    <Part
      title="Criteria"
      about="Scans can show that a criterion fails. Only a person can say that one is met or does not apply, and their name goes into the report."
    >
      <Section508Choice criteria={facts.criteria} rows={rows} onChange={onChange} />
      <Summary rows={rows} />
      <div className="max-w-md">
        <TextField
          label="Who judges the rows you change now"
          maxLength={200}
          autoComplete="off"
          value={judge}
          onChange={setJudge}
        />
      </div>
      <Choice label="Show" isLabelled options={SHOWN} value={shown} onChange={filter} />
      {visible.length === 0 && <p className="text-sm text-muted">No row is like that.</p>}
      {conformanceTables(visible).map((table) => (
        <CriteriaTable
          key={table.id}
          table={table}
          facts={facts}
          judge={judge}
          today={today}
          onChange={change}
        />
      ))}
    </Part>
  );
}

/** The rows that a person wants to see, as they were when the filter was chosen: a row stays while someone works on it. */
function useFilter(rows: readonly ConformanceRow[]) {
  const [shown, setShown] = useState<Shown>("all");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const filter = (choice: Shown) => {
    setShown(choice);
    setHidden(new Set(rows.filter((row) => !isShown(row, choice)).map(({ criterion }) => criterion)));
  };
  return { shown, filter, visible: rows.filter(({ criterion }) => !hidden.has(criterion)) };
}

function isShown({ adherence }: ConformanceRow, shown: Shown): boolean {
  if (shown === "open") return adherence === "not-evaluated";
  if (shown === "failing") return adherence === "partially-supports" || adherence === "does-not-support";
  return true;
}

function Summary({ rows }: { rows: readonly ConformanceRow[] }) {
  if (!coversSection508(rows)) return <p className="text-sm">{summaryOf(rows)}</p>;
  return (
    <div className="text-sm">
      <p>WCAG 2.2: {summaryOf(rows.filter(({ criterion }) => !isProvision(criterion)))}</p>
      <p>Section 508: {summaryOf(rows.filter(({ criterion }) => isProvision(criterion)))}</p>
    </div>
  );
}

function summaryOf(rows: readonly ConformanceRow[]): string {
  return ADHERENCE_LEVELS.map(
    (level) => `${ADHERENCE_NAMES[level]} ${rows.filter(({ adherence }) => adherence === level).length}`,
  ).join(" · ");
}
