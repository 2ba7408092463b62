import type { Finding } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import { sureness } from "#judge/outcome-of-defect.ts";

/** Checks that also see what is wrong with the element around or at the place they name: the checks that tell it. */
const EFFECT_OF = new Map(CHECKS.map(({ id, effectOf = [] }) => [id, effectOf]));
/** Checks that also see what is wrong inside the element they name: the checks that tell it. */
const EFFECT_OF_INNER = new Map(CHECKS.map(({ id, effectOfInner = [] }) => [id, effectOfInner]));

/** An item is directly in its list, or in one wrapper. */
const STEPS_TO_ITEM = 2;

/**
 * Leaves out findings that one told at the element around them or inside them explains: items are no list items
 * because their list is none, and a link has no name because its image has none. The finding that stays takes their
 * sources; it explains nothing that is surer than it.
 */
export function absorbEffects(findings: readonly Finding[]): Finding[] {
  const causes = Map.groupBy(findings.filter(isCause), ({ page }) => page);
  const effectsOf = Map.groupBy(findings, (finding) => rootCause(finding, causes.get(finding.page) ?? []));
  return findings
    .filter((finding) => rootCause(finding, causes.get(finding.page) ?? []) === finding)
    .map((finding) => withEffects(finding, effectsOf.get(finding) ?? []));
}

const CAUSES: ReadonlySet<string> = new Set([...EFFECT_OF.values(), ...EFFECT_OF_INNER.values()].flat());

function isCause({ check }: Finding): boolean {
  return CAUSES.has(check);
}

/** The finding itself where nothing explains it. */
function rootCause(finding: Finding, causes: readonly Finding[]): Finding {
  const around = firstOf(EFFECT_OF.get(finding.check), causes, (cause) => explains(cause, finding));
  const cause =
    around ??
    firstOf(EFFECT_OF_INNER.get(finding.check), causes, (inner) => explainsFromInside(inner, finding));
  return cause === undefined ? finding : rootCause(cause, causes);
}

/** The first cause that explains something, by the order of the checks that may. */
function firstOf(
  owners: readonly string[] = [],
  causes: readonly Finding[],
  isExplaining: (cause: Finding) => boolean,
): Finding | undefined {
  const told = owners.flatMap((owner) => causes.filter(({ check }) => check === owner));
  return told.find(isExplaining);
}

function explainsFromInside(cause: Finding, { outcome, selector, snippet }: Finding): boolean {
  if (cause.selector === null || selector === null) return false;
  if (sureness(cause.outcome) > sureness(outcome)) return false;
  if (cause.selector.startsWith(`${selector} > `)) return true;
  const isNamed = !cause.selector.includes(" > ");
  return isNamed && cause.snippet !== null && snippet?.includes(cause.snippet) === true;
}

function explains(cause: Finding, { outcome, selector, snippet }: Finding): boolean {
  if (cause.selector === null || selector === null) return false;
  if (sureness(cause.outcome) > sureness(outcome)) return false;
  if (selector === cause.selector) return true;
  if (selector.startsWith(`${cause.selector} > `)) {
    return selector.slice(cause.selector.length).split(" > ").length - 1 <= STEPS_TO_ITEM;
  }
  // An element that is found by a name of its own does not say where it stands.
  const isNamed = !selector.includes(" > ");
  return isNamed && snippet !== null && cause.snippet?.includes(snippet) === true;
}

function withEffects(finding: Finding, told: readonly Finding[]): Finding {
  if (told.length < 2) return finding;
  const all = [finding, ...told];
  const union = (values: readonly string[]): string[] => [...new Set(values)];
  return {
    ...finding,
    wcag: union(all.flatMap(({ wcag }) => wcag)),
    actRules: union(all.flatMap(({ actRules }) => actRules)),
    sources: union(all.flatMap(({ sources }) => sources)),
  };
}
