import type { EngineFinding } from "#evidence.ts";

/** What one of our own rules found in the page. */
export interface RuleHit extends Pick<
  EngineFinding,
  "rule" | "verdict" | "wcag" | "actRules" | "severity" | "message"
> {
  element: Element;
}
