import { type FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import { GUIDANCE_ITEMS } from "@plumbline/contract/guidance-terms";
import { NOT_ESTIMATED } from "@plumbline/contract/reason-words";
import { workWords } from "@plumbline/contract/work";

import type { OrganizationCauses } from "#causes/read-causes.ts";
import { readChecklist } from "#guidance/checklist.ts";
import { type ChecklistRow, selectFirstItems } from "#guidance/checklist.queries.ts";
import { type CauseItems, itemWork } from "#guidance/checklist-shares.ts";
import { completedAt } from "#guidance/completed-at.ts";
import { howToFix } from "#issues/how-to-fix.ts";
import { lastCheckOf } from "#issues/issue-item.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** The first items of the fix checklist, in the one order of causes. */
export async function firstGuidance(
  context: OrganizationContext,
  causes: OrganizationCauses,
): Promise<FixGuidanceItem[]> {
  const checklist = await readChecklist(context, causes);
  const items = new Map(checklist.map((entry) => [entry.cause.id, entry.items]));
  const rows = await selectFirstItems(context, [...items.keys()], GUIDANCE_ITEMS);
  return rows.map((row) => guidanceItem(row, items.get(row.issue.cause)));
}

function guidanceItem(
  { issue, isOpen, position, place, retest }: ChecklistRow,
  items: CauseItems | undefined,
): FixGuidanceItem {
  const { guidance, wcag } = issue;
  const work = items === undefined ? null : itemWork(items, { isOpen, position });
  const selector = place?.selector ?? null;
  return {
    id: issue.id,
    title: issue.title,
    category: issue.area,
    severity: issue.severity,
    description: issue.message,
    ...(wcag.length === 0 ? {} : { wcagGuideline: wcag.join(", ") }),
    estimatedTime: work === null ? NOT_ESTIMATED : workWords(work.minutes),
    estimatedCost: work?.cost ?? null,
    businessImpact: guidance?.businessImpact ?? "",
    ...(selector === null ? {} : { element: selector }),
    ...howToFix(guidance),
    completedAt: completedAt(issue),
    status: issue.status,
    lastCheck: lastCheckOf(retest),
  };
}
