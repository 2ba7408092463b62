import { afterEach, describe, expect, it } from "vitest";

import { gatherAliases } from "#gather/aliases.ts";
import { localDns, type LocalDns, type Zone } from "#gather/dns/local-dns.testing.ts";

describe("where hosts lead in the DNS", () => {
  const running: LocalDns[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
  });

  async function resolverWith(zone: Zone): Promise<LocalDns["resolver"]> {
    const dns = await localDns(zone);
    running.push(dns);
    return dns.resolver;
  }
  const cname = (name: string, data: string) => [{ type: "CNAME" as const, name, data }];

  it("is followed from alias to alias", async () => {
    const resolver = await resolverWith({
      "CNAME metrics.bakery.com": cname("metrics.bakery.com", "Bakery.tags.net."),
      "CNAME bakery.tags.net": cname("bakery.tags.net", "bakery.sc.omtrdc.net"),
      "CNAME bakery.sc.omtrdc.net": [],
    });
    expect(await gatherAliases(["metrics.bakery.com"], { resolver })).toEqual([
      {
        host: "metrics.bakery.com",
        names: { gathered: true, value: ["bakery.tags.net", "bakery.sc.omtrdc.net"] },
      },
    ]);
  });

  it("is nowhere for a host with an address of its own or one that does not exist", async () => {
    const resolver = await resolverWith({ "CNAME static.bakery.com": [] });
    expect(await gatherAliases(["static.bakery.com", "gone.bakery.com"], { resolver })).toEqual([
      { host: "static.bakery.com", names: { gathered: true, value: [] } },
      { host: "gone.bakery.com", names: { gathered: true, value: [] } },
    ]);
  });

  it("ends where aliases go in a circle", async () => {
    const resolver = await resolverWith({
      "CNAME a.bakery.com": cname("a.bakery.com", "b.bakery.com"),
      "CNAME b.bakery.com": cname("b.bakery.com", "a.bakery.com"),
    });
    const [alias] = await gatherAliases(["a.bakery.com"], { resolver });
    expect(alias?.names).toEqual({ gathered: true, value: ["b.bakery.com", "a.bakery.com"] });
  });

  it("is not known where the DNS refuses or does not answer, for that host alone", async () => {
    const resolver = await resolverWith({
      "CNAME a.bakery.com": "refuse",
      "CNAME b.bakery.com": "silence",
      "CNAME c.bakery.com": [],
    });
    const hosts = ["a.bakery.com", "b.bakery.com", "c.bakery.com"];
    const aliases = await gatherAliases(hosts, { resolver, timeoutMs: 1_000 });
    expect(aliases.map(({ names }) => names.gathered)).toEqual([false, false, true]);
  });
});
