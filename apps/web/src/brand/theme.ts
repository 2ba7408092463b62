import { accentShades } from "@plumbline/contract/accent-shades";
import { useSyncExternalStore } from "react";

import { brand } from "./brand.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = `${brand.slug}-theme`;
const listeners = new Set<() => void>();

let theme: Theme = stored();

function stored(): Theme {
  try {
    return THEMES.find((name) => name === localStorage.getItem(KEY)) ?? "system";
  } catch {
    return "system";
  }
}

function show(): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
}

/** Puts the brand's color and the chosen theme on the page; called once before the first render. */
export function applyTheme(): void {
  const shades = accentShades(brand.accentColor, {
    light: ["#ffffff", "#f4f6f7"],
    dark: ["#14191d", "#1e252b"],
  });
  document.documentElement.style.setProperty("--accent-light", shades.light);
  document.documentElement.style.setProperty("--accent-dark", shades.dark);
  show();
}

export function chooseTheme(next: Theme): void {
  theme = next;
  show();
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice holds for this page, which is all that can be done.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}
