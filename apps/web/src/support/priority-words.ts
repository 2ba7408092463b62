import type { SupportPriority } from "@plumbline/contract/support";
import { SUPPORT_PRIORITIES } from "@plumbline/contract/support-terms";

/** The priorities as a person reads them. */
export const PRIORITY_WORDS: Record<SupportPriority, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
};

export const PRIORITY_CHOICES = SUPPORT_PRIORITIES.map((id) => ({ id, name: PRIORITY_WORDS[id] }));
