import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity, type Finding } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";

import type { ContentSecurityPolicy } from "./content-security-policy.ts";

/** What an attacker may be after, worst first. */
const AIMS = ["script", "object", "base"] as const;

/** A way around a policy: what an attacker could still do, and why the policy allows it. */
export interface CspHole {
  aim: (typeof AIMS)[number];
  directive: string;
  value: string | null;
  /** Other sources that leave the same open, each once. */
  others: string[];
  reason: string;
}

/**
 * The ways around all of a page's policies together, by Google's csp_evaluator. Only what it is sure of
 * (severity HIGH) counts. Every policy is enforced, so an aim is open only when each policy leaves it open.
 */
export function cspHoles(policies: readonly ContentSecurityPolicy[]): CspHole[] {
  const perPolicy = policies.map((policy) => holesOf(policy));
  const [first = []] = perPolicy;
  const open = new Set(first.map((hole) => hole.aim));
  for (const holes of perPolicy) {
    for (const aim of open) if (!holes.some((hole) => hole.aim === aim)) open.delete(aim);
  }
  const sharpest = perPolicy.flat().toSorted((a, b) => Number(a.value === null) - Number(b.value === null));
  return AIMS.filter((aim) => open.has(aim)).flatMap((aim) => {
    const [first, ...rest] = sharpest.filter((hole) => hole.aim === aim);
    if (first === undefined) return [];
    const values = new Set(rest.flatMap(({ value }) => value ?? []));
    values.delete(first.value ?? "");
    return [{ ...first, others: [...values] }];
  });
}

function holesOf(policy: ContentSecurityPolicy): CspHole[] {
  const text = [...policy.directives]
    .map(([name, sources]) => [name, ...(isEmptySourceList(name, sources) ? ["'none'"] : sources)].join(" "))
    .join("; ");
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter((finding) => finding.severity === Severity.HIGH)
    .map((finding) => asHole(finding));
}

/** A list without sources lets nothing in (CSP 3, 2.3.1), as 'none' does; the evaluator does not know that. */
function isEmptySourceList(name: string, sources: readonly string[]): boolean {
  return sources.length === 0 && /-src$|-src-|^base-uri$|^form-action$/.test(name);
}

function asHole(finding: Finding): CspHole {
  const { directive } = finding;
  const aim = directive === "object-src" ? "object" : directive === "base-uri" ? "base" : "script";
  return {
    aim,
    directive,
    value: finding.value ?? null,
    others: [],
    reason: finding.description.replaceAll(/\s+/g, " ").trim(),
  };
}
