import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aCookie,
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secSharedCache } from "./sec-shared-cache.ts";

const SESSION = "shop_session=8f2a91c07d; Path=/; HttpOnly";
const judge = (cacheControl: string, page: Partial<PageEvidence> = {}, vary = "Accept-Encoding") =>
  secSharedCache.evaluate(
    aPage({
      responseHeaders: [
        ["cache-control", cacheControl],
        ["vary", vary],
      ],
      ...page,
    }),
    anEvidence(),
  );
const withSession = { cookieWrites: [aCookie(SESSION)] };
const asking = (...fields: Partial<FormFieldRef>[]) => ({
  document: gathered(aDocument({ forms: [aForm({ fields: fields.map((field) => aField(field)) })] })),
});

describe("sec-shared-cache", () => {
  it("asks about a cookie for the server alone, whatever it is called", () => {
    const cookieWrites = [aCookie("hsid=2f8a11c09d; Path=/; Secure; HttpOnly; SameSite=Lax")];
    expect(judge("public, s-maxage=86400", { cookieWrites })).toMatchObject({
      outcome: "review",
      findings: [{ component: "cookie:hsid" }],
    });
    expect(judge("private, max-age=60", { cookieWrites }).outcome).toBe("passed");
  });

  it("asks about a page of a visitor who is signed in, and not about one that shows a way in", () => {
    const linked = (text: string) => ({
      document: gathered(aDocument({ links: [aLink({ text, href: "https://shop.example/x" })] })),
    });
    expect(judge("public, s-maxage=600", linked("Logg ut"))).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("lets a visitor sign out") as string }],
    });
    expect(judge("private, max-age=60", linked("Log out")).outcome).toBe("passed");
    expect(judge("max-age=600", linked("Log out")).outcome).toBe("passed");
    const kept = {
      responseHeaders: [
        ["cache-control", "max-age=600"],
        ["age", "41"],
      ] as [string, string][],
    };
    expect(judge("", { ...linked("Log out"), ...kept }).outcome).toBe("review");
    expect(judge("public, s-maxage=600", linked("Log in")).outcome).toBe("not-applicable");
  });

  it.each(["basket=2; Path=/", "theme=dark; HttpOnly; Max-Age=86400", "AWSALB=abc; HttpOnly; Path=/"])(
    "has nothing to say of %s",
    (cookie) => {
      expect(judge("public, s-maxage=86400", { cookieWrites: [aCookie(cookie)] }).outcome).toBe(
        "not-applicable",
      );
    },
  );

  const saying = (text: string) => ({ document: gathered(aDocument({ text })) });

  it.each([
    "Thank you, Jane. We wrote to jane.doe@mail.example and will call you.",
    "Your confirmation has been sent to jane.doe@mail.example.",
    "Danke! Die Bestätigung ging an jane.doe@mail.example.",
    "Merci. Une confirmation a été envoyée à jane.doe@mail.example.",
    "Hemos enviado la confirmación a jane.doe@mail.example.",
    "Abbiamo inviato la conferma a jane.doe@mail.example.",
    "We hebben een bevestiging gestuurd naar jane.doe@mail.example.",
  ])("fails a page that tells one visitor where a message went: %s", (text) => {
    expect(judge("public, max-age=3600", saying(text))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("j…@mail.example") as string }],
    });
    expect(judge("private, no-store", saying(text)).outcome).toBe("passed");
  });

  it.each([
    "Please send your confirmation to office@clinic.example.",
    "Questions? Write to office@clinic.example.",
    "You can mail the receipt to office@clinic.example.",
    "Bitte schicken Sie die Bestätigung an office@clinic.example.",
  ])("has nothing to say of the site's own address: %s", (text) => {
    expect(judge("public, max-age=3600", saying(text)).outcome).toBe("not-applicable");
  });

  it.each(["public, max-age=3600", "s-maxage=3600", "max-age=0, s-maxage=3600", 'Public, Max-Age="3600"'])(
    "fails a page with a session cookie that is sent with %s",
    (cacheControl) => {
      expect(judge(cacheControl, withSession)).toMatchObject({
        outcome: "failed",
        findings: [
          {
            message:
              "The page sets the session cookie “shop_session” and lets shared caches keep it for 1 hour.",
          },
        ],
      });
    },
  );

  it.each([
    "private, max-age=3600",
    "no-store",
    "no-cache",
    "max-age=3600",
    "",
    "public, max-age=0",
    "public, max-age=0, must-revalidate",
    "public, s-maxage=0, max-age=60",
    'public, no-cache="set-cookie"',
  ])("passes such a page that is sent with “%s”", (cacheControl) => {
    expect(judge(cacheControl, withSession).outcome).toBe("passed");
  });

  it("passes one that caches keep for each cookie apart", () => {
    expect(judge("public, max-age=3600", withSession, "Accept-Encoding, Cookie").outcome).toBe("passed");
  });

  it("says nothing of a cookie that another answer set, or that signs no one in", () => {
    const cookies = (...raw: Parameters<typeof aCookie>) =>
      judge("public, max-age=3600", { cookieWrites: [aCookie(...raw)] }).outcome;
    expect(cookies(SESSION, { sourceUrl: "https://shop.example/api/me" })).toBe("not-applicable");
    expect(cookies("_ga=GA1.2.1; Path=/")).toBe("not-applicable");
    expect(cookies("shop_session=; Max-Age=0; Path=/")).toBe("not-applicable");
  });

  it("asks about a page for secrets that caches may keep", () => {
    const cached = "public, max-age=86400";
    expect(judge(cached, asking({ label: "Social Security number", name: "ssn" }))).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("asks for an identity number and lets") }],
    });
    expect(judge(cached, asking({ autocomplete: "cc-number" })).outcome).toBe("review");
    const token = { type: "hidden", name: "csrf_token" };
    expect(judge(cached, asking({ type: "password" }, token)).outcome).toBe("review");
    expect(judge("no-store", asking({ type: "password" }, token)).outcome).toBe("passed");
  });

  it("does not apply to a sign-in form that is the same for all, and to pages without secrets", () => {
    expect(judge("public, max-age=60", asking({ type: "password" })).outcome).toBe("not-applicable");
    expect(judge("public, max-age=60", asking({ type: "email" })).outcome).toBe("not-applicable");
  });

  it("asks about data of a visitor that scripts get, by its address", () => {
    const answer = (url: string, value: string, type = "fetch") =>
      judge("no-store", {
        requests: [aRequest({ url, type, responseHeaders: [["cache-control", value]] })],
      }).outcome;
    expect(answer("https://shop.example/api/me?v=1", "public, max-age=3600")).toBe("review");
    expect(answer("https://api.shop.example/v1/cart", "s-maxage=60")).toBe("review");
    expect(answer("https://shop.example/api/me", "private, max-age=3600")).toBe("not-applicable");
    expect(answer("https://shop.example/api/menu", "public, max-age=3600")).toBe("not-applicable");
    expect(answer("https://shop.example/img/me", "public, max-age=3600", "image")).toBe("not-applicable");
    expect(answer("https://others.example/api/me", "public, max-age=3600")).toBe("not-applicable");
  });

  it("could not run on a page that was not read", () => {
    expect(judge("public", { document: notGathered() }).outcome).toBe("could-not-run");
    expect(secSharedCache.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
