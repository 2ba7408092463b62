import type * as AccessLintApi from "@accesslint/core";

import type { ElementRef } from "#evidence/document.ts";

import { createDescriberAcross } from "./describe-across.ts";
import { checkVisibility, closestElement, matchesSelector } from "./dom.ts";

declare global {
  var AccessLint: typeof AccessLintApi;
}

/** One complaint of AccessLint, with its element told our way. */
export interface AccessLintViolation {
  rule: string;
  impact: string;
  message: string;
  element: ElementRef | null;
}

export interface AccessLintAnswer {
  violations: AccessLintViolation[];
  /** Rules that failed while they ran. */
  broken: string[];
}

/** Elements that an answer is to be about, and how they are described. */
interface Meant {
  isMeant: (element: Element) => boolean;
  describe: (element: Element) => ElementRef;
}

/** Runs AccessLint's rules, those switched off left out, on this document. @param only all of the page when absent */
export function runAccessLintHere(disabledRules: string[], only?: Meant): AccessLintAnswer {
  const { violations, skippedRules } = globalThis.AccessLint.runAudit(document, { disabledRules });
  const describer = only ?? createDescriberAcross();
  const shown = violations.filter(({ element }) =>
    element === undefined ? only === undefined : !isHidden(element) && only?.isMeant(element) !== false,
  );
  return {
    violations: shown.map(({ ruleId, impact, message, element }) => ({
      rule: ruleId,
      impact,
      message,
      element: element === undefined ? null : describer.describe(element),
    })),
    broken: skippedRules.map(({ ruleId }) => ruleId),
  };
}

/** Never shown themselves, and judged all the same. */
const WITHOUT_LOOKS = "meta,title,link,script,source,track,area,option,optgroup,param,col,colgroup";

/** Whether a part of the page is shown and read out to no one, so that nothing can be wrong with it. */
function isHidden(element: Element): boolean {
  const isPart = closestElement(element, "body") !== null || closestElement(element, "html") === null;
  return (
    isPart &&
    !matchesSelector(element, WITHOUT_LOOKS) &&
    !checkVisibility(element, { visibilityProperty: true })
  );
}
