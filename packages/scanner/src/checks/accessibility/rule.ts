import type { Severity } from "@plumbline/contract/areas";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";

import type { Defect, Effort } from "#check.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { EngineName } from "#evidence/engine-names.ts";
import { factsOf, hasStopped, type Probe } from "#evidence/probe-facts.ts";
import type { ExampleOf } from "#fix-examples/fixed-place.ts";

import type { RuleFamily } from "./rule-family.ts";

/** One rule of accessibility: what it asks for, why, and how it decides. */
export interface Rule extends RuleFamily {
  /** Equal to the name of the rule's folder. */
  id: string;
  /** Usual gravity; a defect may have its own. `info`: it breaks no criterion, so that it is advice. */
  severity: Severity | "info";
  /** Success criteria of WCAG 2.2; none for advice beyond them. */
  criteria: readonly string[];
  actRules?: readonly string[];
  /** Rules of the engines that ask for the same: what they find is told here. */
  engines?: Partial<Record<EngineName, readonly string[]>>;
  /** What a person is asked where an engine's rule cannot tell, by that rule. */
  questions?: Readonly<Record<string, string>>;
  /** What a person is asked after what an engine saw, where its word alone doesn't decide. */
  question?: string;
  /** Our own decisions, on facts. */
  examines?: readonly Examination[];
  /** Name of what it finds, in a non-specialist's words: at most 60 characters, no full stop. */
  defect: string;
  /** The demand, as it reads when it is met. */
  title: string;
  fixSteps: readonly string[];
  effort: Effort;
  /** As in `check.ts`. */
  likelyOwner?: LikelyOwner;
  /** As in `check.ts`. */
  example?: ExampleOf;
  /** Who advises it, where it breaks no criterion and no engine asks for it. */
  advisedBy?: { title: string; url: string };
  /** Set where every page that was examined can be judged. */
  alwaysApplies?: true;
  /** Set where it asks something of the page as a whole, and nothing of a document that a frame shows. */
  isOfPage?: true;
  /** Set where no engine says the same in other words: what it finds at an element stays apart from what they find there. */
  standsAlone?: true;
  /** Relations to other checks, as in `check.ts`. */
  toldBy?: string;
  effectOf?: readonly string[];
  effectOfInner?: readonly string[];
  /**
   * What one change mends together, by what is said of an element, where that is more than the element's own kind:
   * two colors that stand on each other in many places. Null where the element's own component tells.
   */
  mendedTogether?(message: string, element: ElementRef): string | null;
}

/** What rules may know of a page. */
export type ExaminedPage = Pick<PageEvidence, "engines" | "facts" | "document"> &
  Partial<Pick<PageEvidence, "finalUrl">>;

/** What a rule decides on some facts. */
export interface Decision {
  /** Whether the page has anything the rule is about. */
  applies: boolean;
  defects: RuleDefect[];
  /** What was not looked at, and why: told beside the defects, and in place of a pass. */
  unseen?: string;
  settled?: Settled[];
}

/** A defect at one element; criteria, ACT rules and severity are the rule's where it has none of its own. */
export interface RuleDefect extends Defect {
  /** How the page was shown; the probe's own view when absent. */
  view?: string;
  /** What is wrong with the element, where several views show it: told once, where it is seen first. */
  cause?: string;
}

/** An element that was examined further than the engines can, and found in order. */
export interface Settled {
  /** Null for what breaks none. */
  criterion: string | null;
  selector: string;
  /** Whether it settles even what axe is sure of, because the browser itself shows otherwise. */
  evenFailed?: boolean;
  /** Whether it settles only what this rule tells of the element, and not whatever else breaks the criterion there. */
  ofThisRule?: boolean;
}

/** One decision on the facts of one or more probes. */
export interface Examination {
  probes: readonly Probe<unknown>[];
  /** Whether it only settles what engines doubt, so that nothing is missed where it could not be made. */
  onlySettles: boolean;
  /** Whether engines are wrong so often here that what they tell of this rule is a doubt where it could not be made. */
  isNeeded?: boolean;
  /** @returns null where the page was not asked; a reason where it could not be */
  decide(page: ExaminedPage): Decision | { reason: string } | null;
}

/** Declares a rule. */
export function rule(declaration: Rule): Rule {
  return declaration;
}

const UNREAD = "The page has more of this than we read, so that the rest of it was not checked.";

type FactsOfAll<Probes extends readonly Probe<unknown>[]> = {
  [Index in keyof Probes]: Probes[Index] extends Probe<infer Facts> ? Facts : never;
};

/** Decides on the facts of one probe; a reason where they do not tell enough. */
export function examine<Facts>(
  probe: Probe<Facts>,
  decide: (facts: Facts, page: ExaminedPage) => Decision | { reason: string },
): Examination {
  return examineTogether([probe], ([facts], page) => decide(facts, page));
}

/** Decides on the facts of several probes, all of which are needed. */
export function examineTogether<const Probes extends readonly Probe<unknown>[]>(
  probes: Probes,
  decide: (facts: FactsOfAll<Probes>, page: ExaminedPage) => Decision | { reason: string },
): Examination {
  return {
    probes,
    onlySettles: false,
    decide: (page) => {
      const answers = probes.map((asked) => factsOf(page, asked));
      if (answers.includes(null)) return null;
      const missing = answers.find((answer) => answer?.gathered === false);
      if (missing?.gathered === false) return { reason: missing.reason };
      const facts = asFactsOfAll<Probes>(answers.map((answer) => answer?.gathered && answer.value));
      const decision = decide(facts, page);
      const hasMore = probes.some((asked) => hasStopped(page, asked));
      return hasMore && !("reason" in decision) ? { ...decision, unseen: UNREAD } : decision;
    },
  };
}

/** Settles what engines doubt, on the facts of one probe. */
export function settle<Facts>(
  probe: Probe<Facts>,
  decide: (facts: Facts) => Settled[],
  { isNeeded = false }: Pick<Examination, "isNeeded"> = {},
): Examination {
  return {
    ...examine(probe, (facts) => ({ applies: false, defects: [], settled: decide(facts) })),
    onlySettles: true,
    isNeeded,
  };
}

/** One value for each probe, read with that probe's type. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- keeps each value with its probe's type
function asFactsOfAll<Probes extends readonly Probe<unknown>[]>(
  values: readonly unknown[],
): FactsOfAll<Probes> {
  return values as FactsOfAll<Probes>;
}
