import type { Issue } from "@plumbline/contract/issues";
import { ownDescription } from "@plumbline/contract/own-description";
import { ListTree } from "lucide-react";
import type { ReactNode } from "react";

import { formatDate } from "#format/dates.ts";
import { websiteAddress } from "#format/website.ts";
import { Button } from "#ui/button.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { ExternalLink } from "#ui/external-link.tsx";

import { AcceptIssue } from "./accept-issue.tsx";
import { CheckAgain } from "./check-again.tsx";
import { OfIssue } from "./of-issue.tsx";
import { severityWord } from "#ui/severity-chip.tsx";

/** What an issue means, and what one can do about it. */
export function IssueBody({ issue, onDetails }: { issue: Issue; onDetails: () => void }) {
  const address = websiteAddress(issue.pageUrl);
  const description = ownDescription(issue);
  return (
    <div className="mt-3 space-y-4 border-t border-line pt-3 text-sm sm:pl-5.5">
      <dl className="grid max-w-[75ch] gap-3">
        {description && <Fact name="Description">{description}</Fact>}
        {issue.impact && <Fact name="Impact">{issue.impact}</Fact>}
        {issue.businessImpact && <Fact name="Business impact">{issue.businessImpact}</Fact>}
      </dl>
      <dl className="grid grid-cols-2 gap-3 sm:flex sm:gap-10">
        <Fact name="Estimated time">{issue.estimatedFixTime}</Fact>
        <Fact name="Severity">{severityWord(issue.severity)}</Fact>
        <Fact name="Found">{formatDate(issue.createdAt)}</Fact>
        <Fact name="Places">{issue.places}</Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<ListTree aria-hidden className="size-4" />} onPress={onDetails}>
          Details
          <OfIssue issue={issue} />
        </Button>
        {address && (
          <ExternalLink href={address} className={buttonLook({ size: "sm" })}>
            View Page
            <OfIssue issue={issue} />
          </ExternalLink>
        )}
        <CheckAgain issue={issue} />
        <AcceptIssue issue={issue} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}
