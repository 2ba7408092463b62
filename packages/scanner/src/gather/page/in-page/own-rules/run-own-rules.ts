import type { ElementRef, EngineFinding, EngineReport } from "#evidence.ts";

import { createDescriberAcross } from "../describe-across.ts";
import type { Describer } from "../describe-element.ts";
import { announcedPictures } from "./announced-pictures.ts";
import { fieldsNotFilledIn, rightAutocompletes } from "./autocomplete.ts";
import { bypassBlocks } from "./bypass-blocks.ts";
import { errorTexts } from "./error-texts.ts";
import { fieldLabels } from "./field-labels.ts";
import { forcedSpacing, harmlessSpacing } from "./forced-spacing.ts";
import { headings } from "./headings.ts";
import { restfulHiddenParts } from "./hidden-controls.ts";
import { equalFrames, identicalFrames } from "./identical-frames.ts";
import { labelInName, labelsInNames } from "./label-in-name.ts";
import { languageSamples } from "./language-samples.ts";
import { linkPurpose } from "./link-purpose.ts";
import { notReachedByKeyboard } from "./focused-by-script.ts";
import { focusSentinels } from "./focus-sentinels.ts";
import { mediaAlternatives, settledMedia } from "./media-alternatives.ts";
import { readRecordings } from "./recordings.ts";
import { metaViewport } from "./meta-viewport.ts";
import { labelsOfDisabled } from "./named-by-disabled.ts";
import { namingProhibited } from "./naming-prohibited.ts";
import { objectsOfText } from "./objects-of-text.ts";
import { ornaments } from "./ornaments.ts";
import { iconsOfLetters, overlookedNames } from "./overlooked-names.ts";
import { pageTitle } from "./page-title.ts";
import { pictureNames } from "./picture-names.ts";
import { picturesOfText } from "./pictures-of-text.ts";
import { nativeControls } from "./native-controls.ts";
import { decorativeByBothRoles, nativeComboboxes, youngRoles } from "./native-roles.ts";
import { placeholderContrast } from "./placeholder-contrast.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { sameLinkNames } from "./same-link-names.ts";
import { idleFrames, reachedRegions, scrollableRegions } from "./scrollable-regions.ts";
import { emptyTableHeaders } from "./table-headers.ts";
import { textClipped } from "./text-clipped.ts";
import { visualReferences } from "./visual-references.ts";

/** What our own rules found, with elements told our way. */
export interface OwnAnswer {
  findings: Omit<EngineFinding, "engine">[];
  cleared: NonNullable<EngineReport["cleared"]>;
  /** Texts whose language is identified outside the page. */
  samples: { lang: string; text: string; element: ElementRef }[];
}

const HITS_PER_RULE = 50;

const RULES: (() => RuleHit[])[] = [
  announcedPictures,
  bypassBlocks,
  errorTexts,
  fieldLabels,
  forcedSpacing,
  headings,
  identicalFrames,
  labelInName,
  linkPurpose,
  metaViewport,
  namingProhibited,
  ornaments,
  pageTitle,
  pictureNames,
  picturesOfText,
  placeholderContrast,
  scrollableRegions,
  emptyTableHeaders,
  textClipped,
  visualReferences,
];
const CLEARING: (() => Cleared[])[] = [
  decorativeByBothRoles,
  equalFrames,
  fieldsNotFilledIn,
  harmlessSpacing,
  iconsOfLetters,
  idleFrames,
  labelsInNames,
  labelsOfDisabled,
  nativeComboboxes,
  nativeControls,
  notReachedByKeyboard,
  overlookedNames,
  objectsOfText,
  reachedRegions,
  restfulHiddenParts,
  rightAutocompletes,
  youngRoles,
];

/** Runs our own rules on this document. AccessLint, whose names and roles they use, must be there already. */
export async function runOwnRules(): Promise<OwnAnswer> {
  const [recordings, links] = await Promise.all([readRecordings(), sameLinkNames()]);
  const describer = createDescriberAcross();
  const hits = [...RULES, () => mediaAlternatives(recordings), () => links.failed];
  const cleared = [
    ...CLEARING.flatMap((rule) => rule()),
    ...links.cleared,
    ...settledMedia(recordings),
    ...(await focusSentinels()),
  ];
  return {
    findings: hits.flatMap((rule) => rule().slice(0, HITS_PER_RULE)).map((hit) => described(hit, describer)),
    cleared: cleared.map(({ criterion, element, evenFailed = false }) => ({
      criterion,
      selector: describer.describe(element).selector,
      evenFailed,
    })),
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
