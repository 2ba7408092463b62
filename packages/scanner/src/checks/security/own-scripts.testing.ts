import type { Verdict } from "#check.ts";
import type { PageCheck } from "#check.ts";
import {
  aDocument,
  anEvidence,
  aPage,
  aResource,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

const BASE = "https://shop.example/";

/** A page with one script in its markup, and others that it loads by address. */
export function aPageWithScripts(inline: string, loaded: Record<string, string> = {}): PageEvidence {
  const sources = Object.entries(loaded).map(([url, text]) => ({ url, type: "script" as const, text }));
  const scripts = inline === "" && sources.length === 0 ? [] : [aResource({ url: null })];
  return aPage({
    sources,
    rawMarkup: gathered(readRawMarkup(`<body><script>${inline}</script></body>`, BASE)),
    document: gathered(aDocument({ scripts })),
  });
}

/** The verdict on such a page. */
export function judgeScripts(check: PageCheck, inline: string, loaded: Record<string, string> = {}): Verdict {
  return check.evaluate(aPageWithScripts(inline, loaded), anEvidence());
}

/** The verdict on a page whose markup was not kept. */
export function judgeUnkept(check: PageCheck): Verdict {
  return check.evaluate(aPage({ rawMarkup: notGathered() }), anEvidence());
}
