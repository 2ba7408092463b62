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
