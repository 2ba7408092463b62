import type { Area, Severity } from "@plumbline/contract/areas";
import type { PlatformName } from "@plumbline/contract/platforms";

/** What the exports tell of a check; the scanner's own declaration has all of it. */
export interface CheckDescription {
  id: string;
  area: Area;
  severity: Severity | "info";
  /** Name of what it finds. */
  defect: string;
  /** The demand, as it reads when it is met. */
  title: string;
  whyItMatters: string;
  businessImpact: string;
  fixSteps: readonly string[];
  /** The platform in whose own menus the steps are; absent where they are general. */
  platform?: PlatformName;
  wcag?: readonly string[];
  actRules?: readonly string[];
  resources: readonly { title: string; url: string }[];
}
