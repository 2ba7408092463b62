import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aResource,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";

import { secDeveloperTools } from "./sec-developer-tools.ts";

interface Shown {
  title?: string;
  files?: string[];
  code?: string[];
  text?: string;
  passwordFields?: number;
}

function judge(
  { title = "Shop", files = [], code = [], text = "", passwordFields = 0 }: Shown,
  url = "https://shop.example/x",
) {
  const scripts = [
    ...files.map((file) => aResource({ url: new URL(file, url).href })),
    ...code.map((snippet) => aResource({ url: null, snippet })),
  ];
  const page = aPage({ url, document: gathered(aDocument({ title, scripts, text, passwordFields })) });
  return secDeveloperTools.evaluate(anEvidence({ pages: [page, page] }));
}

describe("sec-developer-tools", () => {
  it.each<[Shown, string, string]>([
    [{ files: ["/@vite/client"] }, "failed", "sent by Vite"],
    [{ files: ["/browser-sync/browser-sync-client.js?v=2.27"] }, "failed", "sent by Browsersync"],
    [{ title: "Welcome to nginx!" }, "advice", "nginx comes with"],
    [{ title: "/debug/pprof/" }, "failed", "Go's profiler"],
    [{ title: "Welcome to nginx! A course" }, "passed", ""],
    [{ files: ["/js/client.js", "/js/livereload-map.js"] }, "passed", ""],
  ])("judges servers for developers and pages that servers come with: %j", (shown, outcome, what) => {
    const verdict = judge(shown);
    expect(verdict.outcome).toBe(outcome);
    const [first] = "findings" in verdict ? verdict.findings : [];
    expect(first?.message ?? "").toContain(what);
  });

  it("asks about a description of an interface that opens", () => {
    const linkedContents = [{ url: "https://shop.example/openapi.json", describesApi: true }];
    const evidence = anEvidence({ pages: [aPage()], site: aSite({ linkedContents }) });
    expect(secDeveloperTools.evaluate(evidence)).toMatchObject({
      outcome: "review",
      findings: [{ component: "api:/openapi.json" }],
    });
  });

  it.each([
    ["schema", "review"],
    ["records", "failed"],
    ["error", "passed"],
  ] as const)("tells the tools that answer a page's script: %s", (kind, outcome) => {
    const answer = { url: "https://shop.example/graphql?query=x", status: 200, what: "all", excerpt: "{" };
    const page = aPage({ answersShown: [{ ...answer, kind }] });
    expect(secDeveloperTools.evaluate(anEvidence({ pages: [page] })).outcome).toBe(outcome);
  });

  it.each<[string, Shown]>([
    ["an article on consoles", { title: "GraphiQL and Swagger UI: a comparison", text: "Open Swagger UI." }],
    ["a shop for telescopes", { title: "Telescope for beginners", code: ["window.dataLayer = []"] }],
    ["a manual of profilers", { title: "Symfony Profiler" }],
    ["a manual of dashboards", { title: "Hangfire Dashboard" }],
    ["a page whose script has a similar name", { files: ["/js/swagger-uikit.js", "/js/graphics.js"] }],
    ["a description without a console", { title: "Our API", files: ["/redoc.standalone.js"] }],
  ])("passes %s", (_, shown) => {
    expect(judge(shown).outcome).toBe("passed");
  });

  it("passes a console of another site that a link led to", () => {
    const shown = { files: ["/swagger-ui-bundle.js"] };
    expect(judge(shown, "https://api.vendor.example/docs").outcome).toBe("passed");
  });

  it.each<[string, Shown]>([
    ["Swagger UI", { title: "Swagger UI", files: ["/docs/swagger-ui-bundle.js"] }],
    ["Swagger UI", { code: ['const ui = SwaggerUIBundle({ url: "/v3/api-docs" })'] }],
    ["GraphiQL", { title: "GraphiQL", files: ["https://unpkg.com/graphiql@3.0.6/graphiql.min.js"] }],
    ["GraphQL Playground", { code: ["GraphQLPlayground.init(root, { endpoint: '/graphql' })"] }],
  ])("asks whether %s is for the public", (name, shown) => {
    expect(judge(shown)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining(`Everyone can open ${name}`) as string }],
    });
  });

  it.each<[string, Shown]>([
    ["Laravel Telescope", { title: "Telescope - Shop", code: ['window.Telescope = {"path":"telescope"}'] }],
    ["Laravel Debugbar", { code: ["var phpdebugbar = new PhpDebugBar.DebugBar();"] }],
    ["Symfony's profiler", { title: "Symfony Profiler", code: ["Sfjs.addEventListener()"] }],
    ["Django's debug toolbar", { files: ["/static/debug_toolbar/js/toolbar.js"] }],
  ])("fails %s, once", (name, shown) => {
    const verdict = judge(shown);
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(name) as string }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("advises on a sign-in page of those who run the site", () => {
    const asking = { passwordFields: 1 };
    expect(judge({ title: "Log in | Django site admin", ...asking }).outcome).toBe("advice");
    expect(judge({ title: "Log in | Shop", ...asking }).outcome).toBe("passed");
    expect(judge({ title: "My first year — WordPress" }).outcome).toBe("passed");
  });

  it("could not run when no page was measured", () => {
    expect(secDeveloperTools.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
