import type { Area } from "@plumbline/contract/areas";
import type { DashboardData } from "@plumbline/contract/dashboard";

type Metrics = NonNullable<DashboardData["metrics"]>;

/** One of the five cards: which score it shows and what a person should know about it. */
export interface ScoreCardText {
  area: Area;
  title: string;
  /** What the score is about, in a few words. */
  description: string;
  scoreOf: (metrics: Metrics) => number | null;
  impact: string;
  /** Where the figure in `impact` comes from; absent where there is no figure. */
  source?: string;
  recommendation: string;
}

/** The five cards in their order, with their texts (`docs/product.md`, 'What the dashboard shows'). */
export const SCORE_CARDS: readonly ScoreCardText[] = [
  {
    area: "accessibility",
    title: "ADA Compliance",
    description: "WCAG 2.2 AA checks",
    scoreOf: (metrics) => metrics.adaScore,
    impact:
      "About one person in five reports a disability. Barriers on your site can keep them from using it.",
    source: "U.S. Census Bureau, Americans with Disabilities: 2010.",
    recommendation:
      "Start with what stops people completely: images without a text alternative, form fields without labels, keyboard traps.",
  },
  {
    area: "seo",
    title: "SEO Score",
    description: "Search and Web Vitals",
    scoreOf: (metrics) => metrics.seoScore,
    impact: "Pages that search engines can't find or read bring you no visitors from search.",
    recommendation:
      "Make sure search engines may list every page and each page has its own title and description. Then fix broken links.",
  },
  {
    area: "security",
    title: "Cybersecurity",
    description: "TLS, headers, exposure",
    scoreOf: (metrics) => metrics.cybersecurityScore,
    impact:
      "Visitors leave when their browser warns them about a site, and you may have to report stolen customer data.",
    recommendation:
      "Serve every page over HTTPS with a valid certificate. Then add the security headers that are missing.",
  },
  {
    area: "privacy",
    title: "Privacy Score",
    description: "Consent, trackers, policy",
    scoreOf: (metrics) => metrics.privacyScore,
    impact:
      "Where European privacy law applies to you, it allows fines up to €20M, or 4% of worldwide revenue if that is more.",
    source: "General Data Protection Regulation (EU) 2016/679, Article 83(5).",
    recommendation:
      "Load no trackers before the visitor agrees, and link to the privacy policy from every page.",
  },
  {
    area: "performance",
    title: "Speed Score",
    description: "Loading and response",
    scoreOf: (metrics) => metrics.speedScore,
    impact:
      "1s delay reduces conversions by 7% ($8,750/month) in the example of a shop that sells $125,000 a month.",
    source:
      "Aberdeen Group, The Performance of Web Applications, 2008. The dollar figure is 7% of the example's sales.",
    recommendation:
      "First make the largest image of each page smaller. Then delay scripts that the first view does not need.",
  },
];
