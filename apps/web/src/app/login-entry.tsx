import { flushSync } from "react-dom";

import { typedBeforehand } from "#sign-in/typed-beforehand.ts";

import { onViewTitle, viewTitle } from "#ui/view-title.ts";

import { LoginScreen } from "./login-screen.tsx";
import { LOGIN_TITLE, pageTitle } from "./page-title.ts";
import type { Show } from "./screen.tsx";

/**
 * The login by itself, without the router and everything behind it, for those who arrive at it. The rest is fetched
 * once they start to fill it in and takes over when they are logged in.
 */
export function showLogin(show: Show): void {
  const loadApp = () => import("./app-entry.tsx");
  // A fetch that fails here is made again when it counts.
  const prepareApp = () => void loadApp().catch(() => undefined);
  const goTo = async (path: string) => {
    try {
      const { showApp } = await loadApp();
      globalThis.history.replaceState(null, "", path);
      // At once, so that what is said next is said by the app's toaster and not by the one that goes.
      stopTitles();
      flushSync(() => showApp(show));
    } catch {
      // The code could not be fetched, for instance after an update; the browser gets it all anew.
      globalThis.location.replace(path);
    }
  };
  const typed = typedBeforehand();
  if (typed) prepareApp();
  const showTitle = () => {
    document.title = pageTitle(LOGIN_TITLE, viewTitle());
  };
  showTitle();
  const stopTitles = onViewTitle(showTitle);
  show(
    <LoginScreen search={globalThis.location.search} typed={typed} onStart={prepareApp} onLoggedIn={goTo} />,
  );
}
