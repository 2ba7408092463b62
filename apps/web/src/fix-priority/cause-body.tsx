import { fixHeading } from "@plumbline/contract/fix-heading";
import type { IssueCause } from "@plumbline/contract/issue-groups";
import { useQuery } from "@tanstack/react-query";

import { issueQueries } from "#queries/issues.ts";
import { Disclosure } from "#ui/disclosure.tsx";

import { CauseActs } from "./cause-acts.tsx";
import { CauseIssues } from "./cause-issues.tsx";
import { FixSteps } from "./fix-steps.tsx";
import type { IssueControl } from "./use-issue-view.ts";

interface CauseBodyProps {
  cause: IssueCause;
  control: IssueControl;
}

/** An opened cause: why it stands where it does, how to fix it, what one can do about all of it, and its issues. */
export function CauseBody({ cause, control }: CauseBodyProps) {
  return (
    <div className="space-y-5 border-t border-line px-4 pt-4 pb-5 sm:pr-5 sm:pl-16">
      <dl className="grid max-w-[75ch] gap-4 text-sm">
        <div>
          <dt className="font-medium text-muted">Why now</dt>
          <dd className="mt-0.5 wrap-anywhere">{cause.reasonInFull}</dd>
        </div>
        {cause.likelyOwner !== null && (
          <div>
            <dt className="font-medium text-muted">Likely owner</dt>
            <dd className="mt-0.5">{cause.likelyOwner}</dd>
          </div>
        )}
        <HowToFix issue={cause.firstIssue} />
      </dl>
      <CauseActs cause={cause} />
      <CauseIssues cause={cause} control={control} />
    </div>
  );
}

/** The first step, with the others one press away; issues of a cause share them. */
function HowToFix({ issue }: { issue: string }) {
  const { data } = useQuery(issueQueries.one(issue));
  const [first, ...others] = data?.fixSteps ?? [];
  if (data && first === undefined) return null;
  return (
    <div className="min-h-11">
      <dt className="font-medium text-muted">{fixHeading(data?.platform)}</dt>
      <dd className="mt-0.5 wrap-anywhere">
        {data === undefined ? <span className="skeleton mt-1 block h-4 w-2/3" /> : first}
        {data && others.length > 0 && (
          <Disclosure title={`All ${others.length + 1} steps`}>
            <FixSteps issue={data} />
          </Disclosure>
        )}
      </dd>
    </div>
  );
}
