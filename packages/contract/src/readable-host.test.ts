import { domainToASCII } from "node:url";

import { expect, it } from "vitest";

import { bareAddress } from "./bare-address.ts";
import { readableAddress, readableHost, readableHosts } from "./readable-host.ts";

it.each([
  "münchen.de",
  "bäckerei.example",
  "straße.example",
  "例え.テスト",
  "пример.испытание",
  "παράδειγμα.δοκιμή",
  "उदाहरण.परीक्षा",
  "مثال.إختبار",
  "דוגמה.טעסט",
  "ñandú-y-más.es",
  "www.smörgåsbord-för-alla-människor.se",
  "bücher-größe-und-mehr.münchen.de",
])("%s is read by the name people know", (name) => {
  expect(readableHost(domainToASCII(name))).toBe(name);
});

it.each([
  ["harbor-bakery.example", "no other name"],
  ["xn--99999999.example", "not decodable"],
  ["xn--", "empty"],
  ["xn--abc-.example", "plain letters"],
  ["xn--pypal-4ve.com", "Latin letters around a Cyrillic one"],
  ["xn--i-7iq.ws", "a symbol"],
])("%s stays as it is: %s", (host) => {
  expect(readableHost(host)).toBe(host);
});

it.each([
  ["/%C3%BCber-uns/", "/über-uns/"],
  ["/%e6%97%a5%e6%9c%ac?q=caf%C3%A9#t%C3%A9", "/日本?q=café#té"],
])("the path %s is read by its letters", (path, read) => {
  expect(readableAddress(`https://harbor-bakery.example${path}`)).toBe(
    `https://harbor-bakery.example${read}`,
  );
});

it.each([
  ["/a%20b%2Fc%3Fd", "what parts an address"],
  ["/100%", "a sign alone"],
  ["/%FC", "another encoding"],
  ["/%E2%80%AEgpj.exe", "a mark that turns the text round"],
  ["/%D0%B0dmin", "a Cyrillic letter beside Latin ones"],
  ["/%C2%A0", "a space that is none"],
])("the path %s stays as it is: %s", (path) => {
  expect(readableAddress(`https://harbor-bakery.example${path}`)).toBe(
    `https://harbor-bakery.example${path}`,
  );
});

it("an address keeps all but its host", () => {
  const path = "/xn--mnchen-3ya?next=xn--mnchen-3ya.de";
  expect(readableAddress(`https://xn--mnchen-3ya.de:8080${path}`)).toBe(`https://münchen.de:8080${path}`);
  expect(bareAddress("https://xn--mnchen-3ya.de/")).toBe("münchen.de");
});

it("a sentence names hosts the same way", () => {
  expect(readableHosts("We could not find www.xn--mnchen-3ya.de in the DNS.")).toBe(
    "We could not find www.münchen.de in the DNS.",
  );
});
