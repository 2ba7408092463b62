import { afterEach, describe, expect, it } from "vitest";

import { createEgressPolicy } from "#egress/policy.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { OPERATED_CONTROLS } from "#gather/operating/controls/control-facts.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { silentLog, type ScanLog } from "#scan-log.ts";
import { BrowserSession } from "#scan/browser-session.ts";

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

const PAGE = "<!doctype html><html lang=en><title>Page</title><h1>Hello</h1><p>Words on a page.</p>";

/** Takes 40 MB more every 20 ms and keeps it, up to 4 GB, while it loads a picture that never comes. */
const GREEDY = `${PAGE}<img src="/silent" alt=""><script>
  const kept = [];
  const timer = setInterval(() => {
    kept.push(new Uint8Array(40e6).fill(1));
    if (kept.length === 100) clearInterval(timer);
  }, 20);
</script>`;

/** A site whose `/deadly` page ends the browser that opens it, and whose `/freezing` page stops it. */
async function open(
  options: { log?: ScanLog; pageLimitMs?: number; answerLimitMs?: number; memoryLimitBytes?: number } = {},
): Promise<{
  site: LoopbackSite;
  session: BrowserSession;
  visit: (path: string, limits?: Partial<VisitLimits>) => ReturnType<BrowserSession["visit"]>;
  signal: (name: NodeJS.Signals) => Promise<void>;
}> {
  let signal = async (_name: NodeJS.Signals): Promise<void> => {};
  const site = await serveLoopback((request, response) => {
    response.setHeader("content-type", "text/html");
    if (request.url === "/deadly") void signal("SIGKILL");
    else if (request.url === "/freezing") void signal("SIGSTOP");
    else if (request.url === "/silent") return;
    else if (request.url === "/greedy") response.end(GREEDY);
    else if (request.url === "/patient") setTimeout(() => response.end(PAGE), 300);
    else response.end(PAGE);
  });
  const session = await BrowserSession.open({
    policy: createEgressPolicy([site.host]),
    contactUrl: "https://plumbline.example/bot",
    pageLimitMs: 30_000,
    ...options,
    log: options.log ?? silentLog,
  });
  signal = async (name) => {
    const pid = await session.browserPid();
    if (pid !== null) process.kill(pid, name);
  };
  cleanUps.push(
    () => site.close(),
    () => session.close(),
  );
  const visit = (path: string, limits: Partial<VisitLimits> = { loadMs: 20_000 }) =>
    session.visit({
      url: `${site.origin}${path}`,
      isKeyPage: false,
      accessibility: false,
      limits,
    });
  return { site, session, visit, signal };
}

describe("the browser session", { timeout: 180_000 }, () => {
  it("loses only the page that brings the browser down, not those visited beside it", async () => {
    const logged: string[] = [];
    const { visit } = await open({ log: (_level, message) => logged.push(message) });
    const [deadly, patient, plain] = await Promise.all([visit("/deadly"), visit("/patient"), visit("/")]);
    expect(deadly.notMeasured).toBe("The page made the browser crash.");
    expect([patient.notMeasured, plain.notMeasured]).toEqual([null, null]);
    expect((await visit("/")).notMeasured).toBeNull();
    expect(logged).toContain("The browser went down; it is started anew");
  });

  it("notices a dead browser also when it had been asked whether it lives before", async () => {
    const { visit } = await open();
    expect((await visit("/silent", { loadMs: 300 })).notMeasured).toMatch(/did not answer/);
    expect((await visit("/deadly")).notMeasured).toBe("The page made the browser crash.");
    expect((await visit("/")).notMeasured).toBeNull();
  });

  it("starts a frozen browser again", async () => {
    const { visit } = await open({ answerLimitMs: 500 });
    const { notMeasured } = await visit("/freezing", { loadMs: 500, closeMs: 200 });
    expect(notMeasured).toMatch(/stopped responding/);
    expect((await visit("/")).notMeasured).toBeNull();
  });

  it("ends a visit that takes too long, and goes on", async () => {
    const { visit } = await open({ pageLimitMs: 1 });
    expect((await visit("/")).notMeasured).toMatch(/took longer than/);
    expect((await visit("/")).notMeasured).toMatch(/took longer than/);
  });

  it("says of what the limit of a page cut off that there was no time for it, so that it is tried again", async () => {
    const limitMs = 6000;
    const { session, site } = await open({ pageLimitMs: limitMs });
    const { facts = {} } = await session.visit({
      url: `${site.origin}/`,
      isKeyPage: true,
      accessibility: true,
      // As a machine with too much to do would, before the page is operated.
      onExamined: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limitMs),
    });
    expect(facts[OPERATED_CONTROLS.id]).toMatchObject({ gathered: false, isLate: true });
  });

  it("measures nothing of a page that was being looked at closely when the scan was stopped", async () => {
    const { session, site } = await open();
    const stop = new AbortController();
    const page = await session.visit({
      url: `${site.origin}/`,
      isKeyPage: false,
      becomesKeyPage: () => {
        // The page has been read by now, and engines and views are still to come.
        setTimeout(() => stop.abort(), 100);
        return Promise.resolve(true);
      },
      accessibility: true,
      signal: stop.signal,
    });
    expect(page).toMatchObject({
      notMeasured: "The scan was stopped before we measured this page.",
      document: { gathered: false },
    });
  });

  it("visits a page once more when the browser failed in a way that says nothing of it", async () => {
    const { session, site } = await open();
    let looks = 0;
    const page = await session.visit({
      url: `${site.origin}/`,
      isKeyPage: false,
      accessibility: false,
      becomesKeyPage: () =>
        looks++ === 0 ? Promise.reject(new Error("Not attached to an active page")) : Promise.resolve(false),
    });
    expect(page.notMeasured).toBeNull();
    expect(looks).toBe(2);
  });

  it("tells of the crash where only the second visit of a page showed it", async () => {
    const { session, site, signal } = await open();
    let looks = 0;
    const page = await session.visit({
      url: `${site.origin}/`,
      isKeyPage: false,
      accessibility: false,
      becomesKeyPage: async () => {
        if (looks++ > 0) await signal("SIGKILL");
        throw new Error("Not attached to an active page");
      },
    });
    expect(page.notMeasured).toBe("The page made the browser crash.");
  });

  it.runIf(process.platform === "linux")("ends a page that takes too much memory, and says so", async () => {
    const logged: [string, unknown][] = [];
    const { session, visit } = await open({
      memoryLimitBytes: 700e6,
      log: (_level, message, details) => logged.push([message, details?.["usedBytes"]]),
    });
    const pid = await session.browserPid();
    const [greedy, plain] = await Promise.all([visit("/greedy"), visit("/")]);
    expect(greedy.notMeasured).toBe("The page needs more memory than a scan may use.");
    expect(plain.notMeasured).toBeNull();
    expect(logged).toContainEqual(["A page was ended for the memory it used", expect.any(Number)]);
    const greatest = Math.max(...logged.map(([, bytes]) => Number(bytes ?? 0)));
    expect(greatest).toBeLessThan(3e9);
    expect((await visit("/")).notMeasured).toBeNull();
    expect(await session.browserPid()).toBe(pid);
  });

  it("names us in the user agent, but not to the passes that watch consent banners", async () => {
    const { visit, session } = await open();
    const page = await visit("/");
    const agent = page.requests[0]?.requestHeaders.find(([name]) => name === "user-agent")?.[1];
    expect(agent).toMatch(
      /^Mozilla\/5\.0 .*Chrome\/\d+\.0\.0\.0 Safari\/537\.36 PlumblineBot\/1\.0 \(\+https:\/\/plumbline\.example\/bot\)$/,
    );
    expect(session.visitorUserAgent).not.toMatch(/bot|headless/i);
  });
});
