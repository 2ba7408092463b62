import type { ConformanceRow } from "@plumbline/contract/conformance-reports";
import { useState } from "react";

import { countOf } from "#format/numbers.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

interface ChapterAsWholeProps {
  title: string;
  rows: readonly ConformanceRow[];
  judge: string;
  onChange: (parts: ReadonlyMap<string, Partial<ConformanceRow>>) => void;
}

/** Says of all rows of a chapter that nobody has judged yet that they do not apply, for one reason. */
export function ChapterAsWhole({ title, rows, judge, onChange }: ChapterAsWholeProps) {
  const [remarks, setRemarks] = useState("");
  const open = rows.filter(({ adherence }) => adherence === "not-evaluated");
  if (open.length === 0) return null;
  const judged = { adherence: "not-applicable", remarks, evaluator: judge } as const;
  return (
    <div className="mt-3 mb-2 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        label={`Why ${title} does not apply, if so`}
        maxLength={2000}
        autoComplete="off"
        value={remarks}
        onChange={setRemarks}
      />
      <Button size="sm" onPress={() => onChange(new Map(open.map(({ criterion }) => [criterion, judged])))}>
        Mark {countOf(open.length, "row")} 'Not Applicable'
      </Button>
    </div>
  );
}
