import { endingToken } from "@plumbline/core/notifications/unsubscribe-link";
import type { Person } from "@plumbline/testing/cast";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

async function linkFor({ userId }: Person, kinds: Parameters<typeof endingToken>[1]["kinds"]) {
  return `/unsubscribe/${await endingToken(api.services.config, { userId, kinds })}`;
}

async function mailedKinds(person: Person): Promise<string[]> {
  const { body } = await api.send(person, { url: "/api/client-auth/notification-choices" });
  const { choices } = body["data"] as { choices: { kind: string; byMail: boolean }[] };
  return choices.filter(({ byMail }) => byMail).map(({ kind }) => kind);
}

/** As a mail program presses the button that it made of the mail's headers. */
function oneClick(url: string, contentType = "application/x-www-form-urlencoded") {
  const payload = "List-Unsubscribe=One-Click";
  return api.send(null, { method: "POST", url, headers: { "content-type": contentType }, payload });
}

describe("the link under a mail", () => {
  it("shows what it ends, to nobody in particular, and ends nothing by being opened", async () => {
    const { bob } = api.cast;
    const url = await linkFor(bob, ["report-ready"]);
    const page = await api.send(null, { url });
    expect(page.status).toBe(200);
    expect(page.headers["content-security-policy"]).toMatch(/form-action 'self'/u);
    const html = page.bytes.toString();
    expect(html).toContain("<li>A report is ready</li>");
    expect(html).toContain(`<form method="post" action="${url}">`);
    expect(html).not.toContain(bob.email);
    expect(await mailedKinds(bob)).toContain("report-ready");
  });

  it("ends these mails by its button, and all by the other one", async () => {
    const { bob } = api.cast;
    const url = await linkFor(bob, ["report-ready"]);
    const forms = [...(await api.send(null, { url })).bytes.toString().matchAll(/action="([^"]+)"/gu)];
    const [these = "", all = ""] = forms.map(([, action]) => action);
    expect((await oneClick(these)).bytes.toString()).toContain("You are unsubscribed");
    expect(await mailedKinds(bob)).not.toContain("report-ready");
    expect(await mailedKinds(bob)).toContain("scan-failed");
    expect((await oneClick(all)).status).toBe(200);
    expect(await mailedKinds(bob)).toEqual([]);
    expect(await mailedKinds(api.cast.alice)).toContain("report-ready");
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])(
    "takes the one click of a mail program, sent as %s",
    async (contentType) => {
      const { vera } = api.cast;
      const url = await linkFor(vera, "all");
      expect((await oneClick(url, contentType)).status).toBe(200);
      expect(await mailedKinds(vera)).toEqual([]);
      expect((await oneClick(url, contentType)).status).toBe(200);
    },
  );

  it("that was cut off or made up opens nothing", async () => {
    const url = await linkFor(api.cast.alice, "all");
    for (const wrong of [url.slice(0, -1), `${url}x`, "/unsubscribe/x", "/unsubscribe/a.b"]) {
      expect((await api.send(null, { url: wrong })).status).toBe(404);
      expect((await oneClick(wrong)).status).toBe(404);
    }
    expect(await mailedKinds(api.cast.alice)).not.toEqual([]);
  });

  it("leaves no trace of itself in the log", async () => {
    const url = await linkFor(api.cast.alice, "all");
    await oneClick(url);
    expect(api.services.logText()).not.toContain(url.split("/").at(-1));
  });
});
