import { describe, expect, it } from "vitest";

import { anImage, pageShowing } from "#checks/performance/performance-pages.testing.ts";
import { anEvidence, anUnmeasuredPage, aRequest } from "#evidence-builders.testing.ts";
import type { ImageRef } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { seoBrokenImages } from "./seo-broken-images.ts";

const CAKE = "https://shop.example/cake.jpg";
const broken = (overrides: Partial<ImageRef> = {}) =>
  anImage({ src: CAKE, naturalWidth: 0, naturalHeight: 0, ...overrides });
const judge = (image: ImageRef, ...answers: Partial<NetworkRequest>[]) =>
  seoBrokenImages.evaluate(
    pageShowing({ images: [image, image] }, ...answers.map((answer) => aRequest({ url: CAKE, ...answer }))),
    anEvidence(),
  );

describe("seo-broken-images", () => {
  it("passes images that load", () => {
    expect(judge(anImage({ src: CAKE }), {}).outcome).toBe("passed");
  });

  it.each([404, 410])("fails an image that answers with status %d, once for each address", (status) => {
    const verdict = judge(broken(), { status });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: `${CAKE} answers with status ${status}, so no image is shown`,
          component: `image:${CAKE}`,
        },
      ],
    });
  });

  it("fails an image in whose place the server sends a page, as a site without error pages does", () => {
    expect(judge(broken(), { status: 200, mimeType: "text/html" })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("is a page and not an image") }],
    });
  });

  it("fails an image without a text alternative, which takes no room once it is broken", () => {
    expect(judge(broken({ alt: "", layoutWidth: 0, layoutHeight: 0 }), { status: 404 }).outcome).toBe(
      "failed",
    );
  });

  it("asks about a server error, which may pass", () => {
    expect(judge(broken(), { status: 503 }).outcome).toBe("review");
  });

  it("passes what a second request brought, and an error that comes with an image", () => {
    expect(judge(anImage({ src: CAKE }), { status: 404 }, { status: 200 }).outcome).toBe("passed");
    expect(judge(anImage({ src: CAKE }), { status: 404 }).outcome).toBe("passed");
  });

  it("passes a drawing without a size of its own, a counting pixel and what is refused to us alone", () => {
    expect(judge(broken(), { mimeType: "image/svg+xml" }).outcome).toBe("passed");
    expect(judge(broken({ widthAttribute: "1", heightAttribute: "1" }), { status: 404 }).outcome).toBe(
      "passed",
    );
    expect(judge(broken(), { status: 403 }).outcome).toBe("passed");
  });

  it("does not apply where no image was asked for, as those further down the page", () => {
    expect(judge(broken({ loading: "lazy" })).outcome).toBe("not-applicable");
    expect(judge(broken(), { status: null, failure: "net::ERR_BLOCKED_BY_CLIENT" }).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when the page was not read", () => {
    expect(seoBrokenImages.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
