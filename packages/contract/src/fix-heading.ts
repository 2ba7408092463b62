import type { PlatformName } from "./platforms.ts";

/** What stands above the steps that fix an issue, e.g. 'How to fix it in WordPress'. */
export function fixHeading(platform: PlatformName | undefined): string {
  return platform === undefined ? "How to fix it" : `How to fix it in ${platform}`;
}
