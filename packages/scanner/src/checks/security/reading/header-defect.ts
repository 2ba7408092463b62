import type { Severity } from "@plumbline/contract/areas";

import type { Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { headerSnippet } from "./response-headers.ts";

/** A defect of one response header; `value` is null when the header is absent. */
export function headerDefect(given: {
  page: PageEvidence;
  header: string;
  value: string | null;
  message: string;
  severity?: Severity;
}): Defect {
  const { page, header, value, message, severity } = given;
  return {
    message,
    page: page.finalUrl,
    element: null,
    component: `header:${header}`,
    ...(value === null ? {} : { snippet: headerSnippet(header, value) }),
    ...(severity === undefined ? {} : { severity }),
  };
}
