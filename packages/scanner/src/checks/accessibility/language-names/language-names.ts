import { nameOfLanguage, otherNamed } from "#checks/accessibility/languages/declared-languages.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LoneWord } from "./probe.ts";

export const LONE_WORDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/**
 * Names of languages in these languages, as menus of languages have them, that no attribute marks. The first is told, with
 * how many more there are. https://www.w3.org/WAI/WCAG22/Techniques/html/H58
 */
export function unmarkedLanguageNames(words: readonly LoneWord[]): Decision {
  const names = words.flatMap((word) => {
    const language = word.lang === "" ? null : otherNamed(word.text, word.lang);
    return language === null ? [] : [{ ...word, language }];
  });
  const [first] = names;
  if (first === undefined) return { applies: false, defects: [] };
  const more = new Set(names.map(({ language }) => language)).size - 1;
  const also = more === 0 ? "" : `, as are ${more} more`;
  const message = `“${first.text}” is the name of a language in ${nameOfLanguage(first.language)}${also}, and no lang attribute says so. Does a screen reader say it right?`;
  return { applies: true, defects: [{ outcome: "review", message, element: first.element }] };
}
