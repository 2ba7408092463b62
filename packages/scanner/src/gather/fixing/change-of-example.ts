import type { FixExample } from "@plumbline/contract/fix-example";

import { openingTag } from "#fix-examples/opening-tag.ts";

/** What is changed about an element. */
export interface ElementChange {
  /** Color of its text; null to leave it. */
  color: string | null;
  /** Attributes to set; those with null are removed. */
  attributes: Readonly<Record<string, string | null>>;
}

/** The change that makes an example of an element's markup. Null where it is more than a color or attributes. */
export function changeOfExample(snippet: string, { text, colors }: FixExample): ElementChange | null {
  if (colors !== undefined) return { color: colors.after.text, attributes: {} };
  const [before, after] = [openingTag(snippet), openingTag(text)];
  if (before === null || after === null || before.name !== after.name) return null;
  if (snippet.slice(before.end) !== text.slice(after.end)) return null;
  const removed = [...before.attributes.keys()].filter((name) => !after.attributes.has(name));
  const set = [...after.attributes].filter(([name, value]) => before.attributes.get(name) !== value);
  return { color: null, attributes: Object.fromEntries([...removed.map((name) => [name, null]), ...set]) };
}
