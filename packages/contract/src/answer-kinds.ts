/** What a report of the issues can be saved as, with the media type of each. */
export const EXPORT_TYPES = {
  pdf: "application/pdf",
  csv: "text/csv",
  json: "application/json",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** The kinds of answer a call can have, with the media types each may come in. API and client dispatch on these. */
export const ANSWER_KINDS = {
  json: ["application/json"],
  pdf: ["application/pdf"],
  webp: ["image/webp"],
  zip: ["application/zip"],
  yaml: ["application/yaml"],
  csv: ["text/csv"],
  /** A file of the format asked for. */
  export: Object.values(EXPORT_TYPES),
  "event-stream": ["text/event-stream"],
} as const satisfies Record<string, readonly string[]>;
export type AnswerKind = keyof typeof ANSWER_KINDS;
