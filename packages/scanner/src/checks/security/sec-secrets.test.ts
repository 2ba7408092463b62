import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aResource,
  gathered,
} from "#evidence-builders.testing.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

import { passwordsInJson, secretsIn } from "./reading/secrets.ts";

import { secSecrets } from "./sec-secrets.ts";

const judge = (text: string) => {
  const sources = [{ url: "https://shop.example/app.js", type: "script" as const, text }];
  return secSecrets.evaluate(aPage({ sources, document: gathered(aDocument()) }), anEvidence());
};
/** Put together here, so that no program that looks for secrets finds one in this file. */
const LETTERS = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzC5bD7eF9gH1jK3mP5qR7";
const made = (prefix: string, length: number): string => prefix + LETTERS.slice(0, length);
const kindOfKey = ["PRI", "VATE"].join("");
const scheme = ["post", "gres"].join("");
const hex = "3f9a1c7e5b2d8f4061a7c9e3b5d7f102";

function aToken(payload: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...payload, iat: 1763940000 })}.${LETTERS.slice(0, 43)}`;
}

describe("sec-secrets", () => {
  it.each([
    `var smtp={host:"smtp.lakeside.test",user:"mailer",pass:"Rex&Whiskers9"};`,
    `const db = { "server": 'db.bakery.test', "password": 'rye7loaf!' }`,
  ])("fails for a server's password beside its name: %s", (text) => {
    expect(judge(text).outcome).toBe("failed");
  });

  it.each([
    `const form={host:"forms.test.example",password:"Please enter 8 characters"};`,
    `let server = "api.bakery.test"; const rules = { pass: "required" };`,
    `({ host: "db.bakery.test", password: process.env.DB_PASSWORD })`,
    `({ host: "db.bakery.test", password: "your-password1" })`,
  ])("passes where no password is beside it: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("fails for a link that holds a password", () => {
    const told = (rawHref: string) => {
      const document = gathered(aDocument({ links: [aLink({ rawHref })] }));
      return secSecrets.evaluate(aPage({ document }), anEvidence());
    };
    expect(told("https://ann:Sommer26@files.bakery.test/")).toMatchObject({
      outcome: "failed",
      findings: [{ component: "secret:password in an address" }],
    });
    expect(told("https://ann:Sommer26@files.bakery.example/").outcome).toBe("failed");
    expect(told("https://ann:Sommer26@example.com/").outcome).toBe("passed");
    expect(told("https://ann:password@files.bakery.test/").outcome).toBe("passed");
    expect(told("ftp://ann:Sommer26@files.bakery.test/").outcome).toBe("failed");
    expect(told("https://ann@files.bakery.test/").outcome).toBe("passed");
    const linked = (href: string) => {
      const document = gathered(aDocument({ links: [aLink({ href })] }));
      return secSecrets.evaluate(aPage({ document }), anEvidence()).outcome;
    };
    expect(linked("https://shop.example/portal?user=ann&password=Rye2024loaf")).toBe("review");
    expect(linked("https://shop.example/portal?password=reset")).toBe("passed");
    expect(told("https://bakery.test:8443/@ann").outcome).toBe("passed");
  });

  it("fails for a key in a comment, and asks about a password there", () => {
    const told = (comment: string) => {
      const rawMarkup = gathered(readRawMarkup(`<!-- ${comment} -->`, "https://shop.example/"));
      return secSecrets.evaluate(aPage({ rawMarkup, document: gathered(aDocument()) }), anEvidence());
    };
    expect(told(`key ${made(["glp", "at-"].join(""), 20)}`).outcome).toBe("failed");
    expect(told("admin, password: bread4All!")).toMatchObject({
      outcome: "review",
      findings: [
        { message: "a comment in the page holds what looks like a password (br…). Does it open anything?" },
      ],
    });
    expect(told("Header starts here").outcome).toBe("passed");
  });

  it("fails for a password that stands in a comment beside the user name or the host that it opens", () => {
    const told = (comment: string) => {
      const rawMarkup = gathered(readRawMarkup(`<!-- ${comment} -->`, "https://shop.example/"));
      return secSecrets.evaluate(aPage({ rawMarkup, document: gathered(aDocument()) }), anEvidence());
    };
    for (const comment of [
      "old shop https://old.bakery.test user: mia pass: Sauerteig!77 (delete)",
      "FTP-Server: ftp.bakery.test, Passwort: Sauerteig!77",
      "identifiant : boulanger mot de passe : Levain2024",
    ])
      expect(told(comment)).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("beside what it opens") as string }],
      });
    expect(told("move to the new disk, db bakery_main / Sauerteig!77").outcome).toBe("review");
    expect(told("try it, user: demo pass: demo2024!").outcome).toBe("review");
    expect(told("docs: db / cache").outcome).toBe("passed");
    expect(told("Wi-Fi of the shop, password: Sauerteig77").outcome).toBe("review");
    expect(told("user: mia, password: see the vault").outcome).toBe("passed");
  });

  it("asks about a password in an answer that the page's scripts get, and fails for a key", () => {
    const told = (json: string) => {
      const secrets = [...secretsIn(json), ...passwordsInJson(json)];
      const answerSecrets = [{ url: "https://shop.example/config.json", secrets }];
      return secSecrets.evaluate(aPage({ answerSecrets, document: gathered(aDocument()) }), anEvidence());
    };
    expect(told('{"guests":{"wifi":"Bakery","password":"Rye-2022!loaf"}}')).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringMatching(/^\/config\.json holds .*\(Ry…\)/u) as string }],
    });
    expect(told(`{"key":"${made(["glp", "at-"].join(""), 20)}"}`).outcome).toBe("failed");
    expect(told(`[{"name":"Ida","hash":"$2b$10$${made("", 53)}"}]`)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("password's hash") as string }],
    });
    expect(told(`[{"user_pass":"$P$${made("", 31)}"}]`).outcome).toBe("failed");
    expect(told(`[{"text":"A hash looks like $2b$10$${made("", 53)} here"}]`).outcome).toBe("passed");
    expect(told('[{"price":"$2b$10$","note":"$P$ and $2b$10$ begin a hash"}]').outcome).toBe("passed");
    for (const json of [
      '{"smtp":{"user":"orders","password":"Rye-2022!loaf"}}',
      '{"db_host":"db.bakery.test","db_pass":"Rye-2022!loaf"}',
      '{"ftp":[{"hostname":"ftp.bakery.test","pwd":"Rye-2022!loaf"}]}',
    ])
      expect(told(json).outcome).toBe("failed");
    expect(told('{"login":"demo","password":"Rye-2022!loaf"}').outcome).toBe("review");
    for (const json of [
      '{"password":"Password","hints":{"password":"At least 8 characters"}}',
      '{"password":"required1 field"}',
      '{"compass":"N42northwest"}',
      '{"password":{"min":8}}',
      '{"password": "cut9off',
    ])
      expect(told(json).outcome).toBe("passed");
  });

  it("sees a password in the JSON that a script of the page sets its state with", () => {
    const told = (script: string) => {
      const rawMarkup = gathered(readRawMarkup(`<script>${script}</script>`, "https://shop.example/"));
      return secSecrets.evaluate(aPage({ rawMarkup, document: gathered(aDocument()) }), anEvidence());
    };
    expect(told('window.__DATA__ = {"mail":{"user":"orders","password":"Rye-2022!loaf"}};').outcome).toBe(
      "failed",
    );
    expect(told('window.__DATA__ = {"form":{"user":"Your name","password":"Password"}};').outcome).toBe(
      "passed",
    );
  });

  describe("keys in the data of a page", () => {
    const told = (data: object) => {
      const markup = `<script id="data" type="application/json">${JSON.stringify(data)}</script>`;
      const rawMarkup = gathered(readRawMarkup(markup, "https://shop.example/"));
      return secSecrets.evaluate(aPage({ rawMarkup, document: gathered(aDocument()) }), anEvidence());
    };
    const chance = LETTERS.slice(0, 24);

    it.each<[string, object]>([
      ["marks itself as that of a live system", { erp: { url: "https://a.test", key: `ek_prod_${chance}` } }],
      ["is one of a service with a long name", { config: { mailToken: `acme-live-${chance}` } }],
      ["is secret by its name", { props: { inventoryApi: { secretKey: hex } } }],
      ["is for admins by its name", { env: { SEARCH_ADMIN_API_KEY: hex } }],
    ])("asks about one that %s", (_what, data) => {
      expect(told(data)).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("Is it meant for everyone?") as string }],
      });
      expect(JSON.stringify(told(data))).not.toContain(chance);
    });

    it.each<[string, object]>([
      ["is publishable", { key: made(["pk", "_live_"].join(""), 24), clerkKey: `pub_prod_${chance}` }],
      ["is for the maps of a page", { apiKey: `AIza${chance}`, searchApiKey: hex, writeKey: chance }],
      ["belongs to one payment", { clientSecret: `pi_3Nx9_secret_${chance}` }],
      ["belongs to one visitor", { link_token: `link-production-${chance}` }],
      ["is for push messages", { applicationServerKey: `B${chance}${hex}` }],
      ["is made up", { secretKey: "your_secret_key_goes_here_1" }],
      [
        "is no key",
        { slug: `blog_live_${chance}`, secretKeyLabel: "Where to find it", key: "en_live_stream" },
      ],
    ])("says nothing of one that %s", (_what, data) => {
      expect(told(data).outcome).toBe("passed");
    });
  });

  describe("tokens in the state of a page", () => {
    const now = new Date("2026-03-01T12:00:00Z");
    const inSeconds = (days: number) => now.getTime() / 1000 + days * 86_400;
    const told = (payload: object) => {
      const markup = `<script>window.state = { api: { token: "${aToken(payload)}" } }</script>`;
      const rawMarkup = gathered(readRawMarkup(markup, "https://shop.example/"));
      return secSecrets.evaluate(aPage({ rawMarkup, document: gathered(aDocument()) }), anEvidence({ now }));
    };

    it.each([
      { sub: "oven", role: "admin", exp: inSeconds(2000) },
      { sub: "oven", realm_access: { roles: ["offline", "administrator"] } },
      { sub: "oven", scope: "orders:read admin:users" },
      { sub: "oven", isAdmin: true, exp: inSeconds(0.1) },
      { client: "backend", roles: ["service"] },
      { email: "mia@bakery.test", exp: inSeconds(3000) },
    ])("fail where they give an administrator's, a service's or for years a user's rights: %j", (payload) => {
      expect(told(payload)).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringMatching(/^a script in the page holds .*token/u) as string }],
      });
    });

    it.each([
      { sub: "oven", exp: inSeconds(400) },
      { email: "mia@bakery.test", exp: inSeconds(30) },
      { jti: "4e" },
    ])("are a question where what they open is not said: %j", (payload) => {
      expect(told(payload)).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("Is it meant for everyone?") as string }],
      });
    });

    it.each([
      { role: "admin", exp: inSeconds(-1) },
      { role: "anon", iss: "supabase", exp: inSeconds(3000) },
      { roles: ["guest"] },
      { cid: 1, corsOrigins: ["https://shop.example"] },
      { sub: "visitor-77", exp: inSeconds(0.02) },
      { sub: "1234567890", name: "John Doe", admin: true },
    ])("are nothing once they expired, or where they are public by design: %j", (payload) => {
      expect(told(payload).outcome).toBe("passed");
    });

    it("are another company's in that company's script", () => {
      const token = aToken({ sub: "oven", role: "admin" });
      const from = (url: string) => {
        const sources = [{ url, type: "script" as const, text: `t="${token}"` }];
        return secSecrets.evaluate(aPage({ sources, document: gathered(aDocument()) }), anEvidence()).outcome;
      };
      expect(from("https://chat.vendor.test/widget.js")).toBe("passed");
      expect(from("https://shop.example/app.js")).toBe("failed");
    });
  });

  it.each([
    ["Stripe secret key", `const key="${made(["sk", "live", ""].join("_"), 24)}"`],
    [
      "AWS secret access key",
      `{accessKeyId:"${["AK", "IA"].join("")}Q3EGRT7YUP2LKM4N",secret:"${made("", 40)}"}`,
    ],
    ["AWS secret access key", `/* ${["AK", "IA"].join("")}Q3EGRT7YUP2LKM4N / secret ${made("", 40)} */`],
    ["GitHub token", `token:"${made(["gh", "p_"].join(""), 36)}"`],
    ["GitLab token", `token:"${made(["glp", "at-"].join(""), 20)}"`],
    ["SendGrid key", `"${made(["S", "G."].join(""), 22)}.${LETTERS.slice(3, 46)}"`],
    ["Mailchimp key", `"${hex}-us12"`],
    ["Twilio token", `{accountSid:"AC${hex}",authToken:"${hex}"}`],
    ["Mailgun key", `"${["key", hex].join("-")}"`],
    ["Shopify secret", `"${["shp", "at_"].join("")}${hex}"`],
    ["private key", `"-----BEGIN ${kindOfKey} KEY-----\\n${made("", 48)}"`],
    ["Telegram bot token", `bot "123456789:${["A", "A"].join("")}${LETTERS.slice(0, 33)}"`],
    ["Google OAuth client secret", `"${made(["GOC", "SPX-"].join(""), 28)}"`],
    ["Brevo key", `"${["xkey", "sib-"].join("")}${hex}${hex}-${LETTERS.slice(0, 16)}"`],
    ["Supabase service key", `createClient(url, "${aToken({ iss: "supabase", role: "service_role" })}")`],
    ["Supabase service key", `createClient(url, "${aToken({ ref: "abc", role: "service_role" })}")`],
    ["password for HTTP", `headers: { Authorization: "Basic ${btoa("shop:s3cr3tPw9")}" }`],
    ["password in an address", `fetch("https://shop:s3cr3tPw@api.bakery.test/orders")`],
    ["database password", `connect("${scheme}://shop:s3cr3tPw@db.bakery.test/main")`],
  ])("fails for a %s, and does not repeat it", (kind, text) => {
    const verdict = judge(text);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(kind) as string, component: `secret:${kind}` }],
    });
    const told = JSON.stringify(verdict);
    expect(told).not.toContain(LETTERS.slice(12, 24));
    expect(told).not.toContain(hex.slice(12, 24));
  });

  it.each([
    ["a publishable key", `Stripe("${made("pk_live_", 24)}")`],
    ["a key for maps", `src="https://maps.googleapis.com/maps/api/js?key=${made("AIza", 35)}"`],
    ["a Sentry address", `init({dsn:"https://${hex}@o12.ingest.sentry.io/4"})`],
    ["an example from a manual", `key="${["AK", "IA"].join("")}IOSFODNN7EXAMPLE",secret="${made("", 40)}"`],
    ["a pattern that looks for keys", "const p=/sk_live_[0-9a-zA-Z]{24}/"],
    ["a key that was made unreadable", `"${["sk", "live", ""].join("_")}xxxxxxxxxxxxxxxxxxxxxxxx"`],
    ["a hash in the name of a chunk", `import("./chunk-${hex}.js")`],
    ["an address without a password", 'fetch("https://shop:8080@cdn.shop.example/x")'],
  ])("passes for %s", (_what, text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("sees a real key behind an example of the same kind", () => {
    const prefix = ["sk", "live", ""].join("_");
    expect(judge(`/* such as ${prefix}${"x".repeat(24)} */ key = "${made(prefix, 24)}"`).outcome).toBe(
      "failed",
    );
    expect(judge(`// replaces ${prefix}${"x".repeat(24)}\nurl = "${prefix}${"x".repeat(30)}"`).outcome).toBe(
      "passed",
    );
  });

  it("fails once for a secret that the markup as sent and the settled page both hold", () => {
    const text = `token = "${made(["gh", "p_"].join(""), 36)}"`;
    const inline = aResource({ url: null, snippet: `<script>${text}</script>` });
    const rawMarkup = gathered(readRawMarkup(`<script>${text}</script>`, "https://shop.example/"));
    const page = aPage({ rawMarkup, document: gathered(aDocument({ scripts: [inline] })) });
    const verdict = secSecrets.evaluate(page, anEvidence());
    expect(verdict).toMatchObject({ outcome: "failed" });
    expect("findings" in verdict ? verdict.findings : []).toHaveLength(1);
  });

  it("fails for a secret far behind the start of a script in the page", () => {
    const script = `/* ${"x = 1; ".repeat(200)} */ token = "${made(["gh", "p_"].join(""), 36)}"`;
    const rawMarkup = gathered(readRawMarkup(`<script>${script}</script>`, "https://shop.example/"));
    const document = gathered(
      aDocument({ scripts: [aResource({ snippet: `<script>${script}`.slice(0, 400) })] }),
    );
    expect(secSecrets.evaluate(aPage({ rawMarkup, document }), anEvidence())).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("a script in the page") as string }],
    });
  });

  it("does not apply to what is no page, and could not run where none was measured", () => {
    const pdf = aPage({ contentType: "application/pdf" });
    expect(secSecrets.evaluate(pdf, anEvidence()).outcome).toBe("not-applicable");
    expect(secSecrets.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
