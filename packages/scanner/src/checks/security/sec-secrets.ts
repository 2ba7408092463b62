import { pageCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { EXPOSED_SECRET } from "#score/weights.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { secretsIn, type SecretSeen } from "./reading/secrets.ts";

export const secSecrets = pageCheck({
  id: "sec-secrets",
  area: "security",
  severity: "critical",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.3.1", "CWE-798", "CWE-540"],
  defect: "Secret key in a script that everyone can read",
  title: "Scripts hold no secret keys",
  whyItMatters:
    "A script of the page holds a key that only your server should know. Everyone who opens the page can copy it and use the service in your name: read customers' data, send mail or spend money.",
  businessImpact:
    "Programs search public scripts for keys like this all day. Misuse usually starts within hours.",
  fixSteps: [
    "Today, revoke the key in the vendor's dashboard, and make a new one.",
    "Keep the new key on your server, in an environment variable. Let the page ask your server, and let your server ask the vendor.",
    "Check your build: which settings does it put into scripts? In many frameworks only names with a certain prefix, such as VITE_ or NEXT_PUBLIC_, may hold public values.",
    "Look at the vendor's log for use that isn't yours. Tell the person in charge of data protection what you find.",
  ],
  effort: "M",
  likelyOwner: "developer",
  gate: EXPOSED_SECRET,
  readsFiles: ["script"],
  resources: [
    {
      title: "CWE-798: Use of Hard-coded Credentials",
      url: "https://cwe.mitre.org/data/definitions/798.html",
    },
    {
      title: "OWASP: Secrets Management Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ scripts, links }) => {
      const inFiles = page.sources
        .filter(({ type }) => type === "script")
        .flatMap(({ url, text }) => defectsOf(page, secretsIn(text), new URL(url).pathname));
      const inline = scripts.filter(({ url }) => url === null).flatMap(({ snippet }) => secretsIn(snippet));
      const asSent = page.rawMarkup?.gathered === true ? page.rawMarkup.value : null;
      const inPage = new Map(
        [...(asSent?.secrets ?? []), ...inline].map((secret) => [secret.masked, secret]),
      );
      const inAnswers = (page.answerSecrets ?? []).flatMap(({ url, secrets }) =>
        defectsOf(page, secrets, new URL(url).pathname),
      );
      return verdictOf([
        ...inFiles,
        ...inAnswers,
        ...defectsOf(page, [...inPage.values()], "a script in the page"),
        ...defectsOf(page, asSent?.commentSecrets ?? [], "a comment in the page"),
        ...defectsOf(page, secretsIn(links.map(({ rawHref }) => rawHref).join("\n")), "a link"),
      ]);
    }),
});

function defectsOf(page: PageEvidence, secrets: readonly SecretSeen[], where: string): Defect[] {
  return secrets.map(({ kind, masked }) => ({
    // Whether a password opens anything only its owner knows.
    ...(kind === "password" ? { outcome: "review" as const } : {}),
    message: `${where} holds what looks like a ${kind} (${masked}).${kind === "password" ? " Does it open anything?" : ""}`,
    page: page.finalUrl,
    element: null,
    snippet: masked,
    component: `secret:${kind}`,
  }));
}
