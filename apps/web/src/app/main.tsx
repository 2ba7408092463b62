import "./first-path.ts";

import { currentSession, startSession } from "#session/session.ts";

import { emptyScreen, loginScreen } from "./screen.tsx";

/** What is pressed meanwhile is heard between reading the script and running it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Whoever comes to log in needs no router yet: most first visits are this one screen. */
async function start(): Promise<void> {
  const isLogin = globalThis.location.pathname === "/login" && currentSession().status === "signed-out";
  if (isLogin) {
    const { showLogin } = await import("./login-entry.tsx");
    await nextTask();
    showLogin(loginScreen());
  } else {
    const { showApp } = await import("./app-entry.tsx");
    await nextTask();
    showApp(emptyScreen());
  }
}

if (/^\/ops(?:\/|$)/u.test(globalThis.location.pathname)) {
  // By a step of its own, so that this script need not name all that the operator's page loads.
  void import("./ops-start.ts").then(({ startOps }) => startOps());
} else {
  startSession();
  void start();
}
