import type { RuleDefect } from "#checks/accessibility/rule.ts";

import type { NamedButton } from "./probe.ts";

/** What nobody can tell from a sign or number alone. Signs are read by the names they have as characters, if at all. */
export function namesWithoutWords({ name, wordless, isLink, element }: NamedButton): RuleDefect[] {
  if (wordless === undefined || wordless.isDescribed) return [];
  const { kind, hasWordsBeside, icon, isOneOfMany, opensList, leadsNowhere } = wordless;
  const what = isLink === true ? "link" : "button";
  if (kind === "private") {
    const message = `The only name of this ${what} is a letter of an icon font, which screen readers don't read or read as an unknown character`;
    return [{ wcag: ["1.1.1", "4.1.2"], message, element }];
  }
  if (kind === "number") {
    if (icon === null || isOneOfMany) return [];
    const message = `Beside its icon, the name of this ${what} is only “${name}”. A screen reader doesn't say what the icon shows`;
    const isSure = icon === "before" && !hasWordsBeside && !opensList;
    return isSure
      ? [{ wcag: ["1.1.1", "2.4.6", "4.1.2"], message, element }]
      : [{ outcome: "review", message: `${message}. Do the words around it say what it does?`, element }];
  }
  // In a sentence, an arrow leads on to what the words are about.
  if (isOneOfMany || (isLink === true && leadsNowhere !== true && hasWordsBeside)) return [];
  const message = `The name of this ${what} is only the sign “${name}”, which a screen reader reads by the sign's own name or not at all. Can people tell what it does?`;
  return [{ outcome: "review", message, element }];
}
