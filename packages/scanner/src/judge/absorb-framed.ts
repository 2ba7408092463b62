import type { Finding } from "@plumbline/contract/scan-result";

import type { PageEvidence } from "#evidence/page.ts";
import { pageKey } from "#plan/fold-url.ts";

/** How a selector steps from a frame into the document it shows. */
export const INTO_FRAME = " |> ";

/** A frame of a page and the address of what it shows. */
export interface ShownFrame {
  /** Address of the page the frame is on. */
  page: string;
  selector: string;
  shows: string;
}

/** Frames of a page that was measured; none where its document could not be read. */
export function framesOf({ finalUrl, document }: Pick<PageEvidence, "finalUrl" | "document">): ShownFrame[] {
  if (!document.gathered) return [];
  return document.value.iframes.flatMap(({ selector, src }) =>
    src === null ? [] : [{ page: finalUrl, selector, shows: src }],
  );
}

/**
 * Leaves out what was found inside a frame where the page it shows was visited too and has the same there: it is one
 * place on one page. What only shows inside the frame stays.
 */
export function absorbFramed(findings: readonly Finding[], frames: readonly ShownFrame[]): Finding[] {
  if (frames.length === 0) return [...findings];
  const shownBy = new Map(
    frames.map(({ page, selector, shows }) => [frameKey(page, selector), pageKey(shows)]),
  );
  const onPages = new Set(
    findings.map(({ page, ...finding }) => placeKey({ ...finding, page: pageKey(page) })),
  );
  return findings.filter(({ page, selector, check, outcome }) => {
    const [frame, ...inner] = selector?.split(INTO_FRAME) ?? [];
    const shown = frame === undefined ? undefined : shownBy.get(frameKey(page, frame));
    if (shown === undefined || inner.length === 0) return true;
    return !onPages.has(placeKey({ page: shown, selector: inner.join(INTO_FRAME), check, outcome }));
  });
}

function frameKey(page: string, selector: string): string {
  return JSON.stringify([page, selector]);
}

function placeKey({
  page,
  selector,
  check,
  outcome,
}: Pick<Finding, "page" | "selector" | "check" | "outcome">): string {
  return JSON.stringify([page, selector, check, outcome]);
}
