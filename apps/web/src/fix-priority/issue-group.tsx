import type { Issue } from "@plumbline/contract/issues";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { IssueItem } from "./issue-item.tsx";

interface IssueGroupProps {
  title: string;
  /** On all pages. */
  total: number;
  issues: readonly Issue[];
  onDetails: (id: string) => void;
}

/** A collapsible group of issues. One that has none on this page is left out, or says where they are. */
export function IssueGroupSection({ title, total, issues, onDetails }: IssueGroupProps) {
  const [isOpen, setOpen] = useState(true);
  const panel = useId();
  if (issues.length === 0) return null;
  const isPartial = issues.length < total;
  return (
    <section aria-label={`${title} issues`} className="rounded-lg border border-line bg-surface shadow-card">
      <h2>
        <AriaButton
          aria-expanded={isOpen}
          aria-controls={panel}
          onPress={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-lg px-5 text-left font-semibold"
        >
          <ChevronDown aria-hidden className={`size-4.5 text-muted ${isOpen ? "" : "-rotate-90"}`} />
          {title}
          <span className="font-normal text-muted tabular-nums">
            {isPartial ? `${issues.length} of ${total} on this page` : total}
          </span>
        </AriaButton>
      </h2>
      <ul id={panel} hidden={!isOpen} className="divide-y divide-line border-t border-line">
        {issues.map((issue) => (
          <IssueItem key={issue.id} issue={issue} onDetails={onDetails} />
        ))}
      </ul>
    </section>
  );
}
