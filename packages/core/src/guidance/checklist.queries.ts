import { type IssueStatus, UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";
import { and, asc, between, eq, inArray, or, sql, type SQL } from "drizzle-orm";

import { severityPosition } from "#causes/case-of.ts";
import {
  firstPlace,
  inOrder,
  newestRetest,
  placeColumns,
  retestColumns,
} from "#issues/issue-list.queries.ts";
import { UNSOLVED } from "#issues/issues.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

const OPEN: IssueStatus[] = [...UNRESOLVED_STATUSES];

/** Confirmed issues that are unsolved, and those that a check found fixed. */
function isOnChecklist(): SQL | undefined {
  return and(eq(issues.needsReview, false), or(inArray(issues.status, [...UNSOLVED]), isCompleted()));
}

/** Only a check completes an item: a mark that waits for its check does not. */
function isCompleted(): SQL {
  return eq(issues.status, "verified");
}

/** The checklist: of each cause the open issues and the others apart, numbered from 0. */
function checklist(scope: Scope) {
  const isOpen = inArray(issues.status, OPEN);
  return scope.db
    .select({
      id: issues.id,
      cause: issues.cause,
      area: issues.area,
      isOpen: sql<boolean>`${isOpen}`.as("is_open"),
      isDone: sql<boolean>`${isCompleted()}`.as("is_completed"),
      position:
        sql<number>`(row_number() over (partition by ${issues.cause}, ${isOpen} order by ${issues.fingerprint}))::int - 1`.as(
          "place_in_cause",
        ),
    })
    .from(issues)
    .where(ownedBy(scope, issues, isOnChecklist()))
    .as("checklist");
}

/** How many items each cause has on the checklist, open ones and others apart, and which of them are completed. */
export async function selectItemCounts(scope: Scope) {
  const list = checklist(scope);
  return scope.db
    .select({
      cause: list.cause,
      area: list.area,
      isOpen: list.isOpen,
      items: sql<number>`count(*)::int`,
      completed: sql<number[]>`coalesce(array_agg(${list.position}) filter (where ${list.isDone}), '{}')`,
    })
    .from(list)
    .groupBy(list.cause, list.area, list.isOpen);
}

export type ItemCounts = Awaited<ReturnType<typeof selectItemCounts>>[number];

export interface ChecklistRange {
  /** Ids of causes in the order in which their items come. */
  causes: readonly string[];
  /** Whether completed items come too. */
  completed: boolean;
  /** Of each cause the items from this one, from 1, to that one. */
  from: number;
  to: number;
}

/** Items of some causes, unsolved ones before others, of equal ones the worst first. */
export async function selectItems(scope: Scope, { causes, completed, from, to }: ChecklistRange) {
  const list = checklist(scope);
  const numbered = scope.db
    .select({
      id: list.id,
      isOpen: list.isOpen,
      position: list.position,
      number: sql<number>`row_number() over (partition by ${list.cause} order by ${unsolvedFirst()})`.as(
        "place_in_list",
      ),
    })
    .from(list)
    .innerJoin(issues, eq(issues.id, list.id))
    .where(and(inArray(list.cause, [...causes]), completed ? undefined : sql`not ${list.isDone}`))
    .as("numbered");
  const place = firstPlace(scope);
  const retest = newestRetest(scope);
  return scope.db
    .select({
      issue: issues,
      isOpen: numbered.isOpen,
      position: numbered.position,
      place: placeColumns(place),
      retest: retestColumns(retest),
    })
    .from(numbered)
    .innerJoin(issues, eq(issues.id, numbered.id))
    .innerJoin(inOrder(causes), sql`cause_order.cause = ${issues.cause}`)
    .leftJoinLateral(place, sql`true`)
    .leftJoinLateral(retest, sql`true`)
    .where(between(numbered.number, from, to))
    .orderBy(sql`cause_order.place_in_order`, asc(numbered.number));
}

/** The first items of the whole checklist: unsolved ones in the order of their causes, then others. */
export async function selectFirstItems(scope: Scope, causes: readonly string[], limit: number) {
  const list = checklist(scope);
  const place = firstPlace(scope);
  const retest = newestRetest(scope);
  return scope.db
    .select({
      issue: issues,
      isOpen: list.isOpen,
      position: list.position,
      place: placeColumns(place),
      retest: retestColumns(retest),
    })
    .from(list)
    .innerJoin(issues, eq(issues.id, list.id))
    .innerJoin(inOrder(causes), sql`cause_order.cause = ${issues.cause}`)
    .leftJoinLateral(place, sql`true`)
    .leftJoinLateral(retest, sql`true`)
    .orderBy(sql`${isUnsolved()} desc`, sql`cause_order.place_in_order`, unsolvedFirst())
    .limit(limit);
}

export type ChecklistRow = Awaited<ReturnType<typeof selectFirstItems>>[number];

function isUnsolved(): SQL {
  return inArray(issues.status, [...UNSOLVED]);
}

function unsolvedFirst(): SQL {
  return sql`${isUnsolved()} desc, ${severityPosition()}, ${issues.pageCount} desc, ${issues.fingerprint}`;
}
