import type { Finding, ScanResult } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { foundIssues } from "#found-issues.ts";

const finding: Finding = {
  check: "a11y-image-alt",
  area: "accessibility",
  severity: "critical",
  outcome: "fail",
  wcag: ["1.1.1"],
  actRules: [],
  page: "https://shop.example/",
  selector: "img",
  snippet: null,
  message: "The image has no text alternative",
  sources: [],
  component: "img",
};

function guidanceOn(platform: ScanResult["platform"], check = finding.check) {
  const [issue] = foundIssues({ checks: [], findings: [{ ...finding, check }], platform });
  return issue?.guidance;
}

describe("what a place can look like once it is fixed", () => {
  it("reaches the issue as the scan told it, and is null where it told nothing", () => {
    const example = { text: '<img alt="TODO: say what the picture shows">' };
    const places = (found: Finding) => foundIssues({ checks: [], findings: [found] })[0]?.places;
    expect(places({ ...finding, example })).toMatchObject([{ example }]);
    expect(places(finding)).toMatchObject([{ example: null }]);
  });
});

describe("how a found issue is fixed", () => {
  it("is told in the menus of the site's platform", () => {
    const guidance = guidanceOn({ name: "Wix", toldBy: "x-wix-request-id: 1" });
    expect(guidance?.platform).toBe("Wix");
    expect(guidance?.fixSteps).toContain("Choose “Settings”, and fill in the alt text of the image.");
  });

  it("is told for any site where the platform is not known", () => {
    const guidance = guidanceOn(undefined);
    expect(guidance).not.toHaveProperty("platform");
    expect(guidance?.fixSteps[0]).toContain("decide whether it tells the reader something");
  });

  it("is told for any site where the platform has no menu for it", () => {
    const guidance = guidanceOn({ name: "Wix", toldBy: "x-wix-request-id: 1" }, "a11y-aria-roles");
    expect(guidance).not.toHaveProperty("platform");
    expect(guidance).toMatchObject(guidanceOn(undefined, "a11y-aria-roles") ?? {});
  });
});
