import { SUPPORT_PRIORITIES, type SupportPriority } from "@plumbline/contract/support";

/** The priorities as a person reads them. */
export const PRIORITY_WORDS: Record<SupportPriority, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
};

export const PRIORITY_CHOICES = SUPPORT_PRIORITIES.map((id) => ({ id, name: PRIORITY_WORDS[id] }));
