import { describe, expect, it } from "vitest";

import { prvPolicyGpc } from "#checks/privacy/prv-policy-gpc.ts";
import { adRequest, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import { aPrivacyPass, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";

const tracked = (evidence: Evidence): Evidence => ({
  ...evidence,
  site: {
    ...evidence.site,
    privacy: gathered(somePasses({ fresh: aPrivacyPass({ requests: [adRequest()] }) })),
  },
});
const judge = (text: string) => prvPolicyGpc.evaluate(tracked(policyEvidence(text, { profiles: ["CA"] })));

describe("prv-policy-gpc", () => {
  it.each([
    "We do not respond to Do Not Track or Global Privacy Control signals.",
    "Our site doesn’t currently recognize the GPC.",
    "Opt-out preference signals are not honored.",
    "No respondemos a Global Privacy Control.",
  ])("fails where the policy refuses the signal and ad trackers were seen: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
  });

  it.each([
    "We honor the Global Privacy Control (GPC). We do not respond to Do Not Track.",
    "We do not respond to Do Not Track, but we honor the Global Privacy Control.",
    "Because there is no standard for Do Not Track, we do not respond to it; the GPC is honored.",
    "We do not sell data.",
  ])("passes where it does not: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply without ad trackers, or without a policy", () => {
    const untracked = policyEvidence("We do not honor the GPC.", { profiles: ["CA"] });
    expect(prvPolicyGpc.evaluate(untracked).outcome).toBe("not-applicable");
    expect(prvPolicyGpc.evaluate(tracked(noPolicy(["CA"]))).outcome).toBe("not-applicable");
  });

  it("could not run where the policy was not read", () => {
    expect(prvPolicyGpc.evaluate(tracked(unreadPolicy(["CA"]))).outcome).toBe("could-not-run");
  });
});
