import "#styles/app.css";
import "./first-path.ts";

import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { applyTheme } from "#brand/theme.ts";
import { currentSession, startSession } from "#session/session.ts";

function createScreen(): (content: ReactNode) => void {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root element");
  const root = createRoot(element);
  return (content) => root.render(<StrictMode>{content}</StrictMode>);
}

/** Whoever comes to log in needs no router yet: most first visits are this one screen. */
async function start(): Promise<void> {
  const show = createScreen();
  const isLogin = globalThis.location.pathname === "/login" && currentSession().status === "signed-out";
  if (isLogin) {
    const { showLogin } = await import("./login-entry.tsx");
    showLogin(show);
  } else {
    const { showApp } = await import("./app-entry.tsx");
    showApp(show);
  }
}

applyTheme();
startSession();
void start();
