/** States of the product in which a person is to read something. */
export const STATES = [
  "log in",
  "reset your password",
  "enter reset code",
  "a new password that is fine",
  "change your password",
  "dashboard without subscription",
  "dashboard before the first report",
  "dashboard",
  "dashboard past due",
  "dashboard on trial",
  "dashboard suspended",
  "dashboard with good scores",
  "tab that waits",
  "advice of a score",
  "historical trends",
  "historical trends without data",
  "fix guidance",
  "fix guidance without issues",
  "processing",
  "notifications",
  "notifications without any",
  "audit history",
  "audit history without reports",
  "fix priority",
  "issue opened",
  "fix priority without scans",
  "billing",
  "billing without subscription",
  "terms",
  "accessibility statement",
] as const;
export type State = (typeof STATES)[number];

/** A text a person is to read word for word; what stands in braces differs from case to case. */
export interface SpecText {
  section: string;
  text: string;
  /** The state it is shown in, or the module that says it: words of an instant, and of rare failures. */
  where: State | `${string}.${"ts" | "tsx"}`;
}

export const WEB = "apps/web/src";
export const CONTRACT = "packages/contract/src";

/** These texts of a section in one place. */
export function at(section: string, where: SpecText["where"], ...texts: string[]): SpecText[] {
  return texts.map((text) => ({ section, text, where }));
}
