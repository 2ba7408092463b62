/** Where a text is read. */
export const KINDS = [
  "check: name of the issue",
  "check: goal",
  "check: why it matters",
  "check: business impact",
  "check: fix steps",
  "scanner message",
  "error",
  "dashboard",
  "legal page",
  "mail",
  "PDF",
  "command line",
  "settings",
  "docs",
  "other",
] as const;
export type Kind = (typeof KINDS)[number];

/** One text that someone reads, as they read it; what differs from case to case is the word `X`. */
export interface Text {
  kind: Kind;
  text: string;
  /** Check id with its field, or path and line. */
  where: string;
}
