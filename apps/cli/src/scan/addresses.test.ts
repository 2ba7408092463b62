import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { parseAddress, readAddressFile, requireOneHost } from "./addresses.ts";

describe("an address typed on the command line", () => {
  it("gets https where no scheme was typed", () => {
    expect(parseAddress("example.org/shop")).toBe("https://example.org/shop");
  });

  it.each([
    ["127.0.0.1:4899", "http://127.0.0.1:4899/"],
    ["localhost:8080/shop", "http://localhost:8080/shop"],
    ["localhost", "http://localhost/"],
    ["[::1]:3000", "http://[::1]:3000/"],
    ["staging.example.org:8080", "http://staging.example.org:8080/"],
    ["example.org:443", "https://example.org/"],
    ["example.org/a:80", "https://example.org/a:80"],
    ["bäckerei.example", "https://xn--bckerei-5wa.example/"],
    ["my_shop.example.org", "https://my_shop.example.org/"],
    ["httpbin.example", "https://httpbin.example/"],
  ])("gets the scheme its host is likely to speak: %s", (typed, address) => {
    expect(parseAddress(typed)).toBe(address);
  });

  it("keeps http where it was typed", () => {
    expect(parseAddress(" http://example.org:8080 ")).toBe("http://example.org:8080/");
  });

  it.each([
    "",
    "http://",
    "ht tp://x",
    "https://exa mple.org",
    "ht!tp://example.org",
    "http//example.org",
    "https//example.org",
    "exam!ple.org",
  ])("is refused when it is %j", (text) => {
    expect(() => parseAddress(text)).toThrow("is not a web address");
  });

  it.each(["file:///etc/passwd", "ftp://example.org", "javascript://x"])(
    "is refused for the scheme of %s",
    (text) => {
      expect(() => parseAddress(text)).toThrow("not an http or https address");
    },
  );

  it("is refused with a password in it, without repeating the password", () => {
    expect(() => parseAddress("https://me:secret@example.org")).toThrow(/^(?!.*secret).*passwords/u);
  });
});

describe("a file of addresses", () => {
  const file = join(mkdtempSync(join(tmpdir(), "plumbline-urls-")), "urls.txt");

  it("passes over empty lines and comments", () => {
    writeFileSync(file, "# ours\n\nhttps://example.org/a\r\nexample.org/b\n");
    expect(readAddressFile(file)).toEqual(["https://example.org/a", "https://example.org/b"]);
  });

  it("says in which file and line a bad address is", () => {
    writeFileSync(file, "# ours\n\nexample.org\nht!tp://example.org\n");
    expect(() => readAddressFile(file)).toThrow(
      `${file}, line 4: "ht!tp://example.org" is not a web address.`,
    );
    writeFileSync(file, "ftp://example.org\n");
    expect(() => readAddressFile(file)).toThrow(`${file}, line 1: "ftp://example.org" is not an http`);
  });

  it("is refused when it holds none", () => {
    writeFileSync(file, "# nothing\n");
    expect(() => readAddressFile(file)).toThrow("contains no address");
  });

  it("is refused when it is not there", () => {
    expect(() => readAddressFile(`${file}.missing`)).toThrow("Cannot read");
  });
});

describe("a crawl", () => {
  it("is of one host", () => {
    expect(() => requireOneHost(["https://a.example/x", "https://b.example/"])).toThrow(
      "a.example, b.example",
    );
  });

  it("may start on several pages of that host", () => {
    expect(() => requireOneHost(["https://a.example/x", "https://a.example/y"])).not.toThrow();
  });
});
