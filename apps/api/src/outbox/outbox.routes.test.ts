import { randomUUID } from "node:crypto";

import { openMailTransport } from "@plumbline/core/platform/mail/open-mail-transport";
import { afterEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

afterEach(() => api.close());

async function deliver(): Promise<string> {
  const id = randomUUID();
  const transport = openMailTransport(api.services.config);
  await transport.deliver({
    id,
    recipient: "alice@cast.example",
    subject: "Grüße <b>from</b> the ovens",
    text: "Your report is ready & warm.",
    html: "<h1>Your report is ready</h1><script>alert(1)</script>",
    unsubscribeUrl: null,
    date: new Date("2026-11-18T12:00:00.000Z"),
  });
  transport.close();
  return id;
}

function open(path: string, remoteAddress = "127.0.0.1") {
  return api.send(null, { url: path, remoteAddress });
}

describe("the local outbox", () => {
  it("lists the mails and shows each as text", async () => {
    api = await testApi();
    expect((await open("/outbox")).bytes.toString()).toContain("No email has been sent yet.");
    const id = await deliver();
    const list = await open("/outbox");
    expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(list.bytes.toString()).toContain(
      `<a href="/outbox/${id}">Grüße &lt;b&gt;from&lt;/b&gt; the ovens</a>`,
    );
    expect((await open(`/outbox/${id}`)).bytes.toString()).toContain("Your report is ready &amp; warm.");
  });

  it("shows a mail's HTML without letting it run anything", async () => {
    api = await testApi();
    const page = await open(`/outbox/${await deliver()}/html`);
    expect(page.bytes.toString()).toContain("<h1>Your report is ready</h1>");
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox/u);
  });

  it.each(["/outbox/..%2f..%2fpostgres%2fpassword", `/outbox/${randomUUID()}`, "/outbox/x/html"])(
    "has nothing at %s",
    async (path) => {
      api = await testApi();
      expect((await open(path)).status).toBe(404);
    },
  );

  it("is shown to this machine alone", async () => {
    api = await testApi();
    const id = await deliver();
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/html`]) {
      expect((await open(path, "192.0.2.1")).status).toBe(404);
    }
  });

  it.each<[string, Record<string, string>]>([
    ["through a proxy", { "x-forwarded-for": "192.0.2.1" }],
    ["by a foreign name that leads here", { host: "rebound.example" }],
  ])("is not shown %s", async (_case, headers) => {
    api = await testApi();
    expect((await api.send(null, { url: "/outbox", headers })).status).toBe(404);
  });

  it("does not exist where a mail server is configured", async () => {
    api = await testApi({ environment: { SMTP_URL: "smtp://127.0.0.1:2525" } });
    expect((await open("/outbox")).status).toBe(404);
  });
});
