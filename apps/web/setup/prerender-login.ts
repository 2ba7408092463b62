import { join } from "node:path";

import { type Plugin, runnerImport } from "vite";

import type { loginMarkup } from "./prerender/login.tsx";

const WEB = join(import.meta.dirname, "..");
const inWeb = (path: string) => join(WEB, path);

/** Modules that read the page they are in, and what stands in for them while there is none. */
const STAND_INS = new Map([
  [inWeb("src/brand/brand.ts"), inWeb("setup/prerender/brand.ts")],
  [inWeb("src/cookie-notice/consent.ts"), inWeb("setup/prerender/consent.ts")],
  [inWeb("src/session/token.ts"), inWeb("setup/prerender/token.ts")],
]);

/** The login's markup, by whose logo it shows and by whether the cookie notice was answered. */
interface LoginMarkup {
  ourLogo: { asked: string; answered: string };
  theirLogo: { asked: string; answered: string };
}

/** Renders the login, so that it can be sent with the page and is seen before any script has come. */
export async function prerenderLogin(): Promise<LoginMarkup> {
  const { module } = await runnerImport<{ loginMarkup: typeof loginMarkup }>(
    inWeb("setup/prerender/login.tsx"),
    { configFile: false, root: WEB, logLevel: "error", mode: "production", plugins: [standIns()] },
  );
  const render = (hasLogo: boolean, isAnswered: boolean) =>
    withoutStyles(module.loginMarkup({ hasLogo, isAnswered }));
  return {
    ourLogo: { asked: render(false, false), answered: render(false, true) },
    theirLogo: { asked: render(true, false), answered: render(true, true) },
  };
}

function standIns(): Plugin {
  return {
    name: "stand-ins",
    enforce: "pre",
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : (STAND_INS.get(resolved.id) ?? null);
    },
  };
}

/**
 * Our content security policy forbids styles in attributes. React Aria writes one, on what only screen readers are to
 * find; the class has the same rules (`utilities.css`). React leaves it alone when it takes the markup over.
 */
function withoutStyles(markup: string): string {
  const replaced = markup.replaceAll(/ style="[^"]*clip-path:inset\(50%\)[^"]*"/gu, ' class="sr-only"');
  if (/ style=/u.test(replaced)) throw new Error(`The login's markup has a style attribute: ${replaced}`);
  return replaced;
}
