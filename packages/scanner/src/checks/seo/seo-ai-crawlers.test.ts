import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";

import { seoAiCrawlers } from "./seo-ai-crawlers.ts";

const judge = (body: string, status = 200) => {
  const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status, body }));
  return seoAiCrawlers.evaluate(anEvidence({ site: aSite({ robotsTxt }) }));
};

describe("seo-ai-crawlers", () => {
  it("passes a robots.txt that lets assistants in", () => {
    expect(judge("User-agent: *\nDisallow: /cart").outcome).toBe("passed");
    expect(judge("User-agent: GPTBot\nDisallow: /drafts").outcome).toBe("passed");
    expect(judge("User-agent: PerplexityBot\nDisallow: /private").outcome).toBe("passed");
  });

  it("asks a person about assistants that are kept out, and names them and the line", () => {
    expect(judge("User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /")).toMatchObject({
      outcome: "review",
      findings: [
        {
          message: expect.stringContaining("ChatGPT (OAI-SearchBot), Perplexity (PerplexityBot)"),
          snippet: expect.stringContaining("line 3: Disallow: /"),
        },
      ],
    });
  });

  it("only advises where those that gather for training are kept out", () => {
    const body = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /";
    expect(judge(body)).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining("OpenAI (GPTBot), Google (Google-Extended)") }],
    });
  });

  it("does not apply without a robots.txt, nor to one that keeps everyone out", () => {
    expect(judge("", 404).outcome).toBe("not-applicable");
    expect(judge("User-agent: *\nDisallow: /").outcome).toBe("not-applicable");
  });

  it("could not run when robots.txt could not be read", () => {
    const evidence = anEvidence({ site: aSite({ robotsTxt: notGathered() }) });
    expect(seoAiCrawlers.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
