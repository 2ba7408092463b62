import { ChevronLeft, ChevronRight } from "lucide-react";

import { Button } from "./button.tsx";
import { rangeWords } from "./range-words.ts";
import { useStepFocus } from "./use-step-focus.ts";

interface PaginationProps {
  page: number;
  total: number;
  pageSize: number;
  /** What is listed, in the plural. */
  things: string;
  onChange: (page: number) => void;
}

/** 'Showing 6 to 10 of 104 audits' and the way to the pages beside it. */
export function Pagination({ page, total, pageSize, things, onChange }: PaginationProps) {
  const { statusId, noteStep } = useStepFocus(page);
  const step = (by: 1 | -1) => {
    noteStep();
    onChange(page + by);
  };
  return (
    <nav
      aria-label={`Pages of ${things}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4 text-sm"
    >
      <p id={statusId} role="status" tabIndex={-1} className="text-muted tabular-nums">
        {rangeWords({ page, total, pageSize, things })}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          isDisabled={page <= 1}
          onPress={() => step(-1)}
        >
          Previous
        </Button>
        <Button size="sm" isDisabled={page * pageSize >= total} onPress={() => step(1)}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
