import type { EngineFinding } from "#evidence.ts";
import { AXE_RULES } from "#gather/engines/axe-rule-set.ts";

import { BROWSER_RULES } from "./rule-texts/browser-rules.ts";

/** Where findings go whose rule has no check of its own. */
export const OTHER_CHECK = "a11y-other";

/** Alfa's rules by the check that asks for the same. Source: https://alfa.siteimprove.com/rules */
const ALFA: Record<string, string> = {
  "sia-r1": "document-title",
  "sia-r2": "image-alt",
  "sia-r4": "html-has-lang",
  "sia-r5": "html-lang-valid",
  "sia-r7": "valid-lang",
  "sia-r8": "label",
  "sia-r9": "meta-refresh",
  "sia-r10": "autocomplete-valid",
  "sia-r11": "link-name",
  "sia-r12": "button-name",
  "sia-r13": "frame-title",
  "sia-r14": "label-content-name-mismatch",
  "sia-r15": "frame-title-unique",
  "sia-r16": "aria-required-attr",
  "sia-r17": "aria-hidden-focus",
  "sia-r27": "video-caption",
  "sia-r28": "input-image-alt",
  "sia-r30": "recording-without-text",
  "sia-r35": "recording-without-text",
  "sia-r37": "video-without-description",
  "sia-r38": "video-without-description",
  "sia-r39": "image-name-empty",
  "sia-r42": "aria-required-parent",
  "sia-r43": "svg-img-alt",
  "sia-r44": "orientation-locked",
  "sia-r45": "td-headers-attr",
  "sia-r46": "th-has-data-cells",
  "sia-r47": "meta-viewport",
  "sia-r50": "no-autoplay-audio",
  "sia-r62": "link-in-text-block",
  "sia-r63": "object-alt",
  "sia-r64": "empty-heading",
  "sia-r65": "focus-invisible",
  "sia-r67": "drawing-without-name",
  "sia-r68": "aria-required-children",
  "sia-r69": "color-contrast",
  "sia-r76": "scope-attr-valid",
  "sia-r77": "td-has-header",
  "sia-r81": "link-purpose",
  "sia-r83": "text-clipped",
  "sia-r84": "scrollable-region-focusable",
  "sia-r90": "nested-interactive",
  "sia-r91": "avoid-inline-spacing",
  "sia-r92": "avoid-inline-spacing",
  "sia-r93": "avoid-inline-spacing",
  "sia-r94": "aria-command-name",
  "sia-r95": "frame-focusable-content",
  "sia-r110": "aria-roles",
  "sia-r113": "target-size",
  "sia-r116": "summary-name",
};

/** AccessLint mostly names its rules as axe does; these are the others. */
const ACCESSLINT: Record<string, string> = {
  "adaptable/dl-children": "definition-list",
  "adaptable/list-children": "list",
  "adaptable/listitem-parent": "listitem",
  "adaptable/orientation-lock": "orientation-locked",
  "distinguishable/letter-spacing": "avoid-inline-spacing",
  "distinguishable/line-height": "avoid-inline-spacing",
  "distinguishable/word-spacing": "avoid-inline-spacing",
  "enough-time/meta-refresh-no-exception": "meta-refresh",
  "keyboard-accessible/focus-visible": "focus-invisible",
  "keyboard-accessible/scrollable-region": "scrollable-region-focusable",
  "keyboard-accessible/server-image-map": "server-side-image-map",
  "labels-and-names/form-label": "label",
  "labels-and-names/label-content-mismatch": "label-content-name-mismatch",
  "labels-and-names/label-placeholder-only": "label",
  "labels-and-names/multiple-labels": "form-field-multiple-labels",
  "text-alternatives/image-alt-words": "image-name-empty",
  "text-alternatives/img-alt": "image-alt",
  "time-based-media/audio-transcript": "recording-without-text",
  "time-based-media/video-captions": "video-caption",
  "aria/presentational-children-focusable": "nested-interactive",
};

const PLUMBLINE: Record<string, string> = {
  "audio-without-transcript": "recording-without-text",
  "bypass-missing": "bypass",
  "contrast-on-picture": "color-contrast",
  "drawing-without-name": "drawing-without-name",
  "frames-with-same-name": "frame-title-unique",
  "image-hidden-with-name": "drawing-without-name",
  "label-not-in-name": "label-content-name-mismatch",
  "naming-prohibited": "aria-prohibited-attr",
  "silent-video-without-alternative": "recording-without-text",
  "ornament-announced": "image-alt",
  "picture-announced": "drawing-without-name",
  "placeholder-contrast": "color-contrast",
  "same-name-other-page": "link-purpose",
  "scrollable-unreachable": "scrollable-region-focusable",
  "spacing-forced": "avoid-inline-spacing",
  "transcript-hidden": "recording-without-text",
  "zoom-forbidden": "meta-viewport",
  "sound-starts-by-itself": "no-autoplay-audio",
  "table-header-without-cells": "th-has-data-cells",
  "video-without-captions": "video-caption",
};

const BY_ENGINE: Record<string, Record<string, string>> = {
  Alfa: ALFA,
  AccessLint: ACCESSLINT,
  Plumbline: PLUMBLINE,
};

/** Id of the check that reports a rule's finding: axe's rule where it asks for the same, else one of our own. */
export function checkIdOf({ engine, rule }: Pick<EngineFinding, "engine" | "rule">): string {
  const name = BY_ENGINE[engine]?.[rule] ?? rule.slice(rule.lastIndexOf("/") + 1);
  return AXE_RULES.has(name) || BROWSER_RULES.has(name) ? `a11y-${name}` : OTHER_CHECK;
}
