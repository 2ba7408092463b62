import axe, { type RuleMetadata } from "axe-core";

/** What we need to know of one of axe's rules. */
export interface AxeRule {
  id: string;
  /** axe's own one-line demand. */
  help: string;
  helpUrl: string;
  wcag: string[];
  actRules: string[];
  bestPractice: boolean;
  experimental: boolean;
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Left out: the orientation rule fetches every style sheet again; the frame rule says only that axe did not run there. */
const LEFT_OUT = new Set(["css-orientation-lock", "frame-tested", "hidden-content"]);

function toRule(metadata: RuleMetadata): AxeRule {
  const { tags } = metadata;
  return {
    id: metadata.ruleId,
    help: metadata.help,
    helpUrl: metadata.helpUrl.replace(/\?.*$/, ""),
    wcag: tags.flatMap((tag) => criterionOf(tag) ?? []),
    actRules: metadata.actIds ?? [],
    bestPractice: tags.includes("best-practice"),
    experimental: tags.includes("experimental"),
  };
}

/** `wcag143` is criterion 1.4.3, `wcag1412` is 1.4.12. */
function criterionOf(tag: string): string | null {
  const digits = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag);
  return digits ? digits.slice(1).join(".") : null;
}

/** axe's rules we run, by id. */
export const AXE_RULES: ReadonlyMap<string, AxeRule> = new Map(
  axe
    .getRules(TAGS)
    .filter(({ ruleId, tags }) => !LEFT_OUT.has(ruleId) && !tags.includes("deprecated"))
    .map((metadata) => [metadata.ruleId, toRule(metadata)]),
);

/** Those of criteria, without advice and what is being tried out. */
export const AXE_CRITERIA_RULES: readonly string[] = [...AXE_RULES.values()]
  .filter(({ bestPractice, experimental }) => !bestPractice && !experimental)
  .map(({ id }) => id);

/**
 * A rule we run.
 *
 * @throws RangeError for another
 */
export function axeRule(id: string): AxeRule {
  const rule = AXE_RULES.get(id);
  if (!rule) throw new RangeError(`axe-core has no rule ${id} among those we run`);
  return rule;
}

/** How axe is asked: all our rules, elements given only where something is wrong or unsure. */
export const AXE_OPTIONS = {
  runOnly: { type: "rule", values: [...AXE_RULES.keys()] },
  resultTypes: ["violations", "incomplete"],
  preload: { assets: ["media"], timeout: 2000 },
} satisfies axe.RunOptions;

/** How axe is asked for some of its rules. */
export function axeOptionsFor(rules: readonly string[]): axe.RunOptions {
  return { ...AXE_OPTIONS, runOnly: { ...AXE_OPTIONS.runOnly, values: [...rules] } };
}
