import { describe, expect, it } from "vitest";

import { prvMapsCaptcha } from "#checks/privacy/prv-maps-captcha.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const europe = anEvidence({ profiles: ["EU"] });
const judge = (url: string, evidence = europe, type: NetworkRequest["type"] = "script") =>
  prvMapsCaptcha.evaluate(aPage({ requests: [aRequest({ url, type })] }), evidence);

describe("prv-maps-captcha", () => {
  it.each([
    ["https://www.google.com/maps/embed?pb=1", "Google Maps loads"],
    ["https://www.google.com/recaptcha/api.js", "Google reCAPTCHA loads"],
    ["https://platform.twitter.com/widgets.js", "X widget loads"],
    ["https://s7.addthis.com/js/300/addthis_widget.js", "AddThis, a social media widget, loads"],
    ["https://secure.gravatar.com/js/gprofiles.js", "Gravatar, a social media widget, loads"],
  ])("fails for %s", (url, words) => {
    const verdict = judge(url);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toBe(`${words} as soon as the page opens.`);
  });

  it.each([
    ["https://secure.gravatar.com/avatar/96270e4c3e5e9806", "Gravatar"],
    ["https://maps.googleapis.com/maps/api/staticmap?center=Bern", "Google Maps"],
  ])("asks about plain images and calls them no widget: %s", (url, vendor) => {
    const verdict = judge(url, europe, "image");
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)[0]).toContain(`images from the servers of ${vendor}`);
    expect(messagesOf(verdict)[0]).not.toMatch(/widget|a map/);
  });

  it.each([
    ["https://embed.tawk.to/64a1/default", "script", "Tawk.to, a chat,"],
    ["https://va.tawk.to/v1/session/start?u=k3j", "image", "Tawk.to, a chat,"],
    ["https://widget.intercom.io/widget/abc", "script", "Intercom, a chat,"],
    ["https://player.vimeo.com/video/76979871", "document", "Vimeo, a video player,"],
    ["https://open.spotify.com/embed/track/4uLU", "document", "Spotify, a player,"],
    ["https://w.soundcloud.com/player/?url=x", "document", "SoundCloud, a player,"],
    ["https://docs.google.com/forms/d/e/1FA/viewform?embedded=true", "document", "Google Forms, a form,"],
    ["https://translate.google.com/translate_a/element.js?cb=go", "script", "Google Translate widget"],
  ] as const)("fails for a chat or player that starts by itself: %s", (url, type, words) => {
    const verdict = judge(url, europe, type);
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toBe(`${words} loads as soon as the page opens.`);
  });

  it.each([
    ["https://player.vimeo.com/video/76979871?dnt=1", "document"],
    ["https://i.vimeocdn.com/video/452001751.jpg", "image"],
    ["https://www.youtube-nocookie.com/embed/aqz", "document"],
    ["https://accounts.spotify.com/authorize", "fetch"],
    ["https://docs.google.com/document/d/1/edit", "document"],
    ["https://form.typeform.com/to/x81/insights", "fetch"],
  ] as const)("has nothing to say of %s", (url, type) => {
    expect(judge(url, europe, type).outcome).toBe("passed");
  });

  it("tells of the script of a company that also sends images", () => {
    const requests = [
      aRequest({ url: "https://maps.googleapis.com/a.png", type: "image" }),
      aRequest({ url: "https://maps.googleapis.com/maps/api/js", type: "script" }),
    ];
    const verdict = prvMapsCaptcha.evaluate(aPage({ requests }), europe);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: expect.stringContaining("/maps/api/js") as string }],
    });
  });

  it("only advises under the United States profile", () => {
    expect(judge("https://www.google.com/recaptcha/api.js", anEvidence()).outcome).toBe("advice");
  });

  it("passes for other requests to the same hosts", () => {
    expect(judge("https://www.google.com/images/logo.png").outcome).toBe("passed");
  });

  it("does not apply under the profile for children alone", () => {
    expect(judge("https://www.google.com/maps/embed", anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(prvMapsCaptcha.evaluate(anUnmeasuredPage(), europe).outcome).toBe("could-not-run");
  });
});
