import type * as AccessLintApi from "@accesslint/core";

import type { ElementRef } from "#evidence.ts";

import { createDescriberAcross } from "./describe-across.ts";

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
  /** Rules that broke down while they ran. */
  broken: string[];
}

/** Runs AccessLint's rules, those switched off left out, on this document. */
export function runAccessLintHere(disabledRules: string[]): AccessLintAnswer {
  const { violations, skippedRules } = globalThis.AccessLint.runAudit(document, { disabledRules });
  const describer = createDescriberAcross();
  return {
    violations: violations.map(({ ruleId, impact, message, element }) => ({
      rule: ruleId,
      impact,
      message,
      element: element === undefined ? null : describer.describe(element),
    })),
    broken: skippedRules.map(({ ruleId }) => ruleId),
  };
}
