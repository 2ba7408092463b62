import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { deliverMail, giveUpMail } from "#platform/mail/deliver-mail.ts";
import { retryMail } from "#platform/mail/retry-mail.ts";
import type { MailTransport } from "#platform/mail/mail.ts";
import { openMailTransport, outboxFolder } from "#platform/mail/open-mail-transport.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";

const MAIL = {
  recipient: "alice@cast.example",
  idempotencyKey: "report-ready 1",
  subject: "Weekly Alert Report for Café Müller",
  text: "Your report is ready.\n",
  html: "<p>Your report is ready.</p>",
  unsubscribeUrl: "https://app.example/unsubscribe/token.signature",
};

let services: TestServices;
let server: SMTPServer;
let transport: MailTransport;
let accepted: Buffer[] = [];
let refusal: string | null = null;

beforeAll(async () => {
  services = await testServices();
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (refusal !== null) return done(new Error(refusal));
        accepted.push(Buffer.concat(parts));
        return done();
      });
    },
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", listening.resolve);
  await listening.promise;
  const { port } = server.server.address() as AddressInfo;
  transport = openMailTransport(
    loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "reports@plumbline.example" }),
  );
});

afterAll(async () => {
  transport.close();
  const closed = Promise.withResolvers<void>();
  server.close(closed.resolve);
  await closed.promise;
  await services.close();
});

beforeEach(async () => {
  await services.db.delete(mails);
  accepted = [];
  refusal = null;
});

async function queued(): Promise<string> {
  expect(await queueMail(services, MAIL)).toBe(true);
  const [row] = await services.db.select().from(mails);
  return row!.id;
}

describe("a queued mail", () => {
  it("reaches the mail server with its words as text and HTML, from the brand", async () => {
    const id = await queued();
    expect(await deliverMail(services, transport, id)).toBe(true);
    const [message] = await Promise.all(accepted.map((raw) => PostalMime.parse(raw)));
    expect(message).toMatchObject({
      subject: MAIL.subject,
      from: { name: "Plumbline", address: "reports@plumbline.example" },
      to: [{ address: MAIL.recipient }],
      messageId: `<${id}@plumbline.example>`,
    });
    expect(message?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(
      `<${MAIL.unsubscribeUrl}>`,
    );
    expect(message?.headers.find(({ key }) => key === "list-unsubscribe-post")?.value).toBe(
      "List-Unsubscribe=One-Click",
    );
    expect(message?.text?.trim()).toBe(MAIL.text.trim());
    expect(message?.html).toContain(MAIL.html);
  });

  it("that nobody can end does not offer to", async () => {
    await queueMail(services, { ...MAIL, unsubscribeUrl: null });
    const [row] = await services.db.select().from(mails);
    await deliverMail(services, transport, row!.id);
    const message = await PostalMime.parse(accepted[0]!);
    expect(message.headers.some(({ key }) => key.startsWith("list-"))).toBe(false);
  });

  it("is not given to a server of another name that offers no TLS, unless the operator says so", async () => {
    const { port } = server.server.address() as AddressInfo;
    // Leads to the same server, by an address that is not one of this machine's names.
    const SMTP_URL = `smtp://0.0.0.0:${port}`;
    const careful = openMailTransport(loadConfig({ SMTP_URL }));
    await expect(deliverMail(services, careful, await queued())).rejects.toThrow(/STARTTLS/u);
    careful.close();
    expect(accepted).toEqual([]);
    const allowed = openMailTransport(loadConfig({ SMTP_URL, ALLOW_CLEARTEXT: "true" }));
    await allowed.check();
    allowed.close();
  });

  it("comes from the name of the settings", async () => {
    const { port } = server.server.address() as AddressInfo;
    const named = openMailTransport(
      loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM_NAME: "Harbor Reports, Inc." }),
    );
    await deliverMail(services, named, await queued());
    named.close();
    expect(await PostalMime.parse(accepted[0]!)).toMatchObject({
      from: { name: "Harbor Reports, Inc.", address: "support@plumbline.example" },
    });
  });

  it("is answered to the support address, or to the person who stands behind it", async () => {
    await deliverMail(services, transport, await queued());
    const asked = { ...MAIL, idempotencyKey: "support-request 1", replyTo: "bob@cast.example" };
    await queueMail(services, asked);
    const [question] = await services.db.select().from(mails).where(eq(mails.status, "QUEUED"));
    await deliverMail(services, transport, question!.id);
    const messages = await Promise.all(accepted.map((raw) => PostalMime.parse(raw)));
    const isAutomatic = messages.map(({ headers }) => headers.some(({ key }) => key === "auto-submitted"));
    expect(messages.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([
      "support@plumbline.example",
      "bob@cast.example",
    ]);
    expect(isAutomatic).toEqual([true, false]);
  });

  it("is sent once, even when two workers take it up", async () => {
    const id = await queued();
    const delivered = await Promise.all([1, 2, 3].map(() => deliverMail(services, transport, id)));
    expect(delivered.filter(Boolean)).toHaveLength(1);
    expect(await deliverMail(services, transport, id)).toBe(false);
    expect(accepted).toHaveLength(1);
  });

  it("is not queued again by the same event", async () => {
    await queued();
    expect(await queueMail(services, MAIL)).toBe(false);
    expect(await services.db.$count(mails)).toBe(1);
  });

  it("drops its words once it is sent", async () => {
    await deliverMail(services, transport, await queued());
    expect(await services.db.select().from(mails)).toMatchObject([
      { status: "SENT", text: null, html: null, unsubscribeUrl: null, attempts: 1 },
    ]);
  });

  it("keeps its words and the reason while the server refuses it, and goes out later", async () => {
    const id = await queued();
    refusal = "Mailbox is full";
    await expect(deliverMail(services, transport, id)).rejects.toThrow("Mailbox is full");
    const [waiting] = await services.db.select().from(mails);
    expect(waiting).toMatchObject({ status: "QUEUED", attempts: 1, text: MAIL.text });
    expect(waiting?.lastError).toContain("Mailbox is full");
    refusal = null;
    expect(await deliverMail(services, transport, id)).toBe(true);
  });

  it("is marked as failed when it is given up, and then sent only once someone has it tried again", async () => {
    const id = await queued();
    await giveUpMail(services, id);
    expect(await deliverMail(services, transport, id)).toBe(false);
    expect(await services.db.select().from(mails)).toMatchObject([{ status: "FAILED", text: MAIL.text }]);
    expect(await retryMail(services, id)).toBe(true);
    expect(await retryMail(services, id)).toBe(false);
    expect(await deliverMail(services, transport, id)).toBe(true);
    expect(await services.db.select().from(mails)).toMatchObject([{ status: "SENT", text: null }]);
    expect(await retryMail(services, id)).toBe(false);
  });
});

describe("the local outbox", () => {
  it("keeps each mail as a message and as a page, once", async () => {
    const home = await mkdtemp(join(tmpdir(), "plumbline-outbox-"));
    const config = loadConfig({ PLUMBLINE_HOME: home });
    const outbox = openMailTransport(config);
    const mail = { ...MAIL, id: "0001", date: new Date("2026-11-18T12:00:00Z") };
    await outbox.deliver(mail);
    await outbox.deliver(mail);
    outbox.close();
    const folder = outboxFolder(config);
    expect((await readdir(folder)).sort()).toEqual(["0001.eml", "0001.html"]);
    const message = await PostalMime.parse(await readFile(join(folder, "0001.eml")));
    expect(message).toMatchObject({ subject: MAIL.subject, date: "2026-11-18T12:00:00.000Z" });
    expect(await readFile(join(folder, "0001.html"), "utf8")).toBe(MAIL.html);
    await rm(home, { recursive: true });
  });
});
