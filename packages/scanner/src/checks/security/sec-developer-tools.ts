import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import type { AnswerShown } from "./reading/data-answers.ts";
import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { developerTool, type ToolSeen } from "./reading/developer-tools.ts";

export const secDeveloperTools = siteCheck({
  id: "sec-developer-tools",
  area: "security",
  severity: "high",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.2 and V4.3.2", "OWASP Top 10 A05:2021 Security Misconfiguration"],
  defect: "Developers' tool open to everyone",
  title: "Tools for developers are closed to visitors",
  whyItMatters:
    "Pages that visitors can reach carry a tool that developers use to watch or try out the site. It can show database queries, settings and other visitors' requests, or list each call that the site's interface (API) accepts, those for administrators too.",
  businessImpact:
    "Attackers read there in minutes what they would otherwise search for over days, and customers' data can be among it.",
  fixSteps: [
    "Open the address we name without being signed in, and look at what everyone can see.",
    "Turn the tool off on the public server. In Laravel: APP_DEBUG=false, and let Telescope and Horizon open only for administrators. In Symfony and Django: run in production mode, without the debug toolbar.",
    "If a console for your interface is meant for the public, take the calls for administrators out of it, and make every call ask who is calling. In GraphQL, turn introspection off otherwise.",
    "If data of customers was in sight, tell the person in charge of data protection.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP Top 10: Security Misconfiguration",
      url: "https://owasp.org/Top10/A05_2021-Security_Misconfiguration/",
    },
    {
      title: "OWASP GraphQL Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) =>
    measuredPages(evidence).length === 0
      ? nothingMeasured(evidence)
      : verdictOf([...toolsOf(evidence), ...descriptionsOf(evidence)]),
});

/** Each tool once, on the first page of the site's own that has it. */
function toolsOf(evidence: Evidence): Defect[] {
  const found = new Map<string, Defect>();
  for (const page of measuredPages(evidence)) {
    const isOwn = URL.parse(page.finalUrl)?.host === evidence.site.host;
    const tool = isOwn && page.document.gathered ? developerTool(page, page.document.value) : null;
    if (tool !== null && !found.has(tool.name)) found.set(tool.name, defectOf(tool, page.finalUrl));
    for (const answer of page.answersShown ?? []) {
      const { pathname } = new URL(answer.url);
      if (answer.kind !== "error" && !found.has(pathname))
        found.set(pathname, answerDefect(answer, { pathname, page: page.finalUrl }));
    }
  }
  return [...found.values()];
}

/** What describes an interface tells even without a console for it. */
function descriptionsOf({ site: { linkedContents = [] } }: Evidence): Defect[] {
  return linkedContents
    .filter(({ describesApi }) => describesApi === true)
    .map(({ url }) => {
      const { pathname } = new URL(url);
      return {
        message: `Everyone can open ${pathname}, which lists the calls of an interface (API). Is it meant for the public?`,
        page: url,
        element: null,
        snippet: url,
        component: `api:${pathname}`,
        outcome: "review" as const,
      };
    });
}

/** A tool that answers with data has no page of its own: a script of the site asks for it. */
function answerDefect(
  { kind, what, excerpt }: AnswerShown,
  { pathname, page }: { pathname: string; page: string },
): Defect {
  const fact = `A script of the page asks for ${pathname}, which shows everyone ${what}.`;
  return {
    message: kind === "schema" ? `${fact} Is it meant for the public?` : fact,
    page,
    element: null,
    snippet: excerpt,
    component: `tool:${pathname}`,
    ...(kind === "schema" ? { outcome: "review" as const } : {}),
  };
}

function defectOf({ name, kind, told }: ToolSeen, page: string): Defect {
  const place = { page, element: null, snippet: told, component: `tool:${name}` };
  if (kind === "admin") {
    const message = `The site leads everyone to the page where those who run it sign in to ${name}. Let it open only from your own network, or ask for a second factor.`;
    return { ...place, message, outcome: "advice" };
  }
  if (kind === "server") {
    const message = `The page is sent by ${name}, which is made for developers. It can show the source code to everyone. Build the site, and publish only the result.`;
    return { ...place, message };
  }
  if (kind === "default") {
    const message = `This address shows the page that ${name} comes with. Remove it, and with it what the server doesn't need.`;
    return { ...place, message, outcome: "advice" };
  }
  return kind === "records"
    ? { ...place, message: `Everyone can open ${name}, which shows developers what the site does.` }
    : {
        ...place,
        message: `Everyone can open ${name}, which lists the calls of an interface (API) and lets visitors try them. Is it meant for the public?`,
        outcome: "review",
      };
}
