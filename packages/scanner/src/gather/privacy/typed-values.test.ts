import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { type Attempt, valueFor, valuesSent } from "#gather/privacy/typed-values.ts";

const value = valueFor({ name: "Email", kind: "email" });
const hash = (algorithm: string): string => createHash(algorithm).update(value.text).digest("hex");
const seenIn = (...attempts: Attempt[]): string[] => valuesSent([value], attempts).map(({ how }) => how);
const get = (query: string): Attempt => ({ url: `https://spy.example/c?${query}`, body: "" });
const post = (body: string): Attempt => ({ url: "https://spy.example/c", body });

describe("a typed value", () => {
  it.each([
    ["as typed", get(`v=${value.text}`)],
    ["as typed", get(`v=${encodeURIComponent(value.text)}`)],
    ["as typed", post(JSON.stringify({ fields: [{ value: value.text.slice(0, 8) }] }))],
    ["in Base64", post(Buffer.from(JSON.stringify({ v: value.text })).toString("base64"))],
    ["in Base64", get(`d=${Buffer.from(value.text).toString("base64url")}`)],
    ["as an MD5 hash", get(`em=${hash("md5")}`)],
    ["as a SHA-1 hash", get(`em=${hash("sha1")}`)],
    ["as a SHA-256 hash", post(`em=${hash("sha256").toUpperCase()}`)],
  ])("is recognized %s", (how, attempt) => {
    expect(seenIn(attempt)).toEqual([how]);
  });

  it("is recognized when its keys are sent one by one", () => {
    expect(seenIn(...Array.from(value.text).map((key) => post(JSON.stringify({ key, at: 12 }))))).toEqual([
      "key by key",
    ]);
  });

  it("is not taken for its length, another value or single keys of another text", () => {
    const other = valueFor(value.field).text;
    expect(seenIn(get(`length=${value.text.length}`), post(other))).toEqual([]);
    expect(seenIn(...Array.from("hello world").map((key) => post(JSON.stringify({ key }))))).toEqual([]);
  });

  it("is told once for each company it would reach", () => {
    expect(seenIn(get(`v=${value.text}`), get(`w=${value.text}`))).toEqual(["as typed"]);
  });
});
