import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { coversSection508 } from "@plumbline/contract/conformance-tables";
import { proposedRow } from "@plumbline/contract/proposed-row";
import { isProvision } from "@plumbline/contract/section-508";
import { useState } from "react";

import { Checkbox } from "#ui/checkbox.tsx";

interface Section508ChoiceProps {
  criteria: readonly CriterionFacts[];
  rows: readonly ConformanceRow[];
  onChange: (rows: ConformanceRow[]) => void;
}

/** Whether the report covers Section 508. What was judged comes back with the choice while the page is open. */
export function Section508Choice({ criteria, rows, onChange }: Section508ChoiceProps) {
  const [left, setLeft] = useState<readonly ConformanceRow[]>([]);
  const others = rows.filter((row) => !isOf508(row));
  const proposed = criteria.filter(isOf508).map(proposedRow);
  const choose = (isCovered: boolean) => {
    setLeft(rows.filter(isOf508));
    onChange(isCovered ? [...others, ...(left.length > 0 ? left : proposed)] : others);
  };
  return (
    <Checkbox isSelected={coversSection508(rows)} onChange={choose}>
      Also report on the Revised Section 508 standards, chapters 3 to 6 ({proposed.length} more rows)
    </Checkbox>
  );
}

function isOf508({ criterion }: Pick<ConformanceRow, "criterion">): boolean {
  return isProvision(criterion);
}
