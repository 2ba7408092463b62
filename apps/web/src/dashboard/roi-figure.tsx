import type { ReactNode } from "react";

import { Disclosure } from "#ui/disclosure.tsx";

interface RoiFigureProps {
  name: string;
  value: string;
  note: string;
  /** The formula, and the same with its inputs. */
  children: ReactNode;
}

/** One figure of the analysis; it opens into its formula with the inputs. */
export function RoiFigure({ name, value, note, children }: RoiFigureProps) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 pt-4 pb-2 shadow-card">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="mt-1 block text-3xl font-semibold tracking-tight wrap-anywhere tabular-nums">
          {value}
        </span>
        <span className="mt-1 block text-xs text-muted">{note}</span>
        <Disclosure
          className="mt-1"
          title={
            <span>
              Formula<span className="sr-only"> of {name}</span>
            </span>
          }
        >
          <div className="space-y-1 pb-3 text-sm tabular-nums wrap-anywhere">{children}</div>
        </Disclosure>
      </dd>
    </div>
  );
}
