import { dayInWords } from "#checks/day-in-words.ts";
import { pageCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { EXPOSED_SECRET } from "#score/weights.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { ADMIN_TOKEN, OTHER_TOKEN, PERSONAL_TOKEN, tokensIn } from "./reading/bearer-tokens.ts";
import { SECRET_KEY, secretKeysInScript } from "./reading/secret-keys.ts";
import { LONE_PASSWORD, passwordsInAddress, secretsIn, type SecretSeen } from "./reading/secrets.ts";
import { isOfSite } from "./reading/third-party.ts";

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
  evaluate: (page, evidence) =>
    judgeDocument(page, ({ scripts, links }) => {
      const { now } = evidence;
      const defectsOf = (secrets: readonly SecretSeen[], where: string): Defect[] =>
        secrets.flatMap((secret) => defectOf(secret, { where, page, now }));
      const inFiles = page.sources
        .filter(({ type }) => type === "script")
        .flatMap(({ url, text }) => {
          const { pathname } = new URL(url);
          // Tokens in another company's script are that company's.
          const tokens = isOfSite(url, evidence) ? [...tokensIn(text), ...secretKeysInScript(text)] : [];
          return defectsOf([...secretsIn(text), ...tokens], pathname);
        });
      const inline = scripts.filter(({ url }) => url === null).flatMap(({ snippet }) => secretsIn(snippet));
      const asSent = page.rawMarkup?.gathered === true ? page.rawMarkup.value : null;
      const inPage = new Map(
        [...(asSent?.secrets ?? []), ...inline].map((secret) => [secret.masked, secret]),
      );
      // A server may answer each visitor with a token of their own.
      const inAnswers = (page.answerSecrets ?? []).flatMap(({ url, secrets }) =>
        defectsOf(
          secrets.filter(({ kind }) => kind !== PERSONAL_TOKEN && kind !== OTHER_TOKEN),
          new URL(url).pathname,
        ),
      );
      return verdictOf([
        ...inFiles,
        ...inAnswers,
        ...defectsOf([...inPage.values()], "a script in the page"),
        ...defectsOf(asSent?.commentSecrets ?? [], "a comment in the page"),
        ...defectsOf(
          links.flatMap(({ href }) => passwordsInAddress(href)),
          "a link",
        ),
        ...defectsOf(secretsIn(links.map(({ rawHref }) => rawHref).join("\n")), "a link"),
      ]);
    }),
});

const DAY_MS = 24 * 60 * 60 * 1000;
const LONG_LIFE_MS = 365 * DAY_MS;

/** What to ask a person of a secret; empty where there is no doubt, and null where it opens nothing for anyone else. */
function questionOf({ kind, expires }: SecretSeen, now: Date): string | null {
  if (kind === LONE_PASSWORD) return "Does it open anything?";
  if (kind === SECRET_KEY) return "Is it meant for everyone?";
  if (kind !== ADMIN_TOKEN && kind !== PERSONAL_TOKEN && kind !== OTHER_TOKEN) return "";
  const lifeMs = expires === undefined ? null : Date.parse(expires) - now.getTime();
  if (lifeMs !== null && lifeMs <= 0) return null;
  if (kind === ADMIN_TOKEN) return "";
  // A token of a few hours is usually the visitor's own.
  if (lifeMs !== null && lifeMs <= DAY_MS) return null;
  return kind === PERSONAL_TOKEN && lifeMs !== null && lifeMs > LONG_LIFE_MS
    ? ""
    : "Is it meant for everyone?";
}

function defectOf(
  secret: SecretSeen,
  { where, page, now }: { where: string; page: PageEvidence; now: Date },
): Defect[] {
  const { kind, masked, expires } = secret;
  const question = questionOf(secret, now);
  if (question === null) return [];
  const until = expires === undefined ? "" : `, valid until ${dayInWords(expires)}`;
  return [
    {
      ...(question === "" ? {} : { outcome: "review" as const }),
      message: `${where} holds what looks like ${/^(?:[AEIO]|npm)/.test(kind) ? "an" : "a"} ${kind} (${masked}${until}).${question === "" ? "" : ` ${question}`}`,
      page: page.finalUrl,
      element: null,
      snippet: masked,
      component: `secret:${kind}`,
    },
  ];
}
