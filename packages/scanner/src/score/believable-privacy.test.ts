import { metricLabel } from "@plumbline/contract/bands";
import { LAWS, type Law } from "@plumbline/contract/laws";
import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";
import { somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aLink,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  anEvidence,
  gathered,
} from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { HostAlias } from "#evidence/site.ts";
import { runChecks } from "#judge/run-checks.ts";
import { scoreAreas } from "#score/score-area.ts";

/** Every choice of laws that a client can make. */
const CHOICES: Law[][] = Array.from({ length: 2 ** LAWS.length - 1 }, (_, at) =>
  LAWS.filter((_law, bit) => ((at + 1) & (1 << bit)) !== 0),
);
const PIXEL = aRequest({ url: "https://www.facebook.com/tr?id=1&ev=PageView" });
const CLOAKED = aRequest({ url: "https://metrics.shop.example/x.gif" });
const PASSED_ON = aRequest({
  url: "https://shop.example/g/collect?v=2&tid=G-ABC123DEF&cid=1.2",
  type: "ping",
});

interface Site {
  requests: NetworkRequest[];
  hasPolicy?: boolean;
  aliases?: HostAlias[];
}

/** The privacy score of a site of two pages that is plain otherwise. */
function privacyScore(profiles: Law[], { requests, hasPolicy = false, aliases = [] }: Site): number {
  const address = "https://shop.example/privacy";
  const links = hasPolicy ? [aLink({ href: address, text: "Privacy Policy", inFooter: true })] : [];
  const policy = aPage({
    url: address,
    document: gathered(aDocument({ title: "Privacy Policy", text: POLICY, wordCount: 200, links })),
  });
  const home = aPage({ requests, document: gathered(aDocument({ links })) });
  const pass = aPrivacyPass({ requests });
  const privacy = gathered(somePasses({ fresh: pass, withGpc: gathered(pass) }));
  const site = aSite({ isPublic: true, privacy, aliases, typing: gathered([]) });
  const evidence = anEvidence({ profiles, site, pages: hasPolicy ? [home, policy] : [home] });
  const checks = CHECKS.filter(({ area }) => area === "privacy");
  const judgment = runChecks(evidence, checks, { areas: ["privacy"] });
  return scoreAreas(["privacy"], judgment, evidence).areas.privacy?.score ?? 0;
}

const POLICY = `Last updated: October 1, 2026. We collect your name and email address when you order bread. We keep
  orders for six years. We share data with our payment provider. You can ask for access, correction, deletion and a copy
  of your data, and complain to your authority. Write to privacy@shop.example. Our representative is Ada Baker.`;

describe("a site that tells visitors nothing and has trackers before any choice", () => {
  it.each(CHOICES.map((laws) => [laws.join(", "), laws] as const))("is not good under %s", (_names, laws) => {
    const words = metricLabel(privacyScore(laws, { requests: [PIXEL] }));
    expect(["Fair", "Needs Improvement", "Critical Attention Required"]).toContain(words);
  });

  it.each(CHOICES.map((laws) => [laws.join(", "), laws] as const))(
    "is not good either where the tracker hides behind an address of the site, under %s",
    (_names, laws) => {
      const aliases = [{ host: "metrics.shop.example", names: gathered(["shop.eulerian.net"]) }];
      expect(privacyScore(laws, { requests: [CLOAKED], aliases })).toBeLessThan(80);
    },
  );
});

describe("a site that tells visitors nothing and passes a tracker's requests on itself", () => {
  it.each(CHOICES.map((laws) => [laws.join(", "), laws] as const))("is not good under %s", (_names, laws) => {
    expect(privacyScore(laws, { requests: [PASSED_ON] })).toBeLessThan(80);
  });
});

describe("a site that says what it does and follows no one", () => {
  it.each(LAWS.map((law) => [law] as const))("is good under %s", (law) => {
    expect(privacyScore([law], { requests: [], hasPolicy: true })).toBeGreaterThanOrEqual(80);
  });
});
