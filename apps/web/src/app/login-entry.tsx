import type { ReactNode } from "react";
import { flushSync } from "react-dom";

import { CookieNotice } from "#cookie-notice/cookie-notice.tsx";
import { LoginPage } from "#sign-in/login-page.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ToastArea } from "#ui/toast-area.tsx";

import { LOGIN_TITLE, pageTitle } from "./page-title.ts";

/**
 * The login by itself, without the router and everything behind it, for those who arrive at it. The rest is fetched
 * once they start to fill it in and takes over when they are logged in.
 */
export function showLogin(show: (content: ReactNode) => void): void {
  const loadApp = () => import("./app-entry.tsx");
  const goTo = async (path: string) => {
    try {
      const { showApp } = await loadApp();
      globalThis.history.replaceState(null, "", path);
      // At once, so that what is said next is said by the app's toaster and not by the one that goes.
      flushSync(() => showApp(show));
    } catch {
      // The code could not be fetched, for instance after an update; the browser gets it all anew.
      globalThis.location.replace(path);
    }
  };
  show(
    <>
      <title>{pageTitle(LOGIN_TITLE)}</title>
      <SkipLink />
      <CookieNotice />
      {/* A fetch that fails here is made again when it counts. */}
      <LoginPage onStart={() => void loadApp().catch(() => undefined)} onLoggedIn={goTo} />
      <ToastArea />
    </>,
  );
}
