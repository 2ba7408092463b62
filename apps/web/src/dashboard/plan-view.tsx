import type { DashboardData } from "@plumbline/contract/dashboard";
import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { Check } from "lucide-react";
import { Link } from "react-router";

import { formatDollars } from "#format/numbers.ts";
import { buttonLook } from "#ui/button-look.ts";
import { PageHeader } from "#ui/page-header.tsx";

import { RecentReports } from "./recent-reports.tsx";

/** No subscription: what the plan holds, and the reports there are. */
export function PlanView({ data }: { data: DashboardData }) {
  return (
    <div className="space-y-8">
      <PageHeader
        title={`Welcome to ${data.organization.name}!`}
        subtitle="Get automatic website compliance monitoring. We'll scan your site and send you detailed reports - no work required on your end."
      />
      <section
        aria-labelledby="plan"
        className="max-w-md rounded-lg border border-line bg-surface p-6 shadow-card"
      >
        <h2 id="plan" className="font-semibold">
          Monthly Plan
        </h2>
        <p className="mt-2 text-4xl font-semibold tracking-tight tabular-nums">
          {formatDollars(data.planPricing.monthly)}
          <span className="text-base font-normal tracking-normal text-muted">/month</span>
        </p>
        <ul className="mt-5 space-y-2.5 text-sm">
          {STANDARD_PLAN.features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <Link to="/billing" className={`${buttonLook({ variant: "primary" })} mt-6 w-full`}>
          Start Monthly Plan
        </Link>
      </section>
      <RecentReports reports={data.recentReports} organization={data.organization.name} />
    </div>
  );
}
