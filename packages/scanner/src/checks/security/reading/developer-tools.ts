import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** A tool for developers that a page is, or that it carries. */
export interface ToolSeen {
  name: string;
  /**
   * `records`: it shows what the site does and keeps. `console`: it offers the site's interface (API) to be tried out.
   * `admin`: those who run the site sign in there. `server`: a server made for development answers. `default`: the page
   * that a server comes with.
   */
  kind: "records" | "console" | "admin" | "server" | "default";
  told: string;
}

interface Tool {
  name: string;
  kind: ToolSeen["kind"];
  /** What the page calls itself in its title or first heading. */
  title?: RegExp;
  /** Path of a file that the page loads. */
  file?: RegExp;
  /** Code in the page. */
  code?: RegExp;
}

/** Where a title and a file or code are named, the page must have both: a title alone may be that of an article. */
const TOOLS: readonly Tool[] = [
  {
    name: "Swagger UI",
    kind: "console",
    file: /\/swagger-ui(?:-bundle|-es-bundle|-standalone-preset)?(?:\.min)?(?:[-.][0-9a-f]{6,})?\.js$/i,
  },
  { name: "Swagger UI", kind: "console", code: /\bSwaggerUIBundle\s*\(/ },
  {
    name: "GraphiQL",
    kind: "console",
    file: /\/(?:[^/]*-)?graphiql(?:[@-][\d.]+)?(?:\/[\w./-]+)?\.js$/i,
  },
  { name: "GraphiQL", kind: "console", title: /^GraphiQL\b/, code: /\b(?:GraphiQL|graphiql|createGraphiQL)/ },
  { name: "GraphQL Playground", kind: "console", file: /\/graphql-playground[\w-]*(?:@[\d.]+)?\/.*\.js$/i },
  { name: "GraphQL Playground", kind: "console", code: /\bGraphQLPlayground\.init\s*\(/ },
  { name: "GraphQL Voyager", kind: "console", code: /\bGraphQLVoyager\.(?:init|renderVoyager)\b/ },
  { name: "Altair", kind: "console", title: /^Altair\b/, code: /\bAltairGraphQL\.init\s*\(/ },
  {
    name: "Apollo Sandbox",
    kind: "console",
    file: /^\/(?:v\d|_latest)\/umd\/embeddable-(?:sandbox|explorer)/,
  },
  { name: "Laravel Telescope", kind: "records", title: /\bTelescope\b/, code: /\bwindow\.Telescope\s*=/ },
  { name: "Laravel Horizon", kind: "records", title: /\bHorizon\b/, code: /\bwindow\.Horizon\s*=/ },
  {
    name: "Laravel Debugbar",
    kind: "records",
    code: /\bPhpDebugBar\.DebugBar\s*\(|\bphpdebugbar\w*\.addDataSet\s*\(/,
  },
  { name: "Symfony's profiler", kind: "records", title: /\bSymfony Profiler$/, code: /\bSfjs\b/ },
  {
    name: "Symfony's debug toolbar",
    kind: "records",
    code: /\bSfjs\.(?:loadToolbar|load)\s*\(\s*["'`]sfwdt/,
  },
  {
    name: "Django's debug toolbar",
    kind: "records",
    file: /\/debug_toolbar\/js\/toolbar(?:\.[0-9a-f]+)?\.js$/,
  },
  { name: "MiniProfiler", kind: "records", file: /\/mini-profiler-resources\/includes(?:\.min)?\.js$/ },
  { name: "Hangfire", kind: "records", title: /^\S.* [–-] Hangfire Dashboard$/ },
  { name: "Sidekiq", kind: "records", title: /\bSidekiq$/, file: /\/sidekiq\/[\w./-]+\.js$/ },
  { name: "Go's profiler (pprof)", kind: "records", title: /^\/debug\/pprof\/$/ },
  { name: "ASP.NET's help for an interface", kind: "console", title: /^ASP\.NET Web API Help Page$/ },
  { name: "Vite", kind: "server", file: /^\/@vite\/client$/ },
  {
    name: "webpack's development server",
    kind: "server",
    file: /\/(?:webpack-dev-server|__webpack_hmr)(?:\.js)?$/,
  },
  { name: "Browsersync", kind: "server", file: /\/browser-sync-client(?:\.\d[\d.]*)?(?:\.min)?\.js$/ },
  { name: "LiveReload", kind: "server", file: /\/livereload\.js$/ },
  {
    name: "Next.js in development",
    kind: "server",
    file: /^\/_next\/static\/(?:chunks\/)?(?:development\/|react-refresh\.js$|webpack-hmr)/,
  },
  {
    name: "IIS",
    kind: "default",
    title: /^(?:IIS ?\d*(?:\.\d)?|IIS Windows Server|Internet Information Services)$/,
  },
  {
    name: "Apache",
    kind: "default",
    title:
      /^(?:Apache2? (?:Ubuntu|Debian|Amazon Linux|HTTP Server|CentOS).{0,20}(?:Default|Test) Page.{0,20}|It works!)$/,
  },
  { name: "nginx", kind: "default", title: /^Welcome to nginx!?$/ },
  { name: "Apache Tomcat", kind: "default", title: /^Apache Tomcat(?:\/\d+\.\d+\.\d+)?$/ },
  { name: "the H2 console", kind: "admin", title: /^H2 Console$/ },
  { name: "Django", kind: "admin", title: /\| Django site admin$/ },
  { name: "WordPress", kind: "admin", title: / — WordPress$/ },
  { name: "Joomla", kind: "admin", title: / - (?:Administration|Joomla Administrator Login)$/ },
  { name: "TYPO3", kind: "admin", title: /^TYPO3 CMS Login\b/ },
  { name: "Magento", kind: "admin", title: /^Magento Admin(?: Panel)?$/ },
  { name: "Flower", kind: "records", title: /^Flower$/, file: /\/static\/js\/flower\.js$/ },
];

/** The first tool for developers that a page of the site is or carries; null where there is none. */
export function developerTool(page: PageEvidence, document: DocumentSnapshot): ToolSeen | null {
  const named = [document.title ?? "", document.headings[0]?.text ?? ""].map((name) => name.trim());
  const files = document.scripts.flatMap(({ url }) => (url === null ? [] : [pathOf(url)]));
  const code = [
    ...document.scripts.filter(({ url }) => url === null).map(({ snippet }) => snippet),
    ...(page.rawMarkup?.gathered === true ? (page.rawMarkup.value.inlineScripts ?? []) : []),
  ];
  for (const { name, kind, title, file, code: own } of TOOLS) {
    const told = [found(title, named), found(file, files), found(own, code)].filter(
      (one) => one !== undefined,
    );
    const excerpts = told.flatMap((one) => one ?? []);
    const asksForPassword = kind !== "admin" || document.passwordFields > 0;
    if (excerpts.length === told.length && asksForPassword)
      return { name, kind, told: excerpts.at(-1) ?? name };
  }
  return null;
}

/** What a pattern finds in the texts: undefined without a pattern, null where none of them has it. */
function found(pattern: RegExp | undefined, texts: readonly string[]): string | null | undefined {
  if (pattern === undefined) return undefined;
  const text = texts.find((one) => pattern.test(one));
  return text === undefined ? null : text.slice(Math.max(0, text.search(pattern) - 20)).slice(0, 200);
}

function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? "";
}
