import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import {
  linkedPrivateFiles,
  type LinkedFile,
  type NamedFile,
  namedPrivateFiles,
  namedPrivateFolders,
} from "./reading/linked-private-files.ts";
import type { PrivateKind } from "./reading/private-names.ts";

export const secPrivateLinks = siteCheck({
  id: "sec-private-links",
  area: "security",
  severity: "high",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.1 and V13.4.7", "CWE-538"],
  defect: "Link to what looks like a private file",
  title: "Nothing leads visitors to private files",
  whyItMatters:
    "A page links to a backup, a settings file or a tool for those who run the site, and it opens, or robots.txt, the sitemap or a comment names one. It may be harmless, so please take a look. If it is not, every visitor and search engine can open it.",
  businessImpact:
    "Files like this contain passwords and customer data, and a link brings them into search results.",
  fixSteps: [
    "Open the address we name and look at what is in the file.",
    "If it is meant for visitors, rename it so that no one mistakes it for a backup.",
    "If it is not, remove the file and the link, and change every password and key in it.",
    "If it is a tool such as phpinfo or phpMyAdmin, delete it, or let the server open it only for you.",
    "If it is a folder, turn off the listing of its files on the server, and allow no one to open what is private. robots.txt protects nothing.",
    "Search your server's access log for downloads of the file. Tell the person in charge of data protection what you find.",
  ],
  effort: "S",
  likelyOwner: "editor",
  alwaysApplies: true,
  resources: [
    {
      title: "CWE-538: Insertion of Sensitive Information into Externally-Accessible File",
      url: "https://cwe.mitre.org/data/definitions/538.html",
    },
  ],
  evaluate: (evidence: Evidence) => {
    if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
    return verdictOf([
      ...linkedPrivateFiles(evidence).map((file) => linkedDefect(file, tellsMissing(evidence))),
      ...namedPrivateFiles(evidence).map(namedDefect),
      ...namedPrivateFolders(evidence).map(folderDefect),
    ]);
  },
});

const NAME: Record<PrivateKind, string> = {
  file: "the name of a private file",
  tool: "the name of a tool for those who run a site",
};

/** What is for no visitor of any site: records of versions, settings with passwords, keys, and copies of a database. */
const FOR_NOBODY =
  /\/(?:\.(?:git|svn|hg)\/|\.env(?:\.(?!example|sample|dist|template)[\w-]+)?$|\.htpasswd$|wp-config\.php[.~]|id_(?:rsa|ed25519)$|[^/]*\.kdbx$|(?:[^/]*[-_.])?(?:back-?up|dump|database|db|prod(?:uction)?)[-_.\d]*[^/]*\.sql(?:\.(?:gz|bz2|xz|zip))?$)/i;

/** Whether the server says of what is not there that it is missing, so that what opens is there. */
function tellsMissing({ site: { notFoundProbe } }: Evidence): boolean {
  return notFoundProbe.gathered && [404, 410].includes(notFoundProbe.value.status);
}

function linkedDefect({ url, page, kind, isSignIn, shows }: LinkedFile, isThere: boolean): Defect {
  const { pathname } = new URL(url);
  if (shows !== undefined) {
    const message = `The site links to ${pathname}, which opens and shows everyone ${shows}.`;
    return { message, page, element: null, snippet: url, component: `file:${pathname}` };
  }
  if (isThere && FOR_NOBODY.test(pathname)) {
    const message = `The site links to ${pathname}, which opens. No visitor should be able to read it.`;
    return { message, page, element: null, snippet: url, component: `file:${pathname}` };
  }
  if (isSignIn) {
    const message = `The site links to ${pathname}, where everyone can try to sign in to its database.`;
    return { message, page, element: null, snippet: url, component: `file:${pathname}` };
  }
  return {
    message: `The site links to ${pathname}, which opens and has ${NAME[kind]}. Is it meant for everyone?`,
    page,
    element: null,
    snippet: url,
    component: `file:${pathname}`,
    outcome: "review",
  };
}

const WHERE: Record<NamedFile["where"], string> = {
  robots: "robots.txt",
  sitemap: "The sitemap",
  comment: "A comment in the page",
};

/** Whoever looks for such files reads these first. */
function namedDefect({ path, page, where, kind }: NamedFile): Defect {
  const unasked = where === "robots" ? "We obeyed it and didn't ask for" : "We didn't ask for";
  const what = kind === "file" ? "the file" : "the page";
  return {
    message: `${WHERE[where]} names ${path}, which has ${NAME[kind]}, and everyone can read that. ${unasked} ${what}. Can anyone open it?`,
    ...(page === undefined ? {} : { page }),
    element: null,
    snippet: path,
    component: `file:${path}`,
    outcome: "review",
  };
}

function folderDefect(path: string): Defect {
  return {
    message: `robots.txt names the folder ${path}, and everyone can read that. We obeyed it and didn't look there. Can anyone list the folder or open its files?`,
    element: null,
    snippet: `Disallow: ${path}`,
    component: `folder:${path}`,
    outcome: "review",
  };
}
