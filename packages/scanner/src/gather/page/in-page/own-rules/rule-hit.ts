import type { EngineFinding } from "#evidence.ts";

/** What one of our own rules found in the page. */
export interface RuleHit extends Pick<
  EngineFinding,
  "rule" | "verdict" | "wcag" | "actRules" | "severity" | "message"
> {
  element: Element;
}

/** An element our own rule examined further than the engines can, and found in order. */
export interface Cleared {
  criterion: string;
  element: Element;
  /** Whether it also settles what axe is sure of, because operating the page showed otherwise. */
  evenFailed?: boolean;
}
