import type { IssueCause } from "@plumbline/contract/issue-groups";
import { AREA_NAMES } from "@plumbline/contract/areas";
import { fixHeading } from "@plumbline/contract/fix-heading";
import { ownWords } from "@plumbline/contract/own-words";
import { useQuery } from "@tanstack/react-query";

import { countOf } from "#format/numbers.ts";
import { issueQueries } from "#queries/issues.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";

import { FixSteps } from "./fix-steps.tsx";
import { adviceOf, issuesOfAdvice } from "./fix-priority.api.ts";
import { whereWords } from "./where-words.ts";
import type { IssueControl } from "./use-issue-view.ts";

/** Best practice, closed and after all issues: nothing in it counts, and nothing has to be done about it. */
export function AdviceSection({ control }: { control: IssueControl }) {
  const { data } = useQuery(adviceOf(control.view));
  if (data === undefined || data.groups.length === 0) return null;
  return (
    <section
      aria-labelledby="advice"
      className="rounded-lg border border-line bg-surface px-5 py-4 shadow-card"
    >
      <h2 id="advice" className="font-semibold">
        Advice
      </h2>
      <p className="mt-1 max-w-[75ch] text-sm text-muted">
        Best practice beyond the criteria and laws we check. It never lowers a score, and you do not have to
        act on it.
      </p>
      <Disclosure title={countOf(data.total, "suggestion")} className="mt-1">
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {data.groups.map((cause) => (
            <li key={cause.id} className="py-2">
              <Suggestion cause={cause} control={control} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Suggestion({ cause, control }: { cause: IssueCause; control: IssueControl }) {
  return (
    <Disclosure heading={3} title={<SuggestionTitle cause={cause} />}>
      <SuggestionBody cause={cause} onDetails={control.openDetails} />
    </Disclosure>
  );
}

function SuggestionTitle({ cause }: { cause: IssueCause }) {
  return (
    <span className="wrap-anywhere">
      {cause.title}
      <span className="block font-normal text-muted tabular-nums">
        {AREA_NAMES[cause.area]}, {countOf(cause.places, "place")} on {cause.reach}
      </span>
    </span>
  );
}

interface SuggestionBodyProps {
  cause: IssueCause;
  onDetails: (issue: string) => void;
}

/** Why it is better, how it is done, and where. */
function SuggestionBody({ cause, onDetails }: SuggestionBodyProps) {
  const { data } = useQuery(issueQueries.one(cause.firstIssue));
  const { data: list } = useQuery(issuesOfAdvice(cause.id));
  const issues = list?.issues ?? [];
  const more = (list?.total ?? 0) - issues.length;
  return (
    <div className="space-y-3 pt-1 pb-3 pl-5.5 text-sm">
      {cause.why && <p className="max-w-[75ch] wrap-anywhere">{cause.why}</p>}
      {data && (
        <div className="max-w-[75ch]">
          <h4 className="font-medium text-muted">{fixHeading(data.platform)}</h4>
          <FixSteps issue={data} />
        </div>
      )}
      <ul
        aria-label={`Places: ${cause.title}`}
        className="divide-y divide-line rounded-md border border-line empty:hidden"
      >
        {issues.map((issue) => (
          <li key={issue.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {ownWords(issue)}
              {whereWords(issue) && <span className="text-muted"> · {whereWords(issue)}</span>}
            </p>
            <Button size="sm" onPress={() => onDetails(issue.id)}>
              Details
              <span className="sr-only">
                {" "}
                of {cause.title}, {ownWords(issue)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">and {more} more, in the exported files</p>}
    </div>
  );
}
