import type { IssueCause } from "@plumbline/contract/issue-groups";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { countOf, formatCount } from "#format/numbers.ts";

interface SeveritySectionProps {
  title: string;
  /** Issues of the group on all pages of the list. */
  total: number;
  causes: readonly IssueCause[];
  children: (cause: IssueCause) => ReactNode;
}

/** A collapsible group of causes. One that has none on this page is left out, or says how many of its issues are here. */
export function SeveritySection({ title, total, causes, children }: SeveritySectionProps) {
  const [isOpen, setOpen] = useState(true);
  const panel = useId();
  if (causes.length === 0) return null;
  return (
    <section aria-label={`${title} issues`} className="rounded-lg border border-line bg-surface shadow-card">
      <h2>
        <AriaButton
          aria-expanded={isOpen}
          aria-controls={panel}
          onPress={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full cursor-pointer flex-wrap items-center gap-x-2 rounded-lg px-4 py-2 text-left font-semibold sm:px-5"
        >
          <ChevronDown aria-hidden className={`size-4.5 text-muted ${isOpen ? "" : "-rotate-90"}`} />
          {title}
          <span className="text-sm font-normal text-muted tabular-nums">{countWords(causes, total)}</span>
        </AriaButton>
      </h2>
      <ul id={panel} hidden={!isOpen} className="divide-y divide-line border-t border-line">
        {causes.map(children)}
      </ul>
    </section>
  );
}

function countWords(causes: readonly IssueCause[], total: number): string {
  const here = causes.reduce((sum, { matching }) => sum + matching, 0);
  if (here < total) return `${formatCount(here)} of ${countOf(total, "issue")} on this page`;
  return causes.length === here
    ? countOf(here, "issue")
    : `${countOf(causes.length, "cause")}, ${countOf(here, "issue")}`;
}
