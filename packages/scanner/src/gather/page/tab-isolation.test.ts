import { describe, expect, it } from "vitest";

import { aPageWith, answering } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { WORLD_NAME } from "#gather/page/in-page-scripts/page-world.ts";
import { USUAL_WINDOW } from "#gather/page/viewport.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();

/** What a page found left over, told by its title. */
async function leftoversOf(path: string): Promise<string | null> {
  const page = await visitPage(context, { url: site.origin + path, isKeyPage: false, accessibility: false });
  if (!page.document.gathered) throw new Error(page.document.reason);
  return page.document.value.title;
}

/** A page that tells in its title what it found, then leaves something behind. */
function hoarding(find: string, keep: string): string {
  return aPageWith(
    `<script type="module">document.title = String(await (${find})); await (${keep});</script>`,
  );
}

describe("a tab taken up again", () => {
  it.each([
    ["cookies", "document.cookie", "document.cookie = 'a=1; max-age=9999'"],
    ["local storage", "localStorage.length", "localStorage.a = '1'"],
    ["session storage", "sessionStorage.length", "sessionStorage.a = '1'"],
    ["window name", "window.name", "window.name = 'a'"],
    ["history", "history.length", "history.pushState({}, '', '#a')"],
    [
      "databases",
      "indexedDB.databases().then((list) => list.length)",
      "new Promise((done) => { indexedDB.open('a').onsuccess = done })",
    ],
    ["caches", "caches.keys().then((keys) => keys.length)", "caches.open('a')"],
    [
      "service workers",
      "navigator.serviceWorker.getRegistrations().then((list) => list.length)",
      "navigator.serviceWorker.register('/worker.js')",
    ],
  ])("has lost the last page's %s", async (_what, find, keep) => {
    site.routes["/worker.js"] = answering(200, "text/javascript", "self.onfetch = () => {}");
    site.routes["/hoard"] = hoarding(find, keep);
    const first = await leftoversOf("/hoard");
    expect(await leftoversOf("/hoard")).toBe(first);
  });

  it("has lost what a framed document of another site stored", async () => {
    site.routes["/frame"] = `<script>
      parent.postMessage(localStorage.length + sessionStorage.length, "*"); localStorage.a = sessionStorage.a = "1";
    </script>`;
    site.routes["/around"] = aPageWith(`<iframe title="x" src="http://localhost:${site.port}/frame"></iframe>
      <script>onmessage = (event) => { document.title = event.data }</script>`);
    expect(await leftoversOf("/around")).toBe("0");
    expect(await leftoversOf("/around")).toBe("0");
  });

  it("loads everything again, so that weights do not depend on the page before", async () => {
    site.routes["/cached.js"] = answering(200, "text/javascript", "//", { "cache-control": "max-age=9999" });
    site.routes["/weight"] = aPageWith(`<script src="/cached.js"></script>`);
    await leftoversOf("/weight");
    await leftoversOf("/weight");
    expect(site.asked.filter((path) => path === "/cached.js")).toHaveLength(2);
  });

  it("is the same tab, with no listener left on it", async () => {
    site.routes["/"] = aPageWith("");
    await leftoversOf("/");
    const tabs = context.targets();
    const listeners = context.listenerCount("targetdestroyed");
    await leftoversOf("/");
    expect(context.targets()).toEqual(tabs);
    expect(tabs).toHaveLength(1);
    expect(context.listenerCount("targetdestroyed")).toBe(listeners);
  });

  it("shows each document to our world and to the page's own, and to no other", async () => {
    site.routes["/"] = aPageWith("");
    await leftoversOf("/");
    const tab = await PageTab.open(context, USUAL_WINDOW);
    const worlds: string[] = [];
    tab.session.on("Runtime.executionContextCreated", ({ context: world }) => worlds.push(world.name));
    await tab.load(`${site.origin}/`, VISIT_LIMITS.loadMs, "The page did not load.");
    await expect.poll(() => worlds.toSorted()).toEqual(["", WORLD_NAME]);
    await tab.leave();
  });
});
