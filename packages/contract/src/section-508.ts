/** A chapter of the Revised Section 508 standards, as a conformance report has it. */
export interface Section508Chapter {
  /** Its name in OpenACR. */
  id: "functional_performance_criteria" | "hardware" | "software" | "support_documentation_and_services";
  title: string;
  /** To which products its provisions apply, where the title does not say it. */
  about?: string;
  /** Names of its provisions by number. */
  provisions: Record<string, string>;
}

/** Where the standards stand. */
export const SECTION_508_URL = "https://www.access-board.gov/ict/";

/** The row that stands for all of chapter 4. */
export const HARDWARE = "hardware";

/**
 * Source: catalog `2.5-edition-wcag-2.2-508-en` of OpenACR, https://github.com/GSA/openacr. Chapter 4 is one row: the product
 * of our reports is a website, which has no hardware of its own to be judged provision by provision.
 */
export const SECTION_508_CHAPTERS: readonly Section508Chapter[] = [
  {
    id: "functional_performance_criteria",
    title: "Chapter 3: Functional Performance Criteria (FPC)",
    provisions: {
      "302.1": "Without Vision",
      "302.2": "With Limited Vision",
      "302.3": "Without Perception of Color",
      "302.4": "Without Hearing",
      "302.5": "With Limited Hearing",
      "302.6": "Without Speech",
      "302.7": "With Limited Manipulation",
      "302.8": "With Limited Reach and Strength",
      "302.9": "With Limited Language, Cognitive, and Learning Abilities",
    },
  },
  { id: "hardware", title: "Chapter 4: Hardware", provisions: { [HARDWARE]: "Chapter 4: Hardware" } },
  {
    id: "software",
    title: "Chapter 5: Software",
    // Source: 501.1 and 504.1.
    about:
      "Sections 502 and 503 are about parts that use the accessibility services of a platform, such as an app or a plug-in. " +
      "Section 501.1 exempts web applications without such parts if they meet WCAG 2.0, levels A and AA. " +
      "Section 504 is about tools with which people create content.",
    provisions: {
      "502.2.1": "User Control of Accessibility Features",
      "502.2.2": "No Disruption of Accessibility Features",
      "502.3.1": "Object Information",
      "502.3.2": "Modification of Object Information",
      "502.3.3": "Row, Column, and Headers",
      "502.3.4": "Values",
      "502.3.5": "Modification of Values",
      "502.3.6": "Label Relationships",
      "502.3.7": "Hierarchical Relationships",
      "502.3.8": "Text",
      "502.3.9": "Modification of Text",
      "502.3.10": "List of Actions",
      "502.3.11": "Actions on Objects",
      "502.3.12": "Focus Cursor",
      "502.3.13": "Modification of Focus Cursor",
      "502.3.14": "Event Notification",
      "502.4": "Platform Accessibility Features",
      "503.2": "User Preferences",
      "503.3": "Alternative User Interfaces",
      "503.4.1": "Caption Controls",
      "503.4.2": "Audio Description Controls",
      "504.2": "Content Creation or Editing",
      "504.2.1": "Preservation of Information Provided for Accessibility in Format Conversion",
      "504.2.2": "PDF Export",
      "504.3": "Prompts",
      "504.4": "Templates",
    },
  },
  {
    id: "support_documentation_and_services",
    title: "Chapter 6: Support Documentation and Services",
    provisions: {
      "602.2": "Accessibility and Compatibility Features",
      "602.3": "Electronic Support Documentation",
      "602.4": "Alternate Formats for Non-Electronic Support Documentation",
      "603.2": "Information on Accessibility and Compatibility Features",
      "603.3": "Accommodation of Communication Needs",
    },
  },
];

const NAMES = new Map(SECTION_508_CHAPTERS.flatMap(({ provisions }) => Object.entries(provisions)));

/** Numbers of all rows that Section 508 adds to a report, in their order. */
export const SECTION_508_ROWS: readonly string[] = [...NAMES.keys()];

/** Whether a row of a report is one of Section 508 and not of WCAG. */
export function isProvision(criterion: string): boolean {
  return NAMES.has(criterion);
}

/** Name of a provision; undefined where Section 508 has none with that number. */
export function provisionName(criterion: string): string | undefined {
  return NAMES.get(criterion);
}
