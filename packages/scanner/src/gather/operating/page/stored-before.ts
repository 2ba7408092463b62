import type { Protocol } from "puppeteer-core";
import { z } from "zod";

import type { PageTab } from "#gather/page/page-tab.ts";

const LIMIT_MS = 5000;
const LATE = "The browser did not put back what the page had stored.";
/** A page without an origin stores nothing. */
const READ = `(() => {
  try {
    return { origin, local: Object.entries(localStorage), session: Object.entries(sessionStorage) };
  } catch {
    return { origin, local: [], session: [] };
  }
})()`;
/** Of the visit alone: what is stored must not come back with the tab's next visitor. */
const WORLD_NAME = "plumbline-stored";
const entries = z.array(z.tuple([z.string(), z.string()]));
const byScripts = z.object({ origin: z.string(), local: entries, session: entries });
const PUT_BACK = `({ origin, local, session }) => {
  if (window !== top || origin !== location.origin) return;
  for (const [name, value] of local) localStorage.setItem(name, value);
  for (const [name, value] of session) sessionStorage.setItem(name, value);
}`;

/** What a visitor had stored before a page was operated. */
export interface Stored {
  cookies: Protocol.Network.Cookie[];
  /** What scripts of the page's own origin stored; null where that is nothing. */
  byScripts: z.infer<typeof byScripts> | null;
}

export async function readStored(tab: PageTab): Promise<Stored> {
  const { cookies } = await tab.race(tab.session.send("Storage.getCookies", {}), LIMIT_MS, LATE);
  // A tab that has shown no page yet has no world.
  if (tab.worldOf(tab.mainFrame) === null) return { cookies, byScripts: null };
  const read = byScripts.parse(await tab.evaluate(READ, LIMIT_MS));
  return { cookies, byScripts: read.local.length + read.session.length === 0 ? null : read };
}

/**
 * Puts back what was stored, where all of it has been emptied: cookies at once, the rest before the first script of
 * the page that is loaded next.
 *
 * @returns what ends that, to be called when the page has loaded
 */
export async function putBackStored(
  tab: PageTab,
  { cookies, byScripts: stored }: Stored,
): Promise<() => Promise<void>> {
  const { session } = tab;
  if (cookies.length > 0) {
    await tab.race(session.send("Storage.setCookies", { cookies: cookies.map(asGiven) }), LIMIT_MS, LATE);
  }
  if (stored === null) return () => Promise.resolve();
  const script = { source: `(${PUT_BACK})(${JSON.stringify(stored)})`, worldName: WORLD_NAME };
  const added = session.send("Page.addScriptToEvaluateOnNewDocument", script);
  const { identifier } = await tab.race(added, LIMIT_MS, LATE);
  return async () => {
    await tab.race(session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier }), LIMIT_MS, LATE);
  };
}

/** A cookie as it is set: one of a session has no end. */
function asGiven(cookie: Protocol.Network.Cookie): Protocol.Network.CookieParam {
  const { name, value, domain, path, secure, httpOnly, sameSite, partitionKey } = cookie;
  const { session, expires } = cookie;
  return {
    name,
    value,
    domain,
    path,
    secure,
    httpOnly,
    ...(session ? {} : { expires }),
    ...(sameSite === undefined ? {} : { sameSite }),
    ...(partitionKey === undefined ? {} : { partitionKey }),
  };
}
