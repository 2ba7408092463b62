import { StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

const PRERENDERED = "data-prerendered";

/** Shows what replaces everything on the page. */
export type Show = (content: ReactNode) => void;

function rootElement(): HTMLElement {
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root element");
  return element;
}

/** Shows the app in place of whatever markup the page came with, which stays until the app has something to show. */
export function emptyScreen(): Show {
  const element = rootElement();
  const isDashboard = element.getAttribute(PRERENDERED) === "dashboard";
  if (!isDashboard || !("session" in document.documentElement.dataset)) element.replaceChildren();
  element.removeAttribute(PRERENDERED);
  const root = createRoot(element);
  return (content) => root.render(<StrictMode>{content}</StrictMode>);
}

/** Brings the login to life that the page came with, or shows it where the page came without. */
export function loginScreen(): Show {
  const element = rootElement();
  if (element.getAttribute(PRERENDERED) !== "login") return emptyScreen();
  element.removeAttribute(PRERENDERED);
  let show: Show = (content) => {
    const root = hydrateRoot(element, <StrictMode>{content}</StrictMode>);
    show = (next) => root.render(<StrictMode>{next}</StrictMode>);
  };
  return (content) => show(content);
}
