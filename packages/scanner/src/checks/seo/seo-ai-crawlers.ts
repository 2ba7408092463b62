import type { FindingOutcome } from "@plumbline/contract/scan-result";

import { siteCheck, verdictOf, type Defect } from "#check.ts";

import { robotsRules } from "./robots-rules.ts";

/**
 * Crawlers that read pages to answer the questions of people, by their operators' own documentation. Those that gather
 * pages for training are another matter, and blocking them costs no visitor.
 */
const ANSWERING = {
  "OAI-SearchBot": "ChatGPT",
  PerplexityBot: "Perplexity",
  "Claude-SearchBot": "Claude",
  Applebot: "Siri and Spotlight",
  DuckAssistBot: "DuckDuckGo",
  Amazonbot: "Alexa",
};

/** Crawlers that gather pages to train models, by their operators' own documentation. */
const TRAINING = {
  GPTBot: "OpenAI",
  ClaudeBot: "Anthropic",
  "Google-Extended": "Google",
  "Applebot-Extended": "Apple",
  "meta-externalagent": "Meta",
  CCBot: "Common Crawl",
  Bytespider: "ByteDance",
};

/** Rules that keep AI assistants from reading the site and naming it in their answers. */
export const seoAiCrawlers = siteCheck({
  id: "seo-ai-crawlers",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://www.rfc-editor.org/rfc/rfc9309", "https://platform.openai.com/docs/bots"],
  defect: "AI assistants kept from the site",
  title: "AI assistants may read the site",
  whyItMatters:
    "More and more people ask an AI assistant instead of a search engine. It names only sites that it may read.",
  businessImpact: "Assistants answer with the pages of your competitors.",
  fixSteps: [
    "Decide whether AI assistants should name your site. If you block them on purpose, accept this issue as reviewed.",
    "Otherwise, remove the lines of robots.txt that block the crawlers we list. A block of crawlers that gather pages for training, such as GPTBot, can stay.",
  ],
  effort: "S",
  likelyOwner: "hosting",
  resources: [{ title: "Overview of OpenAI crawlers", url: "https://platform.openai.com/docs/bots" }],
  evaluate({ site }) {
    if (!site.robotsTxt.gathered) return { outcome: "could-not-run", reason: site.robotsTxt.reason };
    const rules = robotsRules(site.robotsTxt);
    if (rules === null) return { outcome: "not-applicable", reason: "The site has no robots.txt" };
    const { url, body } = site.robotsTxt.value;
    const start = new URL(new URL(site.startUrl).pathname, url).href;
    // What keeps everyone out is told by the checks of robots.txt.
    if (rules.isDisallowed(start, "Googlebot")) {
      return { outcome: "not-applicable", reason: "robots.txt asks every search engine to stay away" };
    }
    const answering = blockedBy(ANSWERING, { rules, start, body });
    const training = blockedBy(TRAINING, { rules, start, body });
    return verdictOf([
      ...placed(answering, {
        message: (names) =>
          `robots.txt keeps these assistants from reading the site: ${names}. Is that what you want?`,
        outcome: "review",
      }),
      ...placed(training, {
        message: (names) =>
          `robots.txt keeps out these crawlers, which gather pages to train AI: ${names}. That costs no visitor today, but models then know less of you`,
        outcome: "advice",
      }),
    ]);
  },
});

interface Blocked {
  names: string;
  lines: string;
}

type Rules = NonNullable<ReturnType<typeof robotsRules>>;

function blockedBy(
  bots: Readonly<Record<string, string>>,
  { rules, start, body }: { rules: Rules; start: string; body: string },
): Blocked | null {
  const blocked = Object.entries(bots).filter(([bot]) => rules.isDisallowed(start, bot));
  if (blocked.length === 0) return null;
  const lines = blocked.map(([bot]) => {
    const line = rules.getMatchingLineNumber(start, bot);
    return `${bot}: line ${line}: ${body.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? "Disallow"}`;
  });
  const names = blocked.map(([bot, name]) => `${name} (${bot})`).join(", ");
  return { names, lines: [...new Set(lines)].join("\n") };
}

function placed(
  blocked: Blocked | null,
  { message, outcome }: { message: (names: string) => string; outcome: FindingOutcome },
): Defect[] {
  return blocked === null ? [] : [{ message: message(blocked.names), snippet: blocked.lines, outcome }];
}
