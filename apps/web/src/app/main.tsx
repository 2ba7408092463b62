import "./first-path.ts";

import { currentSession, startSession } from "#session/session.ts";

import { emptyScreen, loginScreen } from "./screen.tsx";

/** What is pressed meanwhile is heard between reading the script and running it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The operator's page shares the document with the clients' app and nothing else: no session of one is known in the other. */
async function startOps(): Promise<void> {
  const { showOps } = await import("./ops-entry.tsx");
  await nextTask();
  showOps(emptyScreen());
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
  void startOps();
} else {
  startSession();
  void start();
}
