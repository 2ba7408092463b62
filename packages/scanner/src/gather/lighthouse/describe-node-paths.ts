import type { Page } from "puppeteer-core";
import { z } from "zod";

import type { ElementRef } from "#evidence/document.ts";
import { inTime } from "#gather/page/in-time.ts";
import { pageWorldSource, WORLD_NAME } from "#gather/page/in-page-scripts/page-world.ts";

/** Elements by Lighthouse's path, e.g. `1,HTML,1,BODY,3,IMG`. */
export type DescribedNodes = ReadonlyMap<string, ElementRef>;

const DESCRIBE_MS = 3000;

const described = z.array(
  z.object({ selector: z.string(), snippet: z.string(), component: z.string() }).nullable(),
);

/**
 * Names the elements Lighthouse found the way all our findings name them. The page must still show what Lighthouse
 * measured; elements that are gone are left out.
 */
export async function describeNodePaths(page: Page, paths: readonly string[]): Promise<DescribedNodes> {
  if (paths.length === 0) return new Map();
  try {
    const found = await inTime(describe(page, paths), DESCRIBE_MS, "The elements could not be described.");
    return new Map(paths.flatMap((path, index) => (found[index] ? [[path, found[index]] as const] : [])));
  } catch {
    // Lighthouse's own names for them are good enough to keep the audits.
    return new Map();
  }
}

async function describe(page: Page, paths: readonly string[]): Promise<(ElementRef | null)[]> {
  const session = await page.createCDPSession();
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: WORLD_NAME,
  });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `${pageWorldSource()} world.describeNodePaths(${JSON.stringify(paths)})`,
    contextId: executionContextId,
    returnByValue: true,
    timeout: DESCRIBE_MS,
  });
  return described.parse(result.value);
}
