import { useQuery } from "@tanstack/react-query";
import { FileCheck, History, ListChecks, TrendingUp, type LucideIcon } from "lucide-react";

import { firstScanWords } from "#live/first-scan.ts";
import { dashboardQuery } from "#queries/dashboard.ts";

const FEATURES: readonly { Icon: LucideIcon; text: string }[] = [
  { Icon: FileCheck, text: "A branded PDF for every weekly and monthly scan" },
  { Icon: ListChecks, text: "The score of each area, and what changed it" },
  { Icon: TrendingUp, text: "How the scores changed from scan to scan" },
  { Icon: History, text: "Three years of reports, kept for you to search and download" },
];

const SOON = "Your first report appears here when the initial scan is done, within 24 hours.";

/** No audit yet: what will be here and when. */
export function NoAudits() {
  const { data } = useQuery(dashboardQuery);
  return (
    <div className="max-w-xl py-6">
      <h1 className="text-2xl font-semibold tracking-tight">No Audit History Yet</h1>
      <p className="mt-1 text-muted">
        {data && !firstScanWords(data).isComing ? firstScanWords(data).subtitle : SOON}
      </p>
      <ul className="mt-6 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
        {FEATURES.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-3 px-5 py-3.5 text-sm">
            <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
