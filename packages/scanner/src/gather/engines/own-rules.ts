import type { EngineFinding, EngineReport } from "#evidence.ts";
import { otherLanguage } from "#gather/engines/language-of-text.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { OwnAnswer } from "#gather/page/in-page/own-rules/run-own-rules.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const RULES = inPage(
  new URL("../page/in-page/own-rules/run-own-rules.ts", import.meta.url),
  () => import("#gather/page/in-page/own-rules/run-own-rules.ts"),
);

/** Letters from which a text's language can be told. */
const LETTERS_OF_PAGE = 40;
const LETTERS_OF_PART = 18;

const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/**
 * Runs our own rules on a settled page. AccessLint must have been put into it before.
 *
 * @throws when the page does not let them finish
 */
export async function runOwnRules(
  tab: PageTab,
  limitMs: number,
): Promise<Required<Pick<EngineReport, "findings" | "cleared">>> {
  const { findings, cleared, samples } = asAnswer(
    await tab.evaluate(callSource(RULES, "runOwnRules"), limitMs),
  );
  return { findings: [...findings.map(plumblineFinding), ...samples.flatMap(wrongLanguage)], cleared };
}

/** `runOwnRules` in the page returns this shape. */
function asAnswer(value: unknown): OwnAnswer {
  return value as OwnAnswer;
}

function wrongLanguage({ lang, text, element }: OwnAnswer["samples"][number]): EngineFinding[] {
  const isPage = element.selector === "html";
  const other = otherLanguage(text, lang, isPage ? LETTERS_OF_PAGE : LETTERS_OF_PART);
  if (other === null) return [];
  return [
    plumblineFinding({
      rule: isPage ? "page-language-wrong" : "part-language-wrong",
      verdict: "failed",
      wcag: [isPage ? "3.1.1" : "3.1.2"],
      actRules: [isPage ? "ucwvc8" : "off6ek"],
      severity: "high",
      message: `The page says this text is in ${nameOf(lang)}, but it is in ${nameOf(other)}: “${text.slice(0, 60)}”`,
      element,
    }),
  ];
}

function nameOf(code: string): string {
  try {
    return LANGUAGE_NAMES.of(code) ?? code;
  } catch {
    // Not a well-formed tag, which other rules tell.
    return code;
  }
}
