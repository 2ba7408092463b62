import { selectScreenshotKeys } from "#issues/issue-detail.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** A picture of an issue. */
export interface IssuePicture {
  /** Id of the issue. */
  id: string;
  /** WebP. */
  picture: Uint8Array;
}

/** The pictures of some places of issues; one that storage no longer has is left out. */
export async function readPictures(
  context: OrganizationContext,
  wanted: readonly { id: string; place: string }[],
): Promise<IssuePicture[]> {
  const keys = await selectScreenshotKeys(
    context,
    wanted.map(({ place }) => place),
  );
  const pictures = wanted.map(async ({ id, place }) => {
    const key = keys.get(place);
    if (key === undefined || !(await context.storage.has(key))) return [];
    return [{ id, picture: await context.storage.get(key) }];
  });
  return (await Promise.all(pictures)).flat();
}
