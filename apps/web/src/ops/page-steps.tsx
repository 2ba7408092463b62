import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";

import { Button } from "#ui/button.tsx";

interface PageStepsProps {
  page: number;
  hasNext: boolean;
  /** What is listed, in the plural. */
  things: string;
  onPage: (page: number) => void;
}

/** The way through a list that nobody counts. It is left out where all is on one page. */
export function PageSteps({ page, hasNext, things, onPage }: PageStepsProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={`Pages of ${things}`} className="flex items-center justify-between gap-4 text-sm">
      <p role="status" className="text-muted tabular-nums">
        Page {page}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={<ChevronLeft aria-hidden className="size-4" />}
          isDisabled={page === 1}
          onPress={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Button size="sm" isDisabled={!hasNext} onPress={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
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
