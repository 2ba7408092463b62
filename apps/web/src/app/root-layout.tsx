import { Outlet, ScrollRestoration, useMatches } from "react-router";

import { CookieNotice } from "#cookie-notice/cookie-notice.tsx";
import { RouterAnchor } from "#ui/router-anchor.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ToastArea } from "#ui/toast-area.tsx";
import { useShownViewTitle } from "#ui/view-title.ts";

import { pageTitle } from "./page-title.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";

/** The title a route declares in its `handle`. */
function titleOf(handle: unknown): string | null {
  const isTitled = typeof handle === "object" && handle !== null && "title" in handle;
  return isTitled && typeof handle.title === "string" ? handle.title : null;
}

/** Around every route: page title, announcement of navigations, toasts. */
export function RootLayout() {
  const title = useMatches()
    .map((match) => titleOf(match.handle))
    .findLast((found) => found !== null);
  const view = useShownViewTitle();
  return (
    <>
      <title>{pageTitle(title ?? null, view)}</title>
      <SkipLink />
      <CookieNotice Anchor={RouterAnchor} />
      <Outlet />
      <RouteAnnouncer title={pageTitle(title ?? null)} />
      <ToastArea />
      <ScrollRestoration />
    </>
  );
}
