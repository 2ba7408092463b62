import type { RuleHit } from "./rule-hit.ts";

/** ACT rules behind each of our rules on pictures. */
const ACT_RULES: Record<string, string[]> = {
  "image-of-text": ["0va7u6"],
  "image-name-empty": ["qt1vmo"],
  "image-hidden-with-name": ["e88epe"],
  "drawing-without-name": ["e88epe"],
  "picture-announced": ["e88epe"],
  "ornament-announced": ["23a2a8", "46ca7f"],
};

/** A finding about a picture. */
export function pictureHit(
  rule: string,
  element: Element,
  { verdict, message }: Pick<RuleHit, "verdict" | "message">,
): RuleHit {
  const isText = rule === "image-of-text";
  return {
    rule,
    verdict,
    message,
    element,
    wcag: [isText ? "1.4.5" : "1.1.1"],
    actRules: ACT_RULES[rule] ?? [],
    severity: isText ? "medium" : "high",
  };
}
