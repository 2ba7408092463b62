import { GROUP_RETEST_PAGES } from "@plumbline/contract/issue-terms";
import type { IssueCause } from "@plumbline/contract/issue-groups";

import { countOf } from "#format/numbers.ts";

type Asked = Pick<IssueCause, "title" | "isSiteWide" | "pages">;

/** What happens when issues of a cause are marked as fixed, or no longer are: the same wherever it is asked. */
export function MarkFixedQuestion({ cause, isFixed }: { cause: Asked; isFixed: boolean }) {
  return (
    <>
      <p className="font-medium text-ink">{cause.title}</p>
      <p>
        {isFixed
          ? `Do this when the change is live. We check ${checkedWords(cause)} again, usually within minutes. Any issue ` +
            "that is still there opens again."
          : "They count as open again. Scans keep checking them."}
      </p>
    </>
  );
}

/** What a re-test of the cause looks at. */
function checkedWords({ isSiteWide, pages }: Asked): string {
  if (isSiteWide) return "your site";
  return pages > GROUP_RETEST_PAGES ? `up to ${GROUP_RETEST_PAGES} pages` : countOf(pages, "page");
}
