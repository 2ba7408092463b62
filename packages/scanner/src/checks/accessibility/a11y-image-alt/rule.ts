import { TEXT_ALTERNATIVES } from "#checks/accessibility/families/text-alternatives.ts";
import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, Settled } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { MarkedPicture } from "./probe.ts";

const MARKED_PICTURES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** Attributes that put even decoration into the accessibility tree. https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none */
const EXPOSING = new Set([
  "aria-live",
  "aria-describedby",
  "aria-details",
  "aria-controls",
  "aria-owns",
  "aria-atomic",
  "aria-busy",
  "aria-current",
  "aria-flowto",
  "aria-relevant",
  "aria-roledescription",
]);
const NAMING = ["aria-label", "aria-labelledby", "title"];
const PICTURE_ROLES = new Set(["img", "image"]);
const DECORATIVE = new Set(["none", "presentation"]);

export const a11yImageAlt = rule({
  id: "a11y-image-alt",
  severity: "critical",
  criteria: ["1.1.1"],
  actRules: ["23a2a8"],
  engines: { [AXE]: ["image-alt"], [ALFA]: ["sia-r2"], [ACCESSLINT]: ["text-alternatives/img-alt"] },
  defect: "Images without a text alternative",
  title: "Images have a text alternative",
  question: "Does the image tell people something?",
  ...TEXT_ALTERNATIVES,
  fixSteps: [
    "For each image, decide whether it tells the reader something or is only decoration.",
    'If it tells something, add alt="..." with one short sentence that says what a reader needs to know. If the image is inside a link, say where the link goes.',
    'If it is only decoration, add an empty alt="". Screen readers then skip it.',
    'In a CMS, fill in "Alternative text" or "Alt text" in the media library, so that every use of the image gets it.',
  ],
  effort: "S",
  likelyOwner: "editor",
  example: withAttributes(({ name }) =>
    name === "img" ? { alt: "TODO: say what the picture shows" } : null,
  ),
  examines: [examine(MARKED_PICTURES, decide), settle(MARKED_PICTURES, decorativeByBothRoles)],
});

/** Pictures marked as decoration that are announced all the same, without a name. */
function decide(pictures: MarkedPicture[]): Decision {
  const marked = pictures.filter(
    ({ alt, attributes }) => alt === "" || DECORATIVE.has(attributes["role"] ?? ""),
  );
  return {
    applies: marked.length > 0,
    defects: marked
      .filter(
        ({ alt, name, attributes, isExposed }) =>
          alt.trim() === "" && name === "" && isExposed && isAnnounced(attributes),
      )
      .map(({ element }) => ({
        severity: "high",
        actRules: ["23a2a8", "46ca7f"],
        message:
          "The image is marked as decoration, but its other attributes announce it, and it has no name",
        element,
      })),
  };
}

function isAnnounced(attributes: MarkedPicture["attributes"]): boolean {
  const { role, tabindex } = attributes;
  return (
    (role !== undefined && PICTURE_ROLES.has(role)) ||
    (tabindex !== undefined && !tabindex.startsWith("-")) ||
    Object.keys(attributes).some((name) => EXPOSING.has(name))
  );
}

/** Marked as decoration by both names of the role, the second for browsers that do not know the first. */
function decorativeByBothRoles(pictures: MarkedPicture[]): Settled[] {
  return pictures
    .filter(({ attributes }) => {
      const roles = new Set((attributes["role"] ?? "").toLowerCase().trim().split(/\s+/));
      const isOther = [...NAMING, "tabindex", "aria-describedby"].some((name) => name in attributes);
      return roles.size === 2 && roles.isSubsetOf(DECORATIVE) && !isOther;
    })
    .map(({ element }) => ({ criterion: "1.1.1", selector: element.selector, evenFailed: true }));
}
