import { describe, expect, it } from "vitest";

import { aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { judge, pageAsking } from "./performance-pages.testing.ts";
import { perfOldImageFormats } from "./perf-old-image-formats.ts";

describe("formats of pictures", () => {
  const photo = (overrides: Partial<NetworkRequest>) =>
    judge(perfOldImageFormats, pageAsking(aRequest(overrides)));

  it("pass when they are modern, or small", () => {
    expect(photo({ mimeType: "image/webp", transferBytes: 900_000 }).outcome).toBe("passed");
    expect(photo({ mimeType: "image/png", transferBytes: 9000 }).outcome).toBe("passed");
  });

  it("fail when a large one is not", () => {
    expect(photo({ mimeType: "image/jpeg", transferBytes: 900_000 })).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The image is a JPEG file of 879 KB" }],
    });
  });

  it("are one issue, however many pictures there are", () => {
    const large = (name: string) =>
      aRequest({ url: `https://shop.example/${name}.jpg`, mimeType: "image/jpeg", transferBytes: 900_000 });
    const verdict = judge(perfOldImageFormats, pageAsking(large("bread"), large("cake")));
    const components = "findings" in verdict ? verdict.findings.map(({ component }) => component) : [];
    expect(components).toHaveLength(2);
    expect(new Set(components).size).toBe(1);
  });

  it("do not matter where there are none", () => {
    expect(photo({ mimeType: "image/svg+xml" }).outcome).toBe("not-applicable");
  });

  it("could not be judged when no request was recorded", () => {
    expect(judge(perfOldImageFormats, aPage()).outcome).toBe("could-not-run");
  });
});
