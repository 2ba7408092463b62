import { randomUUID } from "node:crypto";

import { openMailTransport } from "@plumbline/core/platform/mail/open-mail-transport";
import { outboxLink } from "@plumbline/core/platform/mail/outbox-key";
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

/** Opens a page as who has followed the link that the command line prints. */
async function open(path: string, from: { remoteAddress?: string; headers?: Record<string, string> } = {}) {
  const link = await outboxLink(api.services.config, "");
  const entered = await api.send(null, { url: link ?? "/outbox" });
  const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
  return api.send(null, { url: path, ...from, headers: { cookie, ...from.headers } });
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
      expect((await open(path, { remoteAddress: "192.0.2.1" })).status).toBe(404);
    }
  });

  it.each<[string, Record<string, string>]>([
    ["through a proxy", { "x-forwarded-for": "192.0.2.1" }],
    ["through a proxy that names itself alone", { via: "1.1 proxy" }],
    ["by a foreign name that leads here", { host: "rebound.example" }],
  ])("is not shown %s", async (_case, headers) => {
    api = await testApi();
    expect((await open("/outbox", { headers })).status).toBe(404);
  });

  it("asks for the key that the command line prints, on each page, and takes it out of the address", async () => {
    api = await testApi();
    const id = await deliver();
    for (const path of ["/outbox", `/outbox/${id}`, `/outbox/${id}/html`])
      for (const attempt of [path, `${path}?key=`, `${path}?key=${"a".repeat(43)}`]) {
        const { status, bytes } = await api.send(null, {
          url: attempt,
          headers: { cookie: "plumbline-outbox=a" },
        });
        expect(status).toBe(401);
        expect(bytes.toString()).not.toContain("ovens");
      }
    const link = await outboxLink(api.services.config, "");
    const entered = await api.send(null, { url: link ?? "" });
    expect([entered.status, entered.headers["location"]]).toEqual([303, "/outbox"]);
    expect(entered.headers["set-cookie"]).toMatch(
      /^plumbline-outbox=[\w-]{43}; Path=\/outbox; HttpOnly; SameSite=Strict$/u,
    );
  });

  it.each([
    ["where a mail server is configured", { SMTP_URL: "smtp://127.0.0.1:2525" }],
    ["where the service is not this machine's alone", { PUBLIC_URL: "https://dashboard.example.org" }],
  ])("does not exist %s", async (_case, environment) => {
    api = await testApi({ environment });
    expect(await outboxLink(api.services.config, "")).toBeNull();
    expect((await api.send(null, { url: "/outbox" })).status).toBe(404);
  });
});
