import { useQuery } from "@tanstack/react-query";

import { countOf } from "#format/numbers.ts";
import { issueQueries } from "#queries/issues.ts";
import { Disclosure } from "#ui/disclosure.tsx";

/** More than there are checks that advise. */
const ALL_ADVICE = 100;

/** Best practice that stood when an audit was made, apart from all that it counts. */
export function AuditAdvice({ reportId }: { reportId: string }) {
  const { data } = useQuery(issueQueries.groups({ reportId, advice: "true", page: 1, limit: ALL_ADVICE }));
  if (data === undefined || data.groups.length === 0) return null;
  return (
    <section aria-labelledby="audit-advice" className="mt-4 border-t border-line pt-3 text-sm">
      <h3 id="audit-advice" className="font-semibold">
        Advice
      </h3>
      <p className="text-muted">
        Best practice beyond the criteria and laws we check. It never lowers a score.
      </p>
      <Disclosure title={countOf(data.total, "suggestion")}>
        <ul className="space-y-1.5 pl-5.5">
          {data.groups.map(({ id, title, places, reach }) => (
            <li key={id} className="wrap-anywhere">
              {title}
              <span className="text-muted tabular-nums">
                {" · "}
                {countOf(places, "place")} on {reach}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
