import { examine, type Examination } from "#checks/accessibility/rule.ts";
import type { RuleDefect, Settled } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { NamedAllTheSame } from "./probe.ts";

const NAMED_ALL_THE_SAME = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** Criteria under which engines complain of a missing name. */
const NAME_CRITERIA = ["1.1.1", "1.3.1", "2.4.4", "3.3.2", "4.1.2"];

/**
 * Settles what engines complain of at controls of a kind whose name they overlook.
 *
 * @param isAsked of which tags a name that is a sign alone is asked about: one rule asks for each
 */
export function settleOverlookedNames(
  isOfKind: (tag: string) => boolean,
  isAsked: (tag: string) => boolean = () => false,
): Examination {
  const settling = examine(NAMED_ALL_THE_SAME, (controls) => {
    const named = controls.filter(({ tag, name }) => isOfKind(tag) && name !== "");
    const asked = named.filter(({ tag }) => isAsked(tag));
    return { applies: false, defects: asked.flatMap(askAboutSign), settled: named.flatMap(settledNames) };
  });
  return { ...settling, onlySettles: true };
}

function settledNames({ selector, by }: NamedAllTheSame): Settled[] {
  const isSure = by === "content" || by === "sign" || by === "field";
  return NAME_CRITERIA.map((criterion) => ({
    criterion,
    selector,
    ...(isSure ? { evenFailed: true, ofThisRule: true } : {}),
  }));
}

function askAboutSign({ name, element }: NamedAllTheSame): RuleDefect[] {
  if (element === undefined) return [];
  const message = `Its only name is “${name}”, which a style sheet draws. Can people who only hear that tell what it does?`;
  return [{ outcome: "review", message, element }];
}
