import type { Finding } from "@plumbline/contract/scan-result";

import type { PageEvidence } from "#evidence/page.ts";
import { fingerprintOf } from "#judge/fix-units.ts";

/** Names, at the first place of each fix unit that was pictured, the picture that shows it. */
export function nameScreenshots(
  findings: readonly Finding[],
  pages: readonly Pick<PageEvidence, "finalUrl" | "shots">[],
): Finding[] {
  const keys = new Map(
    pages.flatMap(({ finalUrl, shots = [] }) =>
      shots.map(({ selector, key }) => [placeOf(finalUrl, selector), key] as const),
    ),
  );
  const shown = new Set<string>();
  return findings.map((finding) => {
    const { check, component, page, selector } = finding;
    const unit = fingerprintOf(check, component);
    const screenshot = selector === null ? undefined : keys.get(placeOf(page, selector));
    if (screenshot === undefined || shown.has(unit)) return finding;
    shown.add(unit);
    return { ...finding, screenshot };
  });
}

function placeOf(page: string, selector: string): string {
  return `${page}\n${selector}`;
}
