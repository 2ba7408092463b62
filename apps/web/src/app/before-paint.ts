/**
 * Runs before the page is painted for the first time, ahead of everything else: a small script of its own in the
 * page's head (see `setup/pages.ts`). Without it the page would be seen in the wrong colors for a moment, and the login
 * by people who are logged in.
 */
import { accentShades } from "@plumbline/contract/accent-shades";

import { brand } from "#brand/brand.ts";
import { showTheme, storedTheme } from "#brand/theme-choice.ts";
import { readToken } from "#session/token.ts";
import { noteEarlySubmits } from "#sign-in/typed-beforehand.ts";

/** The surfaces of `tokens.css` that text and buttons stand on. */
const SURFACES = { light: ["#ffffff", "#f4f6f7"], dark: ["#14191d", "#1e252b"] };

const root = document.documentElement;
const { light, dark } = accentShades(brand.accentColor, SURFACES);
root.style.setProperty("--accent-light", light);
root.style.setProperty("--accent-dark", dark);
showTheme(storedTheme());
if (readToken() !== null) root.dataset["session"] = "";
noteEarlySubmits();

// Asked for a locale for the first time, a browser looks up all it knows, which takes as long as it takes the app's script
// to start. Now it has nothing else to do: the style sheet is on its way.
setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf("en-US"));
