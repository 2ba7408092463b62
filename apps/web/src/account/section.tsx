import type { ReactNode } from "react";

import { failureMessage } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";

interface SectionProps {
  /** Of its heading; `/account#{id}` leads there. */
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}

/** One subject of the Account screen: what it is about on the left, what one can do on the right. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap gap-x-10 gap-y-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      {/* Side by side where there is room for both, however large the text is. */}
      <div className="max-w-full grow basis-72">
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 font-semibold outline-none">
          {title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-sm text-muted">{about}</p>
      </div>
      <div className="max-w-full min-w-0 grow-[3] basis-md">{children}</div>
    </section>
  );
}

interface SectionQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<T> {
  query: SectionQuery<T>;
  /** What is loaded, as in 'Loading sessions...'. */
  what: string;
  children: (data: T) => ReactNode;
}

/** What a section shows once its data is there; until then its shape, or why it is not there and another try. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) {
    return (
      <div>
        <p role="status" className="text-sm text-muted">
          Loading {what}...
        </p>
        <div aria-hidden className="mt-4 space-y-3">
          <div className="skeleton h-4 w-2/3" />
          <div className="skeleton h-4 w-1/2" />
        </div>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p role="alert" className="text-red wrap-anywhere">
        {failureMessage(query.error, `Failed to load ${what}`)}
      </p>
      <Button size="sm" isBusy={query.isFetching} onPress={() => void query.refetch()}>
        Try Again<span className="sr-only">: {what}</span>
      </Button>
    </div>
  );
}
