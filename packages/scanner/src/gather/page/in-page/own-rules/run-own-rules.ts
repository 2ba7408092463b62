import type { ElementRef, EngineFinding } from "#evidence.ts";

import { createDescriberAcross } from "../describe-across.ts";
import type { Describer } from "../describe-element.ts";
import { bypassBlocks } from "./bypass-blocks.ts";
import { errorTexts } from "./error-texts.ts";
import { fieldLabels } from "./field-labels.ts";
import { identicalFrames } from "./identical-frames.ts";
import { imageRules } from "./image-rules.ts";
import { labelInName } from "./label-in-name.ts";
import { languageSamples } from "./language-samples.ts";
import { linkPurpose } from "./link-purpose.ts";
import { mediaAlternatives } from "./media-alternatives.ts";
import { namingProhibited } from "./naming-prohibited.ts";
import { pageTitle } from "./page-title.ts";
import type { RuleHit } from "./rule-hit.ts";
import { emptyTableHeaders } from "./table-headers.ts";
import { textClipped } from "./text-clipped.ts";

/** What our own rules found, with elements told our way. */
export interface OwnAnswer {
  findings: Omit<EngineFinding, "engine">[];
  /** Texts whose language is told outside the page. */
  samples: { lang: string; text: string; element: ElementRef }[];
}

const HITS_PER_RULE = 50;

const RULES: (() => RuleHit[])[] = [
  bypassBlocks,
  errorTexts,
  fieldLabels,
  identicalFrames,
  imageRules,
  labelInName,
  linkPurpose,
  mediaAlternatives,
  namingProhibited,
  pageTitle,
  emptyTableHeaders,
  textClipped,
];

/** Runs our own rules on this document. AccessLint, whose names and roles they use, must be there already. */
export function runOwnRules(): OwnAnswer {
  const describer = createDescriberAcross();
  return {
    findings: RULES.flatMap((rule) => rule().slice(0, HITS_PER_RULE)).map((hit) => described(hit, describer)),
    samples: languageSamples().map(({ lang, text, element }) => ({
      lang,
      text,
      element: describer.describe(element),
    })),
  };
}

function described(hit: RuleHit, describer: Describer): OwnAnswer["findings"][number] {
  return { ...hit, element: describer.describe(hit.element) };
}
