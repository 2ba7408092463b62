/**
 * Claims that no automated check supports: that a site complies or is certified, or that its owner is safe. Source: U.S.
 * Federal Trade Commission, In the Matter of accessiBe Inc., 2025.
 */
const CLAIMS: readonly [string, RegExp][] = [
  [
    "compliance",
    /\b(?:is|are|be|been|become|becomes|stay|stays|remain|make\w*|keep\w*|fully|now) (?:\w+ )?(?:\w+-)?complian(?:t|ce)\b|\bcompliant (?:site|website|page|with)/i,
  ],
  [
    "compliance",
    /\b(?:ensure|guarantee|prove|achieve|secure|certif)\w* (?:\w+ )?(?:full )?complian|\b(?:complies|conforms) (?:with|to)\b|\bmeets all (?:of )?(?:the )?(?:requirements|criteria|standards)/i,
  ],
  ["certification", /\bcertif(?:y|ies|ied)\b|\bcertification\b/i],
  [
    "safety from the law",
    /\blawsuit[- ]?(?:proof|free)\b|\b(?:safe|protected|shielded) (?:from|against) (?:\w+ )?(?:lawsuits?|litigation|fines|legal)/i,
  ],
  [
    "a guarantee",
    /\bguarantees? (?:that )?(?:your|the|a) (?:site|website)|\b100\s?% (?:accessible|compliant|secure|safe)\b/i,
  ],
];
/** A sentence that denies a claim may name it. */
const DENIAL = /\b(?:no|not|never|nor|neither|none|nothing|cannot|without|nobody|whether)\b|n['’]t\b/i;

/** What a text claims that nothing proves, by sentence. */
export function claimsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?:;])\s+/);
  return sentences.flatMap((sentence) =>
    DENIAL.test(sentence)
      ? []
      : CLAIMS.filter(([, pattern]) => pattern.test(sentence)).map(([claim]) => `${claim}: ${sentence}`),
  );
}
