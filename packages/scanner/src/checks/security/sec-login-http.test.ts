import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anAnswer,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secLoginHttp } from "./sec-login-http.ts";

const HOME = "https://shop.example/";
const LOGIN = "http://shop.example/enter";
const linking = (text: string, href: string, url = HOME) =>
  aPage({ url, finalUrl: url, document: gathered(aDocument({ links: [aLink({ text, href })] })) });
const login = (more: Partial<PageEvidence> = {}) =>
  aPage({ url: LOGIN, finalUrl: LOGIN, document: gathered(aDocument({ passwordFields: 1 })), ...more });
const judge = (pages: PageEvidence[], plainHttp = aSite({ plainHttp: notGathered() }).plainHttp) =>
  secLoginHttp.evaluate(anEvidence({ pages, site: aSite({ plainHttp }) }));

describe("sec-login-http", () => {
  it("fails a link to a page that asks for a password without encryption", () => {
    expect(judge([linking("Sign in", LOGIN), login()])).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: `The link “Sign in” leads to ${LOGIN}, without encryption, and the page there asks for a password.`,
          page: HOME,
        },
      ],
    });
  });

  it.each([
    ["Log in", "http://portal.vendor.test/x"],
    ["Schüler-Login", "http://schule.test/x"],
    ["Se connecter", "http://shop.example/x"],
    ["Area clienti", "http://shop.example/x"],
    ["Members", "http://shop.example/member-login.php"],
  ])("asks about “%s” where the address was not visited", (text, href) => {
    expect(judge([linking(text, href), linking(text, href, `${HOME}rye`)])).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("Do people sign in there?") as string, page: HOME }],
    });
  });

  it("passes links with encryption, and those that the server leads there", () => {
    expect(judge([linking("Sign in", "https://shop.example/login")]).outcome).toBe("passed");
    const led = login({ finalUrl: "https://shop.example/enter" });
    expect(judge([linking("Sign in", LOGIN), led]).outcome).toBe("passed");
    const redirected = gathered(anAnswer({ url: HOME }));
    expect(judge([linking("Sign in", LOGIN)], redirected).outcome).toBe("passed");
    const noPassword = login({ document: gathered(aDocument({ passwordFields: 0 })) });
    expect(judge([linking("Sign in", LOGIN), noPassword]).outcome).toBe("passed");
  });

  it("does not apply without a link to sign in, or on a site without encryption", () => {
    expect(judge([linking("Our bread", "http://shop.example/bread")]).outcome).toBe("not-applicable");
    expect(judge([linking("How to log in to your router when you forgot its password", LOGIN)]).outcome).toBe(
      "not-applicable",
    );
    expect(judge([linking("Sign in", LOGIN, "http://shop.example/")]).outcome).toBe("not-applicable");
  });

  it("could not run without a page", () => {
    expect(judge([anUnmeasuredPage()]).outcome).toBe("could-not-run");
  });
});
