import { describe, expect, it } from "vitest";

import { prvDnsmpiBroken } from "#checks/privacy/prv-dnsmpi-broken.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const OPT_OUT = "https://shop.example/opt-out";
const homeWith = (link: Partial<LinkRef>) =>
  aPage({
    document: gathered(
      aDocument({ links: [aLink({ text: "Do Not Sell My Personal Information", ...link })] }),
    ),
  });
const judge = (target: PageEvidence | null, link: Partial<LinkRef> = { href: OPT_OUT }) =>
  prvDnsmpiBroken.evaluate(anEvidence({ pages: [homeWith(link), ...(target === null ? [] : [target])] }));

describe("prv-dnsmpi-broken", () => {
  it("fails when the link leads to an error, by visit or by a look at its status", () => {
    const missing = aPage({
      url: OPT_OUT,
      status: 404,
      notMeasured: "There is no page",
      document: gathered(aDocument()),
    });
    expect(judge(missing)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    const site = aSite({ linkStatuses: [{ url: OPT_OUT, status: 410, failure: null, redirects: 0 }] });
    expect(prvDnsmpiBroken.evaluate(anEvidence({ site, pages: [homeWith({ href: OPT_OUT })] })).outcome).toBe(
      "failed",
    );
  });

  it("asks a person when it opens something on the page, or the page offers no way", () => {
    expect(judge(null, { href: "https://shop.example/#", rawHref: "#" }).outcome).toBe("review");
    expect(judge(aPage({ url: OPT_OUT })).outcome).toBe("review");
  });

  it("passes when it leads to a form", () => {
    const fields = [aField({ type: "email" })];
    const form = aPage({ url: OPT_OUT, document: gathered(aDocument({ forms: [aForm({ fields })] })) });
    expect(judge(form).outcome).toBe("passed");
  });

  it("does not apply without such a link", () => {
    expect(prvDnsmpiBroken.evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run when the page behind it was not visited, or home was not read", () => {
    expect(judge(null).outcome).toBe("could-not-run");
    expect(prvDnsmpiBroken.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
