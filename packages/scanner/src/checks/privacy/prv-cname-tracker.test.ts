import { describe, expect, it } from "vitest";

import { prvCnameTracker } from "#checks/privacy/prv-cname-tracker.ts";
import { messagesOf, noPasses, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";
import type { HostAlias } from "#evidence/site.ts";

const contacted = (host: string) => aPrivacyPass({ requests: [aRequest({ url: `https://${host}/b/ss/1` })] });
const alias = (host: string, ...names: string[]): HostAlias => ({ host, names: gathered(names) });

function withAliases(aliases: HostAlias[], passes: Partial<PrivacyPasses> = {}): Evidence {
  const fresh = contacted("metrics.shop.example");
  const site = aSite({ aliases, privacy: gathered(somePasses({ fresh, ...passes })) });
  return anEvidence({ profiles: ["EU"], site });
}

describe("prv-cname-tracker", () => {
  it.each([
    ["Adobe Analytics", "shop.sc.omtrdc.net"],
    ["Eulerian", "shop.eulerian.net"],
    ["Criteo", "x.dnsdelegation.io"],
    ["Keyade", "k.keyade.com"],
  ])("fails for a host of the site that leads to %s", (vendor, target) => {
    const verdict = prvCnameTracker.evaluate(withAliases([alias("metrics.shop.example", target)]));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "critical" }] });
    expect(messagesOf(verdict)[0]).toContain(
      `metrics.shop.example leads to ${target}, which belongs to ${vendor}`,
    );
  });

  it("sees the tracker behind another alias", () => {
    const names = ["shop.tags.example", "shop.sc.omtrdc.net"];
    expect(prvCnameTracker.evaluate(withAliases([alias("metrics.shop.example", ...names)])).outcome).toBe(
      "failed",
    );
  });

  it("says that it went on after the visitor rejected", () => {
    const afterReject = gathered({ ...contacted("metrics.shop.example"), clicks: 1 });
    const evidence = withAliases([alias("metrics.shop.example", "shop.eulerian.net")], { afterReject });
    expect(messagesOf(prvCnameTracker.evaluate(evidence))[0]).toMatch(
      /before the visitor made a choice, and again after “Reject”/,
    );
  });

  it("passes where hosts of the site lead to hosting, a content network, or nowhere else", () => {
    const aliases = [
      alias("metrics.shop.example", "d111.cloudfront.net"),
      alias("help.shop.example", "shop.zendesk.com"),
      alias("static.shop.example"),
    ];
    expect(prvCnameTracker.evaluate(withAliases(aliases)).outcome).toBe("passed");
  });

  it("passes where a name only looks like a tracker's", () => {
    const aliases = [alias("metrics.shop.example", "eulerian.net.shop-cdn.example")];
    expect(prvCnameTracker.evaluate(withAliases(aliases)).outcome).toBe("passed");
  });

  it("does not apply where the pages contact no other host of the site", () => {
    expect(prvCnameTracker.evaluate(withAliases([])).outcome).toBe("not-applicable");
  });

  it("could not run where the DNS did not answer, was not asked, or no visit was recorded", () => {
    const silent = [{ host: "metrics.shop.example", names: notGathered("the DNS did not answer") }];
    expect(prvCnameTracker.evaluate(withAliases(silent))).toMatchObject({
      outcome: "could-not-run",
      reason: expect.stringContaining("the DNS did not answer"),
    });
    expect(prvCnameTracker.evaluate(noPasses()).outcome).toBe("could-not-run");
  });

  it("tells of what it saw where the DNS answered for some hosts only", () => {
    const aliases = [
      { host: "a.shop.example", names: notGathered("no answer") },
      alias("metrics.shop.example", "shop.eulerian.net"),
    ];
    expect(prvCnameTracker.evaluate(withAliases(aliases)).outcome).toBe("failed");
  });

  it("sees it on pages other than the home page", () => {
    const site = aSite({
      aliases: [alias("metrics.shop.example", "shop.eulerian.net")],
      privacy: gathered(somePasses()),
    });
    const requests = [aRequest({ url: "https://metrics.shop.example/x.js" })];
    const page = aPage({ url: "https://shop.example/cart", requests });
    const verdict = prvCnameTracker.evaluate(anEvidence({ profiles: ["US"], site, pages: [page] }));
    expect(verdict).toMatchObject({ findings: [{ page: "https://shop.example/cart", severity: "medium" }] });
  });
});
