import { describe, expect, it } from "vitest";

import { roiAnalysis } from "./roi.ts";
import { type RoiData } from "./roi-data.ts";

const SHOP: RoiData = {
  accessibilityScore: 80,
  seoScore: 75,
  performanceScore: 85,
  privacyScore: 95,
  cybersecurityScore: 50,
  currentIssues: { accessibility: 4, seo: 3, performance: 2, privacy: 1, cybersecurity: 5 },
  fixCosts: { accessibility: 600, seo: 300, performance: 400, privacy: 125, security: 1500 },
  monthlyVisitors: 10_000,
  conversionRate: 2,
  averageOrderValue: 50,
};

function area(name: string, data: RoiData = SHOP) {
  const found = roiAnalysis(data, "annual").areas.find(({ area }) => area === name);
  if (!found) throw new Error(`The analysis leaves ${name} out.`);
  return found;
}

describe("the gap of an area", () => {
  it("is what its score lacks to the target, and costs by weight", () => {
    expect(area("accessibility")).toMatchObject({ target: 90, gap: 10, risk: "High", isAssumed: false });
    expect(area("accessibility").lostShare).toBeCloseTo(0.1 * 0.18);
    expect(area("security")).toMatchObject({ gap: 40, risk: "Critical" });
    expect(area("seo")).toMatchObject({ gap: 10, risk: "Medium" });
  });

  it("is nothing at or above the target, and then the risk is low", () => {
    expect(area("performance")).toMatchObject({ gap: 0, risk: "Low", loss: 0 });
    expect(area("privacy")).toMatchObject({ gap: 0, risk: "Low" });
  });

  it("says that its score is provisional, and why, where that was kept", () => {
    expect(area("seo")).toMatchObject({ isProvisional: false, reason: null });
    const provisional = { seo: "8 of 20 pages did not answer.", privacy: null };
    expect(area("seo", { ...SHOP, provisional })).toMatchObject({
      isProvisional: true,
      reason: "8 of 20 pages did not answer.",
    });
    expect(area("privacy", { ...SHOP, provisional })).toMatchObject({ isProvisional: true, reason: null });
  });

  it("counts a missing cybersecurity score as 85, and says so", () => {
    const { cybersecurityScore, ...others } = SHOP;
    expect(cybersecurityScore).toBe(50);
    expect(area("security", others)).toMatchObject({ score: 85, isAssumed: true, gap: 5 });
    expect(
      area("security", { ...others, currentIssues: { ...SHOP.currentIssues, cybersecurity: undefined } }),
    )
      // No count is no issue.
      .toMatchObject({ issues: 0 });
  });
});

describe("the analysis of a year", () => {
  const year = roiAnalysis(SHOP, "annual");

  it("takes twelve months of revenue", () => {
    expect(year.revenue).toBe(10_000 * 12 * 0.02 * 50);
  });

  it("adds the loss of every gap", () => {
    expect(year.loss).toBeCloseTo(120_000 * (0.1 * 0.18 + 0.1 * 0.3 + 0.4 * 0.25));
  });

  it("invests in what fixing costs and in monitoring", () => {
    expect(year.fixCost).toBe(2925);
    expect(year.monitoringFee).toBe(4770);
    expect(year.investment).toBe(year.fixCost + 4770);
  });

  it("sets what is gained against what is spent", () => {
    expect(year.roi).toBeCloseTo(((17_760 - 7_695) / 7_695) * 100);
  });
});

describe("the analysis of a month", () => {
  const month = roiAnalysis(SHOP, "monthly");

  it("takes one month of revenue and of the fee", () => {
    expect(month.revenue).toBe(10_000);
    expect(month.loss).toBeCloseTo(1480);
    expect(month.investment).toBe(2925 + 497);
  });

  it("can end below zero", () => {
    expect(month.roi).toBeCloseTo(((1480 - 3422) / 3422) * 100);
  });
});

describe("the monitoring fee", () => {
  const agreed = { ...SHOP, monthlyFee: 797 };

  it("is the price agreed with the client, for each month of the period", () => {
    expect(roiAnalysis(agreed, "monthly")).toMatchObject({ monitoringFee: 797, isUsualFee: false });
    expect(roiAnalysis(agreed, "annual")).toMatchObject({ monitoringFee: 9564, investment: 2925 + 9564 });
  });

  it("is the usual one while none is agreed, and says so", () => {
    expect(roiAnalysis({ ...SHOP, monthlyFee: null }, "annual")).toMatchObject({
      monitoringFee: 4770,
      isUsualFee: true,
    });
  });

  it("leaves nothing to compare with where monitoring and fixing cost nothing", () => {
    const fixCosts = { accessibility: 0, seo: 0, performance: 0, privacy: 0, security: 0 };
    expect(roiAnalysis({ ...SHOP, fixCosts, monthlyFee: 0 }, "annual")).toMatchObject({
      investment: 0,
      roi: null,
    });
  });
});

describe("a site at every target", () => {
  it("loses nothing, so only the investment is left", () => {
    const perfect = {
      ...SHOP,
      accessibilityScore: 90,
      seoScore: 85,
      cybersecurityScore: 90,
      fixCosts: { accessibility: 0, seo: 0, performance: 0, privacy: 0, security: 0 },
    };
    expect(roiAnalysis(perfect, "annual")).toMatchObject({ loss: 0, investment: 4770, roi: -100 });
  });
});
