import type { Area, Severity } from "@plumbline/contract/areas";
import type { FixExample } from "@plumbline/contract/fix-example";
import type { CheckGuidance } from "@plumbline/contract/issues";

/** One place of a defect. */
export interface Place {
  /** Address of the page; the site's start address for defects of the whole site. */
  page: string;
  selector: string | null;
  snippet: string | null;
  message: string;
  sources: string[];
  /** How it can look once it is fixed; absent or null where nothing can be said. */
  example?: FixExample | null;
  /** The heading before the element; absent or null where there is none. */
  heading?: string | null;
  /** Where in storage its picture lies; absent or null where there is none. */
  screenshotKey?: string | null;
}

/** A fix unit as a scan found it: the same defect in the same component, with every place it was seen. */
export interface FoundIssue {
  /** Equal for the same check and component in every scan of the organization. */
  fingerprint: string;
  checkId: string;
  area: Area;
  component: string;
  title: string;
  message: string;
  /** Worst severity among its places. */
  severity: Severity;
  /** True while every place of it only needs a person's judgment. */
  needsReview: boolean;
  /** True while it is best practice alone, which never counts as an issue; false when absent. */
  isAdvice?: boolean;
  /** True for what concerns the site as a whole and is on no page of its own; false when absent. */
  isSiteWide?: boolean;
  wcag: string[];
  /** What its check says of it; null where the check is not known. */
  guidance: CheckGuidance | null;
  /** At least one. */
  places: Place[];
}
