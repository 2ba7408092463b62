import { ENTER } from "#gather/examining/key-presses.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { FollowedLink } from "#gather/operating/views/route-facts.ts";
import type { LinkToTry } from "#gather/page/in-page/operating/controls/routes.ts";

/** Time a script has to show what a link leads to. */
const ROUTE_MS = 700;
const UNFETCHED =
  "What a link shows did not come while the page was cut off from its server, so we could not look at it.";

/**
 * Follows a link by keyboard. The page is loaded anew where a script followed it.
 *
 * @returns null where the link leads to a new page, or a script does something else with it
 * @throws OutOfReach where it is not there, or what it shows did not come
 */
export async function tryLink(
  page: OperatingTab,
  link: LinkToTry,
): Promise<{ followed: FollowedLink | null; leadsAway: boolean }> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", link.element.selector)) || !(await page.focus())) throw new OutOfReach(GONE);
  const before = await page.call("seenView");
  const quick = await page.effectOf(() => page.press(ENTER));
  if (quick.left.length > 0) {
    if (!(await page.call("isUndone"))) page.spoil();
    return { followed: null, leadsAway: true };
  }
  const slow = await page.effectAfter(ROUTE_MS);
  await page.views.note(page, link, slow);
  page.views.noteTried(link.element);
  const isView = page.views.hasShown(link.element) ? { isView: true as const } : {};
  const after = await page.call("seenView");
  const isTold = await page.call("hasTold");
  const isUndone = await page.call("isUndone");
  if (after.address !== before.address || !isUndone) page.spoil();
  const isOther = after.address !== before.address || isView.isView === true;
  if (!isOther) return { followed: null, leadsAway: false };
  if (after.text === before.text && after.heading === before.heading) {
    // A link to what is shown already changes nothing else.
    if (page.lacksAnswer) throw new OutOfReach(UNFETCHED);
    return { followed: null, leadsAway: false };
  }
  return { followed: { ...link, before, after, focus: slow.focus, isTold, ...isView }, leadsAway: false };
}
