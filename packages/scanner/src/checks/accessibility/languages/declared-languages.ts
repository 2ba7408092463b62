import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { otherLanguage } from "#checks/other-language.ts";
import type { LanguageSample } from "./probe.ts";

/** Texts of a page with the languages they are declared to be in. */
export const LANGUAGE_SAMPLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** Letters from which a text's language can be told. */
const LETTERS_OF_PAGE = 25;
const LETTERS_OF_PART = 16;

const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/** Texts, of the document as a whole or of its parts, that are in another language than they are declared to be in. */
export function wrongLanguages(all: readonly LanguageSample[], { ofPage }: { ofPage: boolean }): Decision {
  const samples = all.filter(({ isOfPage }) => isOfPage === ofPage);
  return {
    applies: samples.length > 0,
    defects: samples.flatMap(({ lang, text, element }) => {
      const other =
        (ofPage ? null : otherNamed(text, lang)) ??
        otherLanguage(text, lang, ofPage ? LETTERS_OF_PAGE : LETTERS_OF_PART);
      if (other === null) return [];
      const message = `The page says this text is in ${nameOfLanguage(lang)}, but it is in ${nameOfLanguage(other)}: “${text.slice(0, 60)}”`;
      return [{ severity: "high", message, element }];
    }),
  };
}

/** The language a page is in as a whole where it declares another one; null where that is not clear. */
export function languageOfPage(samples: readonly LanguageSample[]): string | null {
  const ofPage = samples.find(({ isOfPage }) => isOfPage);
  return ofPage === undefined ? null : otherLanguage(ofPage.text, ofPage.lang, LETTERS_OF_PAGE);
}

/** Languages whose own names stand in menus of languages. */
const IN_MENUS =
  "en es fr de it pt nl pl sv da no fi cs sk hu ro bg el hr sl sr et lv lt ga mt is tr ru uk ar he fa hi bn ur zh ja ko vi th id ms tl sw".split(
    " ",
  );
let ownNames: ReadonlyMap<string, string> | null = null;

/** The language that a text is the name of in that language itself, where it is declared to be in another: `Español` as French. */
export function otherNamed(text: string, declared: string): string | null {
  ownNames ??= namesInThemselves();
  const language = ownNames.get(text.trim().toLowerCase());
  if (language === undefined) return null;
  const own = declared.toLowerCase().split("-")[0] ?? "";
  // Some languages have two codes, and some names are those of two.
  const isDeclared = own === language || nameInItself(own) === text.trim().toLowerCase();
  return isDeclared ? null : language;
}

/** Null for what is no code of a language, or has no name that is known. */
function nameInItself(code: string): string | null {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code)?.toLowerCase();
    return name === undefined || name === code ? null : name;
  } catch {
    return null;
  }
}

/** Names that several languages share, as near ones do, tell nothing. */
function namesInThemselves(): Map<string, string> {
  const named = IN_MENUS.flatMap((code) => {
    const name = nameInItself(code);
    return name === null ? [] : [[name, code] as const];
  });
  const counts = Map.groupBy(named, ([name]) => name);
  return new Map(named.filter(([name]) => counts.get(name)?.length === 1));
}

/** Name of a language in English; its code where that is not well formed. */
export function nameOfLanguage(code: string): string {
  try {
    return LANGUAGE_NAMES.of(code) ?? code;
  } catch {
    // Not a well-formed tag, which other rules tell.
    return code;
  }
}
