import type { PageFacts } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { OPENED_STATES } from "#gather/operating/opened/opened-facts.ts";
import { saidOfElements } from "#gather/operating/messages/said-of-elements.ts";

type Answer = PageFacts[string];
type Value = Record<string, unknown>;

/** What came of operating a later view, or why it could not be operated. */
export interface OperatedView {
  /** What the control is called that shows it. */
  name: string;
  facts: PageFacts;
}

/**
 * Facts of a page with those of its later views, said of their elements. What is left of the views is left of all that would have
 * been tried there.
 */
export function joinViews(
  first: PageFacts,
  views: readonly OperatedView[],
  left: readonly NotTried[],
): PageFacts {
  if (views.length + left.length === 0) return first;
  const entries = Object.entries(first).map(([id, answer]) => {
    const others = views.flatMap(({ name, facts }) => {
      const other = facts[id];
      // States that were opened say themselves where they are.
      return other === undefined
        ? []
        : [id === OPENED_STATES.id ? other : saidOfElements(other, { inView: name })];
    });
    return [id, joined(answer, others, left)] as const;
  });
  return Object.fromEntries(entries);
}

function joined(first: Answer, others: readonly Answer[], left: readonly NotTried[]): Answer {
  if (!first.gathered || !isValue(first.value)) return first;
  const notGathered = others.flatMap((other) => (other.gathered ? [] : [{ count: 1, reason: other.reason }]));
  const values = others.flatMap((other) => (other.gathered && isValue(other.value) ? [other.value] : []));
  const value = values.reduce(together, first.value);
  return withLeft({ ...first, value }, [...notGathered, ...left]);
}

function together(one: Value, other: Value): Value {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, both(one[name], other[name])]));
}

function both(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other] as unknown[];
  if (typeof one === "boolean" && typeof other === "boolean") return one || other;
  return one ?? other;
}

function withLeft(answer: Answer & { gathered: true; value: Value }, left: readonly NotTried[]): Answer {
  const { notTried, ...rest } = answer.value;
  const [first] = left;
  if (first === undefined) return answer;
  if (Array.isArray(notTried))
    return { ...answer, value: { ...answer.value, notTried: [...notTried, ...left] } };
  const isEmpty = Object.values(rest).every((part) => Array.isArray(part) && part.length === 0);
  return isEmpty ? { gathered: false, reason: first.reason } : answer;
}

function isValue(value: unknown): value is Value {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
