import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Ended, plumblineHere } from "../plumbline.testing.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

/** Runs the command on the test's database; wrong input leaves nothing on standard output. */
function plumbline(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  return plumblineHere(args, {
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PUBLIC_URL: "https://app.example",
    PAYMENTS: "sandbox",
    ...settings,
  });
}

async function rowsOf(table: "organizations" | "mails" | "notifications") {
  return (await services.db.execute(`select * from ${table}`)).rows;
}

async function data(...args: string[]): Promise<unknown> {
  const { code, out, err } = await plumbline([...args, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

const BAKERY = [
  "--name",
  "Harbor Bakery",
  "--website",
  "harbor-bakery.example",
  "--owner-name",
  "Alice Archer",
];

describe("the life of a client at the command line", () => {
  it("begins with an account, a payment link and a mail that tells both", async () => {
    const added = await data("client", "add", ...BAKERY, "--email", "alice@cast.example", "--price", "99.50");
    expect(added).toMatchObject({
      email: "alice@cast.example",
      temporaryPassword: expect.stringMatching(/^\S{15,}$/u),
      paymentLink: expect.stringMatching(/^https:\/\/app\.example\/pay\/\S+$/u),
    });
    expect(await rowsOf("mails")).toMatchObject([{ recipient: "alice@cast.example" }]);
    const again = await plumbline(["client", "add", ...BAKERY, "--email", "Alice@cast.example"]);
    expect(again).toEqual({
      code: 2,
      out: "",
      err: "plumbline: This person already belongs to an organization with this website.\n",
    });
  });

  it("does not begin with a website that no scan may reach", async () => {
    const wanted = [
      "client",
      "add",
      "--name",
      "Inside",
      "--owner-name",
      "Ina",
      "--email",
      "ina@cast.example",
    ];
    for (const website of ["localhost", "http://10.0.0.1", "https://harbor-bakery.example:8443"]) {
      const refused = await plumbline([...wanted, "--website", website]);
      expect(refused).toMatchObject({ code: 2, out: "" });
      expect(refused.err).toMatch(/^plumbline: We can't scan .*PLUMBLINE_ALLOWED_HOSTS=/u);
    }
    const allowed = { PLUMBLINE_ALLOWED_HOSTS: "10.0.0.1:80" };
    const paid = [...wanted, "--website", "http://10.0.0.1", "--no-payment"];
    expect((await plumbline(paid, allowed)).code).toBe(0);
  });

  it("gives no link to pay to a client whose card is charged already", async () => {
    expect((await plumbline(["link", "create", "Inside"])).code).toBe(0);
    await services.db.execute("update subscriptions set provider = 'sandbox'");
    expect(await plumbline(["link", "create", "Inside"])).toEqual({
      code: 2,
      out: "",
      err: "plumbline: Inside already pays for a subscription, so there is nothing to pay.\n",
    });
    expect((await plumbline(["client", "erase", "Inside", "--confirm", "Inside"])).code).toBe(0);
    await services.db.execute("delete from mails where recipient = 'ina@cast.example'");
  });

  it("goes on with being listed and shown", async () => {
    expect((await plumbline(["client", "list"])).out).toMatch(
      /^ID +NAME +WEBSITE +STATUS +LAST SCAN\n\S+ +Harbor Bakery +https:\/\/harbor-bakery\.example\/ +no subscription +none\n$/u,
    );
    expect(await data("client", "show", "harbor-bakery.example")).toMatchObject({
      name: "Harbor Bakery",
      members: [{ email: "alice@cast.example", role: "owner", hasTemporaryPassword: true }],
    });
  });

  it("has laws its website is judged by", async () => {
    expect(await data("client", "laws", "Harbor Bakery", "eu,us")).toMatchObject({
      laws: ["US", "EU"],
      hasChanged: true,
    });
    expect((await plumbline(["client", "laws", "Harbor Bakery", "us,eu"])).out).toBe(
      "Harbor Bakery was already checked against the privacy laws of: United States (FTC Act and state privacy laws); European Union and United Kingdom (GDPR, ePrivacy).\n",
    );
    expect((await plumbline(["client", "show", "Harbor Bakery"])).out).toMatch(
      /^Privacy laws +United States .*; European Union/mu,
    );
  });

  it("has a time zone, New York unless told", async () => {
    expect((await plumbline(["client", "show", "Harbor Bakery"])).out).toMatch(
      /^Time zone +America\/New_York$/mu,
    );
    const moved = await plumbline(["client", "time-zone", "Harbor Bakery", "America/Chicago"]);
    expect(moved.out).toBe("The time zone of Harbor Bakery is now America/Chicago.\n");
    expect(await data("client", "time-zone", "Harbor Bakery", "America/Chicago")).toMatchObject({
      timeZone: "America/Chicago",
      hasChanged: false,
    });
    expect(await plumbline(["client", "time-zone", "Harbor Bakery", "Mars/Olympus"])).toMatchObject({
      code: 2,
      err: 'plumbline: "Mars/Olympus" is no time zone. Write its name, e.g. America/Chicago.\n',
    });
  });

  it("is asked for private files when its owner wishes and publishes the proof", async () => {
    const permitted = await plumbline(["client", "private-files", "Harbor Bakery"]);
    expect(permitted).toMatchObject({ code: 0, err: "" });
    const token = /plumbline-ownership=([0-9a-f]{32})$/mu.exec(permitted.out)?.[1];
    expect(permitted.out).toContain("/.well-known/plumbline-ownership.txt");
    expect(permitted.out).toContain("_plumbline.<host>");
    expect(await data("client", "private-files", "Harbor Bakery")).toMatchObject({ ownershipToken: token });
    expect(await data("client", "show", "Harbor Bakery")).toMatchObject({ ownershipToken: token });
    expect(await data("client", "private-files", "Harbor Bakery", "--end")).toMatchObject({
      ownershipToken: null,
      hasChanged: true,
    });
    expect((await plumbline(["client", "show", "Harbor Bakery"])).out).toMatch(
      /^Private files +not looked for$/mu,
    );
  });

  it("knows suspensions, during which nothing is scanned", async () => {
    expect(
      await data("client", "suspend", "Harbor Bakery", "--reason", "The terms were broken."),
    ).toMatchObject({
      isSuspended: true,
      hasChanged: true,
    });
    const refused = await plumbline(["scan", "now", "Harbor Bakery"]);
    expect(refused).toMatchObject({
      code: 2,
      err: "plumbline: This client is suspended, so its website is not scanned. End the suspension first.\n",
    });
    expect(await data("client", "suspend", "Harbor Bakery", "--end")).toMatchObject({ isSuspended: false });
  });

  it("has scans outside the schedule, one at a time", async () => {
    expect(await data("scan", "now", "alice@cast.example")).toMatchObject({ isNew: true });
    expect(await data("scan", "now", "alice@cast.example")).toMatchObject({ isNew: false });
  });

  it("has people who cannot sign in, and links to pay", async () => {
    expect(await data("user", "reset-password", "alice@cast.example")).toMatchObject({
      name: "Alice Archer",
      temporaryPassword: expect.any(String),
    });
    expect(await data("user", "reset-two-factor", "alice@cast.example")).toEqual({
      email: "alice@cast.example",
      hasChanged: false,
    });
    expect(await data("link", "create", "harbor bakery", "--days", "7")).toMatchObject({
      url: expect.stringContaining("https://app.example/pay/"),
    });
  });

  it("is run by operators, who are added, reset and removed", async () => {
    const olga = { name: "Olga Ortiz", email: "olga@cast.example" };
    const access = { ...olga, temporaryPassword: expect.any(String), address: "https://app.example/ops" };
    expect(await data("operator", "add", "--email", olga.email, "--name", olga.name)).toMatchObject(access);
    expect(await data("operator", "list")).toEqual([{ ...olga, isSetUp: false, lastSignInAt: null }]);
    expect(await data("operator", "reset", olga.email)).toMatchObject(access);
    expect(await data("operator", "remove", olga.email)).toEqual({ email: olga.email });
    expect(await data("operator", "list")).toEqual([]);
  });

  it("hears of maintenance", async () => {
    const times = ["--from", "2030-11-30T02:00Z", "--to", "2030-11-30T04:00Z"];
    expect(await data("announce", ...times, "--note", "Reports stay available.")).toMatchObject({
      clients: 1,
    });
    expect(await rowsOf("notifications")).toContainEqual(
      expect.objectContaining({ kind: "maintenance-announced" }),
    );
  });

  it("ends only when its name is repeated", async () => {
    const unsure = await plumbline(["client", "erase", "harbor-bakery.example"]);
    expect(unsure).toMatchObject({ code: 2, err: expect.stringContaining('--confirm "Harbor Bakery"') });
    expect(await rowsOf("organizations")).toHaveLength(1);
    await data("client", "erase", "harbor-bakery.example", "--confirm", "Harbor Bakery");
    expect(await rowsOf("organizations")).toEqual([]);
  });
});

describe("wrong input ends with exit code 2 and says what is wrong", () => {
  it.each([
    [["client", "show", "nobody"], /There is no client "nobody"/u],
    [["client", "add", "--name", "X"], /required option/u],
    [["client", "suspend", "x"], /--reason/u],
    [["client", "fire", "x"], /unknown command/u],
    [["client", "laws", "x", "mars"], /A law is US, CA, EU or KIDS/u],
    [["user", "reset-password", "nobody@cast.example"], /No account has the email/u],
    [["user", "reset-two-factor", "bad"], /Enter a valid email address/u],
    [["operator", "remove", "nobody@cast.example"], /No operator has the email/u],
    [["link", "create", "x", "--price", "-1"], /not a price/u],
    [["link", "create", "x", "--days", "0"], /not a number of days/u],
    [["announce", "--from", "tomorrow", "--to", "2030-11-30T04:00Z"], /not a time/u],
    [["announce", "--from", "2030-11-30T04:00Z", "--to", "2030-11-30T02:00Z"], /later than --from/u],
    [["announce", "--from", "2020-11-30T02:00Z", "--to", "2020-11-30T04:00Z"], /24 hours' notice/u],
  ])("%j", async (args, words) => {
    expect(await plumbline(args)).toMatchObject({ code: 2, out: "", err: expect.stringMatching(words) });
  });

  it("a setting that cannot be used", async () => {
    expect(await plumbline(["up"], { PORT: "many" })).toMatchObject({
      code: 2,
      err: expect.stringContaining("PORT: must be a whole number"),
    });
  });
});

describe("the doctor", () => {
  it("finds everything well", async () => {
    const { code, out } = await plumbline(["doctor"]);
    const parts = out.trim().split("\n");
    expect(parts.map((line) => line.slice(0, 14).trim())).toEqual([
      "ok    Settings",
      "ok    Database",
      "ok    Queue",
      "ok    Storage",
      "ok    Files",
      "ok    Mail",
      "ok    Payments",
      "ok    Browser",
      "ok    Fonts",
    ]);
    expect(code).toBe(0);
  });

  it("says what fails and what to do, and goes on with the rest", async () => {
    const { code, out } = await plumbline(["doctor", "--json"], { SMTP_URL: "smtp://127.0.0.1:9" });
    const checks = JSON.parse(out) as { part: string; isWell: boolean; advice: string | null }[];
    expect(checks.filter(({ isWell }) => !isWell)).toMatchObject([
      { part: "Mail", advice: expect.stringContaining("SMTP_URL") },
    ]);
    expect(code).toBe(1);
  });

  it("tells a database that cannot be reached", async () => {
    const { code, out } = await plumbline(["doctor"], { DATABASE_URL: "postgres://127.0.0.1:9/none" });
    expect(out).toMatch(/FAIL {2}Database {2}.*ECONNREFUSED/u);
    expect(code).toBe(1);
  });
});
