import { COMPLETE_GUIDANCE } from "@plumbline/contract/endpoints/fix-guidance";
import { MARK_GROUP_FIXED } from "@plumbline/contract/endpoints/issue-groups";
import { useRef, useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { checkingWords } from "#format/check-words.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

/** What is marked as complete: one issue, or all open issues of a cause. */
export type Completable = { id: string } | { cause: string };

/**
 * Marks something as fixed, which has it checked, or takes the mark back: the same act as on Fix Priority. `wanted` is
 * what the last press asked for until that shows; when it fails, what held before shows again. As soon as the server has
 * answered, the next press counts; `complete` ends once what it changed shows.
 */
export function useCompletion(what: Completable) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const presses = useRef(0);
  const shown = useRef(Promise.resolve());
  const refresh = useRefresh(issueQueries.all, dashboardQuery);
  const show = async (press: number): Promise<void> => {
    await refresh();
    if (presses.current === press) setWanted(null);
  };
  const { run, isBusy } = useAction(async (isFixed: boolean) => {
    const press = (presses.current += 1);
    setWanted(isFixed);
    try {
      const changed = await mark(what, isFixed);
      toast.success("Issue status updated", { lines: isFixed ? [checkingWords(changed)] : [] });
      shown.current = show(press);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update issue status"));
      setWanted(null);
    }
  });
  const complete = async (isFixed: boolean): Promise<void> => {
    await run(isFixed);
    await shown.current;
  };
  return { complete, isBusy, wanted };
}

/** How many issues it changed. */
async function mark(what: Completable, isFixed: boolean): Promise<number> {
  if ("id" in what) {
    await call(COMPLETE_GUIDANCE, { params: { id: what.id }, body: { isCompleted: isFixed } });
    return 1;
  }
  return (await call(MARK_GROUP_FIXED, { params: { cause: what.cause }, body: { isFixed } })).data.changed;
}
