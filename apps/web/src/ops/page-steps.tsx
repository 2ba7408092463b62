import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";

import { Button } from "#ui/button.tsx";
import { useStepFocus } from "#ui/use-step-focus.ts";

interface PageStepsProps {
  page: number;
  hasNext: boolean;
  /** What is listed, in the plural. */
  things: string;
  onPage: (page: number) => void;
}

/** The way through a list that nobody counts. It is left out where all is on one page. */
export function PageSteps({ page, hasNext, things, onPage }: PageStepsProps) {
  const { statusId, noteStep } = useStepFocus(page);
  const step = (by: 1 | -1) => {
    noteStep();
    onPage(page + by);
  };
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={`Pages of ${things}`} className="flex items-center justify-between gap-4 text-sm">
      <p id={statusId} role="status" tabIndex={-1} className="text-muted tabular-nums">
        Page {page}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          isDisabled={page === 1}
          onPress={() => step(-1)}
        >
          Previous
        </Button>
        <Button size="sm" isDisabled={!hasNext} onPress={() => step(1)}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}

/** What an empty list says: its own words on the first page; on a later one, that this page is empty. */
export function emptyWords(page: number, ofList: string): string {
  return page === 1 ? ofList : "There is nothing on this page.";
}

/** What a list shows, kept in the address: it survives a reload, can be sent to someone, and Back takes it back. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get("page") ?? "1")) || 1);
  /** Sets or, where empty, removes a value; another list begins at its first page. */
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        if (name !== "page") before.delete("page");
        return before;
      },
      { preventScrollReset: true },
    );
  return { params, page, set, setPage: (next: number) => set("page", next === 1 ? "" : String(next)) };
}
