import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { prvCookieRestored } from "#checks/privacy/prv-cookie-restored.ts";
import { anEvidence, aSite } from "#evidence-builders.testing.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { runPrivacyPasses } from "#gather/privacy/run-passes.ts";

const SITE = "http://shop.test/";
/** A machine busy with other tests is slow, which says nothing about the passes. */
const PATIENT = { limits: { loadMs: 40_000, totalMs: 110_000 } };
let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

const page = (script: string) => `<!doctype html><title>Shop</title><h1>Shop</h1><script>
  const read = () => /vid=([^;]+)/.exec(document.cookie)?.[1];
  const create = () => Math.random().toString(36).slice(2) + Date.now().toString(36);
  ${script}
  document.cookie = "vid=" + id + "; path=/; max-age=31536000";</script>`;

async function seen(script: string) {
  web.serve({ "shop.test/": { body: page(script) } });
  const privacy = await runPrivacyPasses(web.browser, SITE, PATIENT);
  const evidence = anEvidence({ profiles: ["US"], site: aSite({ startUrl: SITE, privacy }) });
  return prvCookieRestored.evaluate(evidence).outcome;
}

describe("cookies that a visitor deletes", () => {
  it("are told where their ID comes back from local storage", async () => {
    const script = `const id = read() ?? localStorage.getItem("vid_copy") ?? create(); localStorage.setItem("vid_copy", id);`;
    expect(await seen(script)).toBe("failed");
  });

  it("are fine where the visitor is a new one afterwards", async () => {
    const script = `const id = read() ?? create(); localStorage.setItem("last", id);`;
    expect(await seen(script)).toBe("passed");
  });

  it("are not deleted where no ID is kept twice", async () => {
    expect(await seen(`const id = read() ?? create();`)).toBe("not-applicable");
  });
});
