import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { emailsIn, personalValues } from "#checks/privacy/reading/personal-values.ts";
import { aRequest } from "#evidence-builders.testing.ts";

const context = { siteUrl: "https://shop.example/", knownEmails: ["ann@mail.example"] };

describe("personalValues", () => {
  it("finds an address in the request, its body and its Referer, and masks it", () => {
    const request = aRequest({
      url: "https://t.example/p?u=ann%40mail.example",
      postData: '{"email":"bob@mail.example"}',
      requestHeaders: [["referer", "https://shop.example/thanks?e=cat@mail.example"]],
    });
    expect(personalValues(request, context).map(({ where, masked }) => `${where} ${masked}`)).toEqual([
      "address a…@mail.example",
      "body b…@mail.example",
      "Referer header c…@mail.example",
    ]);
  });

  it.each([
    ["encoded twice", "https://t.example/p?dl=https%3A%2F%2Fshop.example%2F%3Fe%3Dann%2540mail.example"],
    ["beside what is badly encoded", "https://t.example/p?x=%E0%A4&e=ann%40mail.example"],
    ["as base64", `https://t.example/p?d=${btoa("email=ann@mail.example")}`],
    [
      "as base64 for addresses",
      `https://t.example/p?d=${Buffer.from('{"e":"ann@mail.example"}').toString("base64url")}`,
    ],
  ])("finds an address %s", (_how, url) => {
    expect(personalValues(aRequest({ url }), context).map(({ masked }) => masked)).toEqual([
      "a…@mail.example",
    ]);
  });

  it.each([
    ["a token", "https://t.example/p?t=QWxhZGRpbjpvcGVuIHNlc2FtZQ&s=0123456789abcdef0123456789abcdef"],
    ["a percent sign", "https://t.example/p?discount=50%25%20off"],
  ])("finds none in %s", (_what, url) => {
    expect(personalValues(aRequest({ url }), context)).toEqual([]);
  });

  it("finds the usual hashes of an address it knows, and telephone numbers by their parameter", () => {
    const hash = createHash("sha256").update("ann@mail.example").digest("hex");
    const found = personalValues(
      aRequest({ url: `https://t.example/p?em=${hash}&phone=+491701234567` }),
      context,
    );
    expect(found.map(({ kind }) => kind)).toEqual(["hash of an e-mail address", "telephone number"]);
  });

  it("tells the company's own address from a visitor's", () => {
    const [found] = personalValues(aRequest({ url: "https://t.example/p?m=info@shop.example" }), context);
    expect(found?.isOwnAddress).toBe(true);
  });

  it("is not fooled by file names, versions and error-tracking keys", () => {
    expect(emailsIn("logo@2x.png jquery@3.7.1 https://abc123@o1.ingest.sentry.io/1")).toEqual([]);
  });
});
