import { EFFORT_ESTIMATES } from "@plumbline/contract/effort";
import { type FixGuidanceItem, GUIDANCE_ITEMS } from "@plumbline/contract/fix-guidance";

import { type GuidanceRow, selectGuidance } from "#guidance/guidance.queries.ts";
import { NOT_ESTIMATED } from "#issues/issue-item.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** The fix checklist, worst first. */
export async function listGuidance(context: OrganizationContext): Promise<FixGuidanceItem[]> {
  const rows = await selectGuidance(context, GUIDANCE_ITEMS);
  return rows.map(guidanceItem);
}

function guidanceItem(row: GuidanceRow): FixGuidanceItem {
  const { guidance, wcag, selector } = row;
  const estimate = guidance === null ? null : EFFORT_ESTIMATES[guidance.effort];
  return {
    id: row.id,
    title: row.title,
    category: row.area,
    severity: row.severity,
    description: row.message,
    ...(wcag.length === 0 ? {} : { wcagGuideline: wcag.join(", ") }),
    estimatedTime: estimate?.time ?? NOT_ESTIMATED,
    estimatedCost: estimate?.cost ?? null,
    businessImpact: guidance?.businessImpact ?? "",
    ...(selector === null ? {} : { element: selector }),
    fixSteps: guidance?.fixSteps ?? [],
    resources: guidance?.resources ?? [],
    completedAt: row.checklistDoneAt?.toISOString() ?? null,
    isVerified: row.status === "verified",
  };
}
