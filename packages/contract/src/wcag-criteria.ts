/** A success criterion of WCAG 2.2. */
export interface WcagCriterion {
  /** e.g. `1.4.3` */
  id: string;
  name: string;
  level: "A" | "AA" | "AAA";
  /** Address of its text in the recommendation. */
  url: string;
}

/** Names by level, as the recommendation prints them. Source: https://www.w3.org/TR/WCAG22/ */
const NAMES: Record<WcagCriterion["level"], Record<string, string>> = {
  A: {
    "1.1.1": "Non-text Content",
    "1.2.1": "Audio-only and Video-only (Prerecorded)",
    "1.2.2": "Captions (Prerecorded)",
    "1.2.3": "Audio Description or Media Alternative (Prerecorded)",
    "1.3.1": "Info and Relationships",
    "1.3.2": "Meaningful Sequence",
    "1.3.3": "Sensory Characteristics",
    "1.4.1": "Use of Color",
    "1.4.2": "Audio Control",
    "2.1.1": "Keyboard",
    "2.1.2": "No Keyboard Trap",
    "2.1.4": "Character Key Shortcuts",
    "2.2.1": "Timing Adjustable",
    "2.2.2": "Pause, Stop, Hide",
    "2.3.1": "Three Flashes or Below Threshold",
    "2.4.1": "Bypass Blocks",
    "2.4.2": "Page Titled",
    "2.4.3": "Focus Order",
    "2.4.4": "Link Purpose (In Context)",
    "2.5.1": "Pointer Gestures",
    "2.5.2": "Pointer Cancellation",
    "2.5.3": "Label in Name",
    "2.5.4": "Motion Actuation",
    "3.1.1": "Language of Page",
    "3.2.1": "On Focus",
    "3.2.2": "On Input",
    "3.2.6": "Consistent Help",
    "3.3.1": "Error Identification",
    "3.3.2": "Labels or Instructions",
    "3.3.7": "Redundant Entry",
    "4.1.2": "Name, Role, Value",
  },
  AA: {
    "1.2.4": "Captions (Live)",
    "1.2.5": "Audio Description (Prerecorded)",
    "1.3.4": "Orientation",
    "1.3.5": "Identify Input Purpose",
    "1.4.3": "Contrast (Minimum)",
    "1.4.4": "Resize Text",
    "1.4.5": "Images of Text",
    "1.4.10": "Reflow",
    "1.4.11": "Non-text Contrast",
    "1.4.12": "Text Spacing",
    "1.4.13": "Content on Hover or Focus",
    "2.4.5": "Multiple Ways",
    "2.4.6": "Headings and Labels",
    "2.4.7": "Focus Visible",
    "2.4.11": "Focus Not Obscured (Minimum)",
    "2.5.7": "Dragging Movements",
    "2.5.8": "Target Size (Minimum)",
    "3.1.2": "Language of Parts",
    "3.2.3": "Consistent Navigation",
    "3.2.4": "Consistent Identification",
    "3.3.3": "Error Suggestion",
    "3.3.4": "Error Prevention (Legal, Financial, Data)",
    "3.3.8": "Accessible Authentication (Minimum)",
    "4.1.3": "Status Messages",
  },
  AAA: {
    "1.2.6": "Sign Language (Prerecorded)",
    "1.2.7": "Extended Audio Description (Prerecorded)",
    "1.2.8": "Media Alternative (Prerecorded)",
    "1.2.9": "Audio-only (Live)",
    "1.3.6": "Identify Purpose",
    "1.4.6": "Contrast (Enhanced)",
    "1.4.7": "Low or No Background Audio",
    "1.4.8": "Visual Presentation",
    "1.4.9": "Images of Text (No Exception)",
    "2.1.3": "Keyboard (No Exception)",
    "2.2.3": "No Timing",
    "2.2.4": "Interruptions",
    "2.2.5": "Re-authenticating",
    "2.2.6": "Timeouts",
    "2.3.2": "Three Flashes",
    "2.3.3": "Animation from Interactions",
    "2.4.8": "Location",
    "2.4.9": "Link Purpose (Link Only)",
    "2.4.10": "Section Headings",
    "2.4.12": "Focus Not Obscured (Enhanced)",
    "2.4.13": "Focus Appearance",
    "2.5.5": "Target Size (Enhanced)",
    "2.5.6": "Concurrent Input Mechanisms",
    "3.1.3": "Unusual Words",
    "3.1.4": "Abbreviations",
    "3.1.5": "Reading Level",
    "3.1.6": "Pronunciation",
    "3.2.5": "Change on Request",
    "3.3.5": "Help",
    "3.3.6": "Error Prevention (All)",
    "3.3.9": "Accessible Authentication (Enhanced)",
  },
};

/** W3C's anchors are the names in lower case, everything but letters and digits turned into hyphens. */
function anchorOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replace(/-$/u, "");
}

function criteriaOf(level: WcagCriterion["level"]): WcagCriterion[] {
  return Object.entries(NAMES[level]).map(([id, name]) => ({
    id,
    name,
    level,
    url: `https://www.w3.org/TR/WCAG22/#${anchorOf(name)}`,
  }));
}

/** All 86 success criteria of WCAG 2.2 in the order of their numbers. */
export const WCAG_CRITERIA: readonly WcagCriterion[] = (["A", "AA", "AAA"] as const)
  .flatMap(criteriaOf)
  .sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));

/** Those at levels A and AA, which clients are scanned against. */
export const TARGET_CRITERIA = WCAG_CRITERIA.filter(({ level }) => level !== "AAA");

const BY_ID = new Map(WCAG_CRITERIA.map((criterion) => [criterion.id, criterion]));

/** The criterion with this number; undefined where WCAG 2.2 has none, e.g. for the withdrawn 4.1.1. */
export function wcagCriterion(id: string): WcagCriterion | undefined {
  return BY_ID.get(id);
}

/** Address of W3C's explanation of a criterion, which has the same name as its anchor; of all of them for a number WCAG 2.2 doesn't have. */
export function understandingUrl(id: string): string {
  const name = wcagCriterion(id)?.name ?? "";
  return `https://www.w3.org/WAI/WCAG22/Understanding/${anchorOf(name)}`;
}
