import type { Area } from "@plumbline/contract/areas";

import { DEFAULT_CAP, EASES_FROM, GROUP_CAPS } from "#score/weights.ts";

/** What one check costs by itself, in points of 100. */
export interface GroupedCost {
  group: string;
  points: number;
}

/**
 * A sum that counts in full up to a share of the most it can be, and beyond that ever less: it comes close to the
 * most and never reaches it, so that whatever is taken away from it makes it smaller.
 */
export function eased(sum: number, most: number, share: number): number {
  const from = most * share;
  if (sum <= from) return sum;
  const rest = most - from;
  return most - (rest * rest) / (sum - from + rest);
}

/**
 * What checks cost together: each group nears its cap, and all of them what there is to lose.
 *
 * @param start score before anything is taken off
 */
export function lossOf(area: Area, start: number, costs: readonly GroupedCost[]): number {
  return sharesOf(area, start, costs).reduce((sum, share) => sum + share, 0);
}

/** The same for each of the costs: what is not counted in full is spread over all it was added up from. */
export function sharesOf(area: Area, start: number, costs: readonly GroupedCost[]): number[] {
  const byGroup = Map.groupBy(costs, ({ group }) => group);
  const partOf = new Map([...byGroup].map(([group, members]) => [group, groupPart(area, group, members)]));
  const inGroups = costs.map(({ group, points }) => points * (partOf.get(group) ?? 1));
  const sum = inGroups.reduce((total, points) => total + points, 0);
  const part = sum === 0 ? 1 : eased(sum, start, EASES_FROM.area) / sum;
  return inGroups.map((points) => points * part);
}

function groupPart(area: Area, group: string, members: readonly GroupedCost[]): number {
  const sum = members.reduce((total, { points }) => total + points, 0);
  const caps: Readonly<Record<string, number>> = GROUP_CAPS[area];
  return sum === 0 ? 1 : eased(sum, caps[group] ?? DEFAULT_CAP, EASES_FROM.group) / sum;
}

/** Rounds to tenths so that the parts still add up to the rounded whole: what is cut off most is rounded up. */
export function inTenths(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => part * 10);
  const rounded = exact.map((part) => Math.floor(part + PRECISION));
  const missing = Math.round(whole * 10) - rounded.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - (rounded[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return rounded.map((part, index) => (part + (raised.has(index) ? 1 : 0)) / 10);
}

/** A sum of tenths is seldom whole in binary. */
const PRECISION = 1e-9;
