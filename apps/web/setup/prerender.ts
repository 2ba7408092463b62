import { join } from "node:path";

import { type Plugin, runnerImport } from "vite";

import type { dashboardMarkup } from "./prerender/dashboard.tsx";
import type { loginMarkup } from "./prerender/login.tsx";

const WEB = join(import.meta.dirname, "..");
const inWeb = (path: string) => join(WEB, path);

/** Modules that read the page they are in, and what stands in for them while there is none. */
const STAND_INS = new Map([
  [inWeb("src/brand/brand.ts"), inWeb("setup/prerender/brand.ts")],
  [inWeb("src/cookie-notice/consent.ts"), inWeb("setup/prerender/consent.ts")],
  [inWeb("src/session/token.ts"), inWeb("setup/prerender/token.ts")],
]);

/** What is sent with a page, by whose logo it shows and by whether the cookie notice was answered. */
interface Markup {
  ourLogo: { asked: string; answered: string };
  theirLogo: { asked: string; answered: string };
}

/** Renders the login and the dashboard's shape, so that they are sent with the page and seen before any script has come. */
export async function prerenderPages(): Promise<{ login: Markup; dashboard: Markup }> {
  const { loginMarkup: login } = await imported<{ loginMarkup: typeof loginMarkup }>("login.tsx");
  const { dashboardMarkup: dashboard } = await imported<{ dashboardMarkup: typeof dashboardMarkup }>(
    "dashboard.tsx",
  );
  return { login: variantsOf(login), dashboard: variantsOf(dashboard) };
}

function variantsOf(render: (variant: { hasLogo: boolean; isAnswered: boolean }) => string): Markup {
  const byLogo = (hasLogo: boolean) => ({
    asked: withoutStyles(render({ hasLogo, isAnswered: false })),
    answered: withoutStyles(render({ hasLogo, isAnswered: true })),
  });
  return { ourLogo: byLogo(false), theirLogo: byLogo(true) };
}

async function imported<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(inWeb(`setup/prerender/${file}`), {
    configFile: false,
    root: WEB,
    logLevel: "error",
    mode: "production",
    plugins: [standIns()],
  });
  return module;
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
  if (/ style=/u.test(replaced)) throw new Error(`The markup has a style attribute: ${replaced}`);
  return replaced;
}
