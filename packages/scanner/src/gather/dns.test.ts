import type { Answer } from "dns-packet";
import { describe, expect, it } from "vitest";

import type { DnsFacts } from "#evidence/site.ts";

import { gatherDns } from "./dns.ts";
import { localDns, type Zone } from "./dns/local-dns.testing.ts";
import { systemResolver } from "./dns/system-resolver.ts";

const txt = (name: string, ...strings: string[]): Answer => ({ type: "TXT", name, data: strings });
const caa = (name: string): Answer => ({
  type: "CAA",
  name,
  data: { flags: 0, tag: "issue", value: "letsencrypt.org" },
});
const mx: Answer = { type: "MX", name: "bakery.com", data: { preference: 10, exchange: "mail.bakery.com" } };
const ds: Answer = {
  type: "DS",
  name: "bakery.com",
  data: { keyTag: 1, algorithm: 13, digestType: 2, digest: Buffer.alloc(32, 1) },
};

interface DnsOptions {
  truncate?: boolean;
  /** The usual limit where left out: what answers may be slow on a busy machine. */
  timeoutMs?: number;
}

async function gather(host: string, zone: Zone, { truncate = false, ...limits }: DnsOptions = {}) {
  const dns = await localDns(zone, { truncate });
  try {
    const result = await gatherDns(host, { resolver: dns.resolver, ...limits });
    return { result, asked: dns.asked };
  } finally {
    await dns.stop();
  }
}

async function factsOf(host: string, zone: Zone, options: DnsOptions = {}): Promise<DnsFacts> {
  const { result } = await gather(host, zone, options);
  if (!result.gathered) throw new Error(result.reason);
  return result.value;
}

const wellKept: Zone = {
  "CAA bakery.com": [caa("bakery.com")],
  "MX bakery.com": [mx],
  "TXT bakery.com": [
    txt("bakery.com", "google-site-verification=x"),
    txt("bakery.com", "v=spf1 mx ", "-all"),
  ],
  "TXT _dmarc.bakery.com": [txt("_dmarc.bakery.com", "v=DMARC1; p=reject")],
  "DS bakery.com": [ds],
};

const wellKeptFacts = {
  caa: { gathered: true, value: ['0 issue "letsencrypt.org"'] },
  mx: { gathered: true, value: ["10 mail.bakery.com"] },
  spf: { gathered: true, value: ["v=spf1 mx -all"] },
  spfLookups: { gathered: true, value: 1 },
  dmarc: { gathered: true, value: ["v=DMARC1; p=reject"] },
  dnssec: { gathered: true, value: true },
};

describe("asking the DNS of a site", () => {
  it("reads every record of a well-kept domain", async () => {
    expect(await factsOf("bakery.com", wellKept)).toEqual(wellKeptFacts);
  });

  it("asks again over TCP when the answers do not fit", async () => {
    expect(await factsOf("bakery.com", wellKept, { truncate: true })).toEqual(wellKeptFacts);
  });

  it("climbs for CAA from the host to its domain, and no further", async () => {
    const { result, asked } = await gather("a.b.bakery.co.uk", {});
    expect(asked.filter((question) => question.startsWith("CAA"))).toEqual([
      "CAA a.b.bakery.co.uk",
      "CAA b.bakery.co.uk",
      "CAA bakery.co.uk",
    ]);
    expect(result).toMatchObject({
      value: { caa: { value: [] }, dnssec: { value: false }, spfLookups: { value: 0 } },
    });
  });

  it("lets the nearest CAA decide", async () => {
    const { asked } = await gather("www.bakery.com", { "CAA www.bakery.com": [caa("www.bakery.com")] });
    expect(asked).not.toContain("CAA bakery.com");
  });

  it("counts the look-ups of an SPF record through what it includes, and survives a circle", async () => {
    const { spfLookups } = await factsOf("bakery.com", {
      "TXT bakery.com": [
        txt("bakery.com", "v=spf1 a include:one.com ?exists:%{i}.x.com ip4:192.0.2.1 redirect=two.com"),
      ],
      "TXT one.com": [txt("one.com", "v=spf1 mx/24 ptr:x.com include:bakery.com ~all")],
      "TXT two.com": [txt("two.com", "v=spf1 include:one.com -all")],
    });
    expect(spfLookups).toEqual({ gathered: true, value: 12 });
  });

  it("fails one fact by itself when the DNS refuses or does not answer", async () => {
    const zone: Zone = { ...wellKept, "MX bakery.com": "refuse", "DS bakery.com": "silence" };
    const facts = await factsOf("bakery.com", zone, { timeoutMs: 1_000 });
    expect(facts.mx).toEqual({ gathered: false, reason: "We asked the DNS for MX of bakery.com: SERVFAIL" });
    expect(facts.dnssec).toMatchObject({
      gathered: false,
      reason: expect.stringContaining("timed out") as string,
    });
    expect(facts.spf).toEqual(wellKeptFacts.spf);
  });

  it("says that the DNS cannot be reached, where there is no way to it", async () => {
    // The system refuses to connect to everyone at once; nothing is sent.
    const resolver = { address: "255.255.255.255", port: 53 };
    const result = await gatherDns("bakery.com", { resolver });
    const reason = expect.stringMatching(/EACCES|ENETUNREACH/) as string;
    expect(result).toMatchObject({ value: { mx: { gathered: false, reason } } });
  });

  it("cannot count look-ups when an included record is not answered", async () => {
    const { spfLookups } = await factsOf("bakery.com", {
      "TXT bakery.com": [txt("bakery.com", "v=spf1 include:one.com -all")],
      "TXT one.com": "refuse",
    });
    expect(spfLookups.gathered).toBe(false);
  });

  it.each(["127.0.0.1", "::1", "localhost", "shop.test", "printer.local", "com"])(
    "asks nothing about %s",
    async (host) => {
      const { result, asked } = await gather(host, {});
      expect(result.gathered).toBe(false);
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ["192.0.2.1", { address: "192.0.2.1", port: 53 }],
    ["192.0.2.1:5353", { address: "192.0.2.1", port: 5353 }],
    ["2001:db8::1", { address: "2001:db8::1", port: 53 }],
    ["[2001:db8::1]:5353", { address: "2001:db8::1", port: 5353 }],
  ])("reads the system's resolver %s", (text, resolver) => {
    expect(systemResolver([text])).toEqual(resolver);
  });
});
