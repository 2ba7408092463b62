/** Something a server shows when it fails in debug mode. */
interface ErrorSignature {
  what: string;
  pattern: RegExp;
}

/**
 * Texts of debug pages, stack traces and database errors. Each one asks for what only the real thing has,
 * such as a file path with a line number, so that a page that merely talks of errors does not match.
 */
const ERROR_SIGNATURES: readonly ErrorSignature[] = [
  {
    what: "a PHP error with a file path",
    pattern:
      /\b(?:Fatal error|Parse error|Warning|Notice|Deprecated): .{1,400}? in (?:\/|[A-Z]:\\)\S+\.(?:php|inc|phtml)\S* on line \d+/,
  },
  { what: "a PHP stack trace", pattern: /Stack trace:\s*#0 (?:\/|[A-Z]:\\)\S+\.php\(\d+\)/ },
  {
    what: "a PHP stack trace",
    pattern: /\b\w*(?:Exception|Error)\b[\s\S]{0,400}?\bvendor\/[\w.-]+\/[\w./-]+\.php(?::|\(| line )\d+/,
  },
  {
    what: "CodeIgniter's error page",
    pattern: /A PHP Error was encountered\s+Severity: .{1,400}? Filename: \S+\.php\s+Line Number: \d+/,
  },
  { what: "a Perl error with a file path", pattern: /\bat \/\S+\.(?:pl|pm|cgi) line \d+\b/ },
  {
    what: "a ColdFusion error",
    pattern: /\bThe error occurred in (?:\/|[A-Z]:[\\/])\S+\.cf[mc]: line \d+/,
  },
  { what: "a Python traceback", pattern: /Traceback \(most recent call last\):\s*File "[^"]+", line \d+/ },
  { what: "Django's debug page", pattern: /because you have DEBUG\s*=\s*True in your Django settings/ },
  {
    what: "Laravel's debug page",
    pattern:
      /Illuminate\\[\w\\]+(?:Exception|Error)\b[\s\S]{0,400}(?:vendor\/laravel|Whoops|\.php\s*:?\s*\d+)/,
  },
  {
    what: "Symfony's debug page",
    pattern: /Symfony\\Component\\[\w\\]+Exception[\s\S]{0,400}(?:in vendor\/|\(line \d+\))/,
  },
  { what: "Rails' debug page", pattern: /Rails\.root: \/\S+[\s\S]{0,200}(?:Application Trace|Full Trace)/ },
  { what: "Werkzeug's debugger", pattern: /The debugger caught an exception in your WSGI application/ },
  {
    what: "an ASP.NET error page",
    pattern:
      /Server Error in '[^']*' Application\.[\s\S]{0,3000}(?:Stack Trace:|Source Error:|Version Information:)/,
  },
  {
    what: "an IIS error page with a file path",
    pattern: /\bHTTP Error \d{3}\.\d[\s\S]{0,3000}?\bPhysical Path\s+[A-Z]:\\\S+/,
  },
  {
    what: "a .NET stack trace",
    pattern: /\b[\w.]+\([^)]*\) in [A-Z]:\\[^:]+(?::line \d+|\.(?:cs|vb|aspx|cshtml):\d+)/i,
  },
  {
    what: "a Java stack trace",
    pattern:
      /\b(?:java|javax|jakarta|org)\.[\w.]+(?:Exception|Error)\b[\s\S]{0,300}?\bat [\w.$]+\([\w$]+\.java:\d+\)/,
  },
  {
    what: "a Ruby stack trace",
    pattern: /\b\w*Error\b.{0,300}?\/[\w./-]+\.rb:\d+:in [`']/,
  },
  {
    what: "PHP's settings (phpinfo)",
    pattern:
      /\bPHP Version \d+\.\d+\.\d+(?:[\w.+~-]*\s+System\s+(?:Linux|Windows|Darwin|FreeBSD)\b|[\s\S]{0,3000}?\b(?:Loaded Configuration File|Configuration File \(php\.ini\) Path)\b)/,
  },
  {
    what: "the server's status page",
    pattern: /\bApache Server Status for \S+[\s\S]{0,600}?\bServer uptime:/,
  },
  {
    what: "the server's settings (server-info)",
    pattern: /\bApache Server Information\b[\s\S]{0,600}?\bServer Version: /,
  },
  {
    what: "the errors that a server noted (ELMAH)",
    pattern:
      /\bError [Ll]og for \S.{0,80}? on \S+[\s\S]{0,300}?\bPowered by ELMAH\b|\bError Log for \S.{0,80}? on \S+[\s\S]{0,200}?\bHost\s+Code\s+Type\s+Error\b/,
  },
  {
    what: "the requests that a server noted (trace.axd)",
    pattern: /\bApplication Trace\b[\s\S]{0,300}?\bRequests to this Application\b/,
  },
  {
    what: "a Node.js stack trace",
    pattern:
      /\b\w*Error: .{0,300}?\s+at (?:[\w.<>[\] ]+ )?\(?(?:file:\/\/)?(?:\/|[A-Z]:\\)[^()\s]+\.[cm]?[jt]s:\d+:\d+\b/,
  },
  { what: "a Go panic", pattern: /panic: .{1,200}\s+goroutine \d+ \[running\]:/ },
  {
    what: "a MySQL error",
    pattern:
      /You have an error in your SQL syntax; check the manual that corresponds to your (?:MySQL|MariaDB) server version/,
  },
  {
    what: "a PostgreSQL error",
    pattern: /\bpg_(?:query|exec|connect)\(\): .{0,80}ERROR:|\bPG::\w+Error: ERROR:/,
  },
  { what: "a database error", pattern: /\bSQLSTATE\[\w{5}\](?: \[\d+\]|:) / },
  {
    what: "a MySQL error",
    pattern: /\bAccess denied for user '[^']{1,60}'@'[^']{1,100}' (?:\(using password: |to database ')/,
  },
  {
    what: "a database error",
    pattern: /\bMicrosoft OLE DB Provider for (?:SQL Server|ODBC Drivers) error '[0-9a-f]{8}'/i,
  },
  { what: "an Oracle error", pattern: /\bORA-\d{5}: / },
  {
    what: "a SQL Server error",
    pattern: /Unclosed quotation mark after the character string|\[Microsoft\]\[ODBC SQL Server Driver\]/,
  },
];

/** How servers sign error pages; `1` is the product with its version. */
const SERVER_SIGNATURES = [
  /\b(Apache Tomcat\/\d+\.\d+\.\d+)\b/,
  /\b(Apache\/\d+\.\d+\.\d+ \([^)]{1,40}\)[^<\n]{0,80}?) Server at \S+ Port \d+/,
  /\b((?:nginx|openresty|lighttpd|Jetty|Jetty:\/\/)[/ ]?\d+\.\d+[\w.-]*)\s*$/,
  /\b(ASP\.NET Version:\s?\d+\.\d+[\d.]*)/,
  /\b((?:JBoss|WildFly|GlassFish|WebLogic)[\w ]{0,30}[/ ]\d+\.\d+[\w.]*)/,
];

/** The product and version with which a server signs an error page. */
export function serverSignature(text: string): string | null {
  for (const pattern of SERVER_SIGNATURES) {
    const signature = pattern.exec(text.trim())?.[1];
    if (signature !== undefined) return signature.trim();
  }
  return null;
}

/** The first signature the text carries, with the place around it (at most 300 characters). */
export function findError(text: string): { what: string; excerpt: string } | null {
  for (const { what, pattern } of ERROR_SIGNATURES) {
    const match = pattern.exec(text);
    if (match !== null) return { what, excerpt: match[0].replaceAll(/\s+/g, " ").slice(0, 300) };
  }
  return null;
}
