import { ADHERENCE_LEVELS, ADHERENCE_NAMES } from "@plumbline/contract/adherence";
import type { ConformanceFacts, ConformanceRow } from "@plumbline/contract/conformance-reports";
import { useState } from "react";

import { Choice } from "#ui/choice.tsx";
import { TextField } from "#ui/text-field.tsx";

import { CriterionRow } from "./criterion-row.tsx";
import { Part } from "./part.tsx";

const SHOWN = [
  { value: "open", name: "To evaluate" },
  { value: "failing", name: "Failing" },
  { value: "all", name: "All 55" },
] as const;
type Shown = (typeof SHOWN)[number]["value"];

interface CriteriaPartProps {
  facts: ConformanceFacts;
  rows: readonly ConformanceRow[];
  onChange: (rows: ConformanceRow[]) => void;
}

/** All criteria, each with what the scan saw and what is said of it. */
export function CriteriaPart({ facts, rows, onChange }: CriteriaPartProps) {
  const [shown, setShown] = useState<Shown>("all");
  // As they were when the filter was chosen: a row stays while a person works on it.
  const [filtered, setFiltered] = useState(rows);
  const [judge, setJudge] = useState("");
  const wanted = new Set(filtered.filter((row) => isShown(row, shown)).map(({ criterion }) => criterion));
  const visible = rows.filter(({ criterion }) => wanted.has(criterion));
  const filter = (choice: Shown) => {
    setShown(choice);
    setFiltered(rows);
  };
  const set = (criterion: string, part: Partial<ConformanceRow>) =>
    onChange(rows.map((row) => (row.criterion === criterion ? { ...row, ...part } : row)));
  return (
    <Part
      title="Criteria"
      about="Scans can show that a criterion fails. Only a person can say that one is met or does not apply, and their name goes into the report."
    >
      <p className="text-sm">{summaryOf(rows)}</p>
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
      <ul className="divide-y divide-line">
        {visible.map((row) => (
          <CriterionRow
            key={row.criterion}
            row={row}
            seen={facts.criteria.find(({ criterion }) => criterion === row.criterion)}
            judge={judge}
            onChange={(part) => set(row.criterion, part)}
          />
        ))}
      </ul>
    </Part>
  );
}

function isShown({ adherence }: ConformanceRow, shown: Shown): boolean {
  if (shown === "open") return adherence === "not-evaluated";
  if (shown === "failing") return adherence === "partially-supports" || adherence === "does-not-support";
  return true;
}

function summaryOf(rows: readonly ConformanceRow[]): string {
  return ADHERENCE_LEVELS.map(
    (level) => `${ADHERENCE_NAMES[level]} ${rows.filter(({ adherence }) => adherence === level).length}`,
  ).join(" · ");
}
