import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";

import { describe, expect, it, onTestFinished } from "vitest";

import { ConfigError, loadConfig } from "#platform/config.ts";

function problemsOf(environment: Record<string, string>) {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ env, reason }) => `${env} ${reason}`);
    throw error;
  }
  return [];
}

describe("the settings", () => {
  it("work without a single variable", () => {
    const config = loadConfig({}, new Date("2031-07-04T12:00:00Z"));
    expect(config.server).toMatchObject({
      port: 4400,
      host: "127.0.0.1",
      publicUrl: "http://127.0.0.1:4400",
    });
    expect(config.home.folder).toMatch(/^\/.*\/\.plumbline$/u);
    expect(config.brand).toMatchObject({
      name: "Plumbline",
      slug: "plumbline",
      copyright: "© 2031 Plumbline",
    });
  });

  it("take an empty variable for none", () => {
    expect(loadConfig({ PORT: "", DATABASE_URL: "  " })).toMatchObject({ server: { port: 4400 } });
  });

  it("name every bad one at once, with what it is for", () => {
    const bad = { PORT: "http", DATABASE_URL: "mysql://db", BRAND_ACCENT_COLOR: "blue", LOG_LEVEL: "loud" };
    expect(problemsOf(bad).map((problem) => problem.split(" ")[0])).toEqual([
      "PORT",
      "DATABASE_URL",
      "LOG_LEVEL",
      "BRAND_ACCENT_COLOR",
    ]);
    expect(() => loadConfig(bad)).toThrow(/DATABASE_URL: must start with postgres:\/\/\n.*embedded server/u);
  });

  it.each(["-1", "65536", "80.5", "0x50"])("refuse the port %s", (port) => {
    expect(problemsOf({ PORT: port })).toHaveLength(port === "0x50" ? 0 : 1);
  });

  it.each([
    "postgres://app:secret@db.example.org/app",
    "postgres://app:secret@10.0.0.5/app?sslmode=disable",
    "postgres://app:secret@10.0.0.5/app?sslmode=prefer",
    "postgres://app:secret@10.0.0.5/app?sslmode=no-verify",
    "postgres://app:secret@10.0.0.5/app?sslmode=verify-full&sslmode=disable",
    "postgres://app:secret@10.0.0.5/app?uselibpqcompat=true&sslmode=require",
    "postgres://app:secret@localhost/app?host=db.example.org",
    "postgres://app:secret@localhost.example.org/app",
  ])("refuse a database that would be spoken to in the clear: %s", (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_URL must encrypt what goes to another machine/u),
    ]);
    expect(problemsOf({ DATABASE_URL: url, ALLOW_CLEARTEXT: "true" })).toEqual([]);
  });

  it.each([
    "postgres://app:secret@db.example.org/app?sslmode=verify-full",
    "postgres://app:secret@db.example.org/app?ssl=true",
    "postgres://app:secret@db.example.org/app?sslmode=require",
    "postgres://app:secret@localhost:5432/app",
    "postgres://app:secret@[::1]/app",
    "postgres://app@localhost/app?host=/var/run/postgresql",
  ])("take a database no one in between can read: %s", (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual([]);
  });

  it.each([
    ["SMTP_URL", "smtp://mail.example.org:587?ignoreTLS=true"],
    ["SMTP_URL", "smtp://mail.example.org?requireTLS=false"],
    ["SMTP_URL", "smtps://mail.example.org?tls.rejectUnauthorized=false"],
    ["S3_ENDPOINT", "http://storage.example.org:9000"],
  ])("refuse %s where others could read along: %s", (env, url) => {
    expect(problemsOf({ [env]: url })).toEqual([expect.stringContaining("must encrypt")]);
    expect(problemsOf({ [env]: url, ALLOW_CLEARTEXT: "true" })).toEqual([]);
  });

  it("list test hosts by host and port", () => {
    const { scanner } = loadConfig({ PLUMBLINE_ALLOWED_HOSTS: "127.0.0.1:8080, localhost:3000,[::1]:80," });
    expect(scanner.allowedHosts).toEqual(["127.0.0.1:8080", "localhost:3000", "[::1]:80"]);
    expect(problemsOf({ PLUMBLINE_ALLOWED_HOSTS: "localhost" })).toEqual([
      "PLUMBLINE_ALLOWED_HOSTS must be host:port",
    ]);
  });

  it("read the authorities of a private network from a file, and refuse one without", async () => {
    const folder = await mkdtemp(join(tmpdir(), "plumbline-ca-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const fileOf = async (name: string, text: string) => {
      await writeFile(join(folder, name), text);
      return { PLUMBLINE_CA_FILE: join(folder, name) };
    };
    const [first = "", second = ""] = rootCertificates;
    const two = await fileOf("two.pem", `# Ours\n${first}\n\n${second}\n`);
    expect(loadConfig(two).scanner.extraRoots).toEqual([first, second]);
    expect(loadConfig({}).scanner.extraRoots).toEqual([]);
    const refused = ["PLUMBLINE_CA_FILE must be a file with the certificates of authorities (PEM)"];
    expect(problemsOf({ PLUMBLINE_CA_FILE: join(folder, "missing.pem") })).toEqual(refused);
    expect(problemsOf(await fileOf("empty.pem", ""))).toEqual(refused);
    const broken = first.replace(/\n[^-]{30}/u, "\nAAAA");
    expect(problemsOf(await fileOf("broken.pem", broken))).toEqual(refused);
  });

  it("ask for both halves of the storage key", () => {
    expect(problemsOf({ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k" })).toEqual([
      "S3_SECRET_ACCESS_KEY must be set together with its counterpart",
    ]);
  });

  it("name the sender of mails and where the operator is told, by the brand unless told", () => {
    const own = { MAIL_FROM_NAME: "Harbor Reports", OPERATOR_EMAIL: "ops@harbor.example" };
    expect(loadConfig(own)).toMatchObject({
      mail: { fromName: "Harbor Reports" },
      operator: { email: "ops@harbor.example" },
    });
    expect(loadConfig({ BRAND_NAME: "Beacon", BRAND_SUPPORT_EMAIL: "help@beacon.example" })).toMatchObject({
      mail: { fromName: "Beacon" },
      operator: { email: "help@beacon.example" },
    });
  });

  it.each([
    ["the app's own where it can be loaded", { BRAND_LOGO_URL: "/logo.png" }, "https://app.example/logo.png"],
    ["none where it is an SVG, which mail programs do not show", { BRAND_LOGO_URL: "/logo.svg" }, null],
    ["none where the app has no https address", { BRAND_LOGO_URL: "/logo.png", PUBLIC_URL: "" }, null],
    [
      "the one for mails before all",
      { BRAND_LOGO_URL: "/logo.png", MAIL_LOGO_URL: "https://cdn.example/mail.png" },
      "https://cdn.example/mail.png",
    ],
  ])("have as the logo of mails %s", (_case, environment, logoUrl) => {
    const config = loadConfig({ PUBLIC_URL: "https://app.example/", PAYMENTS: "sandbox", ...environment });
    expect(config.mail.logoUrl).toBe(logoUrl);
  });

  it("refuse a logo for mails that is no full https address", () => {
    expect(problemsOf({ MAIL_LOGO_URL: "/logo.png" })).toEqual([
      "MAIL_LOGO_URL must be a full https address",
    ]);
    expect(problemsOf({ MAIL_LOGO_URL: "http://cdn.example/logo.png" })).toHaveLength(1);
  });

  it("make a slug of the brand's name that storage keys can start with", () => {
    expect(loadConfig({ BRAND_NAME: "24/7 Wächter GmbH" }).brand.slug).toBe("wachter-gmbh");
    expect(loadConfig({ BRAND_NAME: "監視" }).brand.slug).toBe("dashboard");
  });

  it("take the sandbox for payments on this machine alone, unless it is named", () => {
    const at = (PUBLIC_URL: string, PAYMENTS = "") => ({ PUBLIC_URL, PAYMENTS });
    expect(loadConfig({}).payments).toMatchObject({ provider: "sandbox", hasMovableClock: true });
    expect(loadConfig(at("http://127.0.0.1:4400")).payments.provider).toBe("sandbox");
    expect(problemsOf(at("https://app.example.org"))).toEqual([
      "PAYMENTS a public service takes real payments: set STRIPE_SECRET_KEY, or name the sandbox here",
    ]);
    expect(loadConfig(at("https://app.example.org", "sandbox")).payments).toMatchObject({
      provider: "sandbox",
      hasMovableClock: false,
    });
  });

  it("take Stripe once there is a key, and ask for all it takes", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(loadConfig(keys).payments).toMatchObject({ provider: "stripe", hasMovableClock: false });
    expect(loadConfig({ ...keys, PAYMENTS: "sandbox" }).payments.provider).toBe("sandbox");
    expect(problemsOf({ PAYMENTS: "stripe" })).toEqual([
      "STRIPE_SECRET_KEY must be set to take payments with Stripe",
      "STRIPE_WEBHOOK_SECRET must be set to take payments with Stripe",
    ]);
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: "pk_test_1" })[0]).toMatch(/must start with sk_test_/u);
    expect(problemsOf({ ...keys, STRIPE_API_URL: "https://api.stripe.com" })).toHaveLength(1);
    expect(problemsOf({ ...keys, STRIPE_API_URL: "http://peer.example:12111" })).toEqual([
      "STRIPE_API_URL must be on this machine's loopback",
    ]);
  });

  it("list further plans as JSON, each with an id of its own", () => {
    const plus = { id: "plus", name: "Plus", monthlyPrice: 797 };
    expect(loadConfig({ PLANS: JSON.stringify([plus]) }).payments.plans).toMatchObject([
      { ...plus, isRecommended: false, features: [] },
    ]);
    for (const wrong of [
      "plus",
      "{}",
      JSON.stringify([plus, plus]),
      JSON.stringify([{ ...plus, id: "monthly" }]),
    ])
      expect(problemsOf({ PLANS: wrong })[0]).toMatch(/^PLANS /u);
  });
});
