import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { failureMessage } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is loaded, as it stands in a sentence: `the clients`. */
  what: string;
  children: (data: T) => ReactNode;
}

const ROWS = [1, 2, 3, 4];

/** A part of a screen once its data has come: its shape before that, and what failed where it did not come. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && !error) return <Shape what={what} />;
  return (
    <>
      {error && (
        <Notice
          tone="bad"
          title={data === undefined ? `We couldn't load ${what}` : `We couldn't refresh ${what}`}
          actions={
            <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
              Try again
            </Button>
          }
        >
          <p role="alert">{failureMessage(error, `Failed to load ${what}`)}</p>
        </Notice>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

function Shape({ what }: { what: string }) {
  return (
    <div>
      <p role="status" className="text-sm text-muted">
        Loading {what}...
      </p>
      <div aria-hidden className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-8 px-5 py-5">
            <div className="skeleton h-4 flex-1" />
            <div className="skeleton h-4 w-24" />
            <div className="skeleton h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
