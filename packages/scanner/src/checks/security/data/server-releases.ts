/** When a line of releases stopped getting security fixes from those who make it. */
interface LastFixes {
  /** The first version that is no longer of this line; whatever is below belongs to it. */
  below: string;
  /** The day after which there were no fixes, ISO 8601. */
  ended: string;
  /** Set where distributions that are still supported ship it and add fixes without changing the version. */
  isKept?: true;
}

/** Software that servers name in their headers, and how it reads there. */
export interface ServerSoftware {
  name: string;
  /** `1` is the version, `2` what a distribution added to it. */
  pattern: RegExp;
  /** In ascending order. */
  lines: readonly LastFixes[];
}

/**
 * As of November 2026, from php.net/supported-versions.php and php.net/eol.php, httpd.apache.org, nginx.org/en/download.html,
 * openssl-library.org/policies/releasestrat, learn.microsoft.com/lifecycle, jetty.org, tomcat.apache.org/whichversion.html and devguide.python.org/versions.
 */
export const SERVER_SOFTWARE: readonly ServerSoftware[] = [
  {
    name: "Apache Tomcat",
    pattern: /\bApache[ -]Tomcat\/(\d+\.\d+(?:\.\d+)?)/gi,
    lines: [
      { below: "7.0", ended: "2016-12-31" },
      { below: "8.0", ended: "2021-03-31" },
      { below: "8.5", ended: "2018-06-30" },
      { below: "9.0", ended: "2024-03-31" },
      { below: "10.0", ended: "2027-03-31" },
      { below: "10.1", ended: "2022-10-31" },
    ],
  },
  {
    name: "PHP",
    pattern: /(?:^|[\s,;(])PHP\/(\d+\.\d+(?:\.\d+)?)([-+~][\w.+~:-]+)?/gi,
    lines: [
      { below: "5.6", ended: "2016-07-21" },
      { below: "7.0", ended: "2018-12-31" },
      { below: "7.1", ended: "2019-01-10" },
      { below: "7.2", ended: "2019-12-01" },
      { below: "7.3", ended: "2020-11-30" },
      { below: "7.4", ended: "2021-12-06" },
      { below: "8.0", ended: "2022-11-28" },
      { below: "8.1", ended: "2023-11-26" },
      { below: "8.2", ended: "2025-12-31" },
      { below: "8.3", ended: "2026-12-31" },
      { below: "8.4", ended: "2027-12-31" },
    ],
  },
  {
    name: "Apache",
    pattern: /(?:^|[\s,])Apache\/(\d+\.\d+(?:\.\d+)?)()/g,
    lines: [
      { below: "2.0", ended: "2010-02-03" },
      { below: "2.2", ended: "2013-07-10" },
      { below: "2.4", ended: "2017-12-31" },
    ],
  },
  {
    name: "nginx",
    pattern: /(?:^|[\s,])nginx\/(\d+\.\d+(?:\.\d+)?)([-+~][\w.+~:-]+)?/g,
    lines: [
      { below: "1.13", ended: "2018-04-17" },
      { below: "1.15", ended: "2019-04-23", isKept: true },
      { below: "1.17", ended: "2020-04-21", isKept: true },
      { below: "1.19", ended: "2021-04-20", isKept: true },
      { below: "1.21", ended: "2022-05-24", isKept: true },
      { below: "1.23", ended: "2023-04-11", isKept: true },
      { below: "1.25", ended: "2024-04-23", isKept: true },
      { below: "1.27", ended: "2025-04-23", isKept: true },
    ],
  },
  {
    name: "OpenSSL",
    pattern: /(?:^|[\s,])OpenSSL\/(\d+\.\d+\.\d+)([a-z]{0,2}-[\w.-]+)?/g,
    lines: [
      { below: "1.0.1", ended: "2015-12-31" },
      { below: "1.0.2", ended: "2016-12-31" },
      { below: "1.1.0", ended: "2019-12-31", isKept: true },
      { below: "1.1.1", ended: "2019-09-11", isKept: true },
      { below: "3.0.0", ended: "2023-09-11", isKept: true },
    ],
  },
  {
    name: "Microsoft IIS",
    pattern: /(?:^|[\s,])Microsoft-IIS\/(\d+\.\d+)()/g,
    lines: [
      { below: "7.0", ended: "2015-07-14" },
      { below: "8.0", ended: "2020-01-14" },
      { below: "10.0", ended: "2023-10-10" },
    ],
  },
  {
    name: "Jetty",
    pattern: /(?:^|[\s,])Jetty\((\d+\.\d+(?:\.\d+)?)()[\w.-]*\)/g,
    lines: [
      { below: "9.4", ended: "2016-12-31" },
      { below: "12.0", ended: "2024-01-31", isKept: true },
    ],
  },
  {
    name: "Python",
    pattern: /(?:^|[\s,])C?Python\/(\d+\.\d+(?:\.\d+)?)([+~-][\w.+~-]+)?/g,
    lines: [
      { below: "3.0", ended: "2020-01-01", isKept: true },
      { below: "3.7", ended: "2021-12-23", isKept: true },
      { below: "3.8", ended: "2023-06-27", isKept: true },
      { below: "3.9", ended: "2024-10-07", isKept: true },
      { below: "3.10", ended: "2025-10-31", isKept: true },
    ],
  },
];

/** Versions of PHP that Red Hat and those who build on its packages keep fixing, under the same number. */
export const PHP_OF_RED_HAT: ReadonlySet<string> = new Set([
  "5.4.16",
  "7.2.24",
  "7.4.33",
  "8.0.30",
  "8.1.32",
]);
