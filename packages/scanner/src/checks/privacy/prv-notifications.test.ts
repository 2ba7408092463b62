import { describe, expect, it } from "vitest";

import { prvNotifications } from "#checks/privacy/prv-notifications.ts";
import { messagesOf, noPasses, passesEvidence, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, aPrivacyPass, aSite, gathered } from "#evidence-builders.testing.ts";
import type { TypedPage } from "#evidence/privacy.ts";

const START = aSite().startUrl;
const judge = (start: string[], ...pages: Partial<TypedPage>[]) => {
  const privacy = gathered(somePasses({ fresh: aPrivacyPass({ notificationsAskedBy: start }) }));
  const typing = gathered(
    pages.map((page): TypedPage => ({ url: `${START}news`, fields: [], sent: [], ...page })),
  );
  return prvNotifications.evaluate(anEvidence({ profiles: ["EU"], site: aSite({ privacy, typing }) }));
};

describe("prv-notifications", () => {
  it("advises to wait for a click where the start page asks by itself", () => {
    const verdict = judge([START]);
    expect(verdict).toMatchObject({ outcome: "advice", findings: [{ page: START }] });
    expect(messagesOf(verdict)).toEqual([
      "The page asks to send notifications before the visitor clicks anything.",
    ]);
  });

  it("names another page, and the company whose script asks, once", () => {
    const push = { notificationsAskedBy: ["https://cdn.pusher.example/p.js"] };
    const verdict = judge([], push, { ...push, url: `${START}shop` });
    expect(verdict).toMatchObject({ outcome: "advice", findings: [{ page: `${START}news` }] });
    expect(messagesOf(verdict)[0]).toContain("A script from cdn.pusher.example asks");
  });

  it("passes where no page asks", () => {
    expect(judge([], { notificationsAskedBy: [] }).outcome).toBe("passed");
  });

  it("could not run where nobody watched", () => {
    expect(prvNotifications.evaluate(noPasses(["US"])).outcome).toBe("could-not-run");
    expect(prvNotifications.evaluate(passesEvidence({}, ["US"])).outcome).toBe("could-not-run");
  });
});
