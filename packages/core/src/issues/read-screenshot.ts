import { selectScreenshotKey } from "#issues/issue-detail.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** A picture of a place where something was found. */
export interface Screenshot {
  /** WebP. */
  picture: Uint8Array;
}

/**
 * The picture of one place of an issue.
 *
 * @throws {AppError} `issue.no-screenshot`
 */
export async function readScreenshot(
  context: OrganizationContext,
  wanted: { id: string; place: string },
): Promise<Screenshot> {
  const key = await selectScreenshotKey(context, wanted);
  if (key === null || !(await context.storage.has(key))) throw new AppError("issue.no-screenshot");
  return { picture: await context.storage.get(key) };
}
