import type { ConformanceFacts, ConformanceRow } from "@plumbline/contract/conformance-reports";
import type { ConformanceTable } from "@plumbline/contract/conformance-tables";

import { ChapterAsWhole } from "./chapter-as-whole.tsx";
import { CriterionRow } from "./criterion-row.tsx";

interface CriteriaTableProps {
  table: ConformanceTable;
  facts: ConformanceFacts;
  judge: string;
  today: string;
  /** What changes of the rows, by criterion. */
  onChange: (parts: ReadonlyMap<string, Partial<ConformanceRow>>) => void;
}

/** The rows of one table of the report. */
export function CriteriaTable({ table, facts, judge, today, onChange }: CriteriaTableProps) {
  const { id, title, about, rows } = table;
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {about !== "" && <p className="mt-1 max-w-[75ch] text-sm text-muted">{about}</p>}
      {(id === "software" || id === "support_documentation_and_services") && (
        <ChapterAsWhole title={title} rows={rows} judge={judge} onChange={onChange} />
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <CriterionRow
            key={row.criterion}
            row={row}
            seen={facts.criteria.find(({ criterion }) => criterion === row.criterion)}
            judge={judge}
            today={today}
            onChange={(part) => onChange(new Map([[row.criterion, part]]))}
          />
        ))}
      </ul>
    </div>
  );
}
