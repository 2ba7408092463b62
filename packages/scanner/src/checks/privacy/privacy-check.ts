import type { Severity } from "@plumbline/contract/areas";

import { couldNotRun, notApplicable, pageCheck, passed, siteCheck } from "#check.ts";
import type { Declaration, Defect, PageCheck, ProfileSeverities, SiteCheck, Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";

type Profile = Evidence["profiles"][number];
type Weight = Severity | "info";

const HARSHEST_FIRST: readonly Weight[] = ["critical", "high", "medium", "low", "info"];

type SiteDeclaration = Omit<Declaration<SiteCheck, "privacy">, "area" | "severity"> & {
  severities: ProfileSeverities;
};
type PageDeclaration = Omit<Declaration<PageCheck, "privacy">, "area" | "severity"> & {
  severities: ProfileSeverities;
};

/**
 * Declares a privacy check of the whole site. It deducts only under a law profile that is switched
 * on and named in `severities`, the harshest of them; without one it is not applicable.
 */
export function privacySiteCheck(declaration: SiteDeclaration): SiteCheck {
  const { severities, evaluate } = declaration;
  return siteCheck({
    ...declaration,
    area: "privacy",
    severity: declaredSeverity(severities),
    isLeftOut: ({ profiles }) => weightUnder(profiles, severities) === null,
    evaluate: (evidence) => underProfiles(evidence.profiles, severities, () => evaluate(evidence)),
  });
}

/** Declares a privacy check that judges each page; profiles as in `privacySiteCheck`. */
export function privacyPageCheck(declaration: PageDeclaration): PageCheck {
  const { severities, evaluate } = declaration;
  return pageCheck({
    ...declaration,
    area: "privacy",
    severity: declaredSeverity(severities),
    isLeftOut: ({ profiles }) => weightUnder(profiles, severities) === null,
    evaluate: (page, evidence) =>
      underProfiles(evidence.profiles, severities, () => {
        if (page.notMeasured !== null) return couldNotRun(page.notMeasured);
        return evaluate(page, evidence);
      }),
  });
}

/** The severity under the default profile, or the harshest where the default does not apply. */
function declaredSeverity(severities: ProfileSeverities): Weight {
  return severities.US ?? harshest(Object.values(severities)) ?? "info";
}

function underProfiles(
  switchedOn: readonly Profile[],
  severities: ProfileSeverities,
  judge: () => Verdict,
): Verdict {
  const weight = weightUnder(switchedOn, severities);
  if (weight === null) {
    const needed = Object.keys(severities).join(", ");
    return notApplicable(
      `This check is for the laws of ${needed}. Chosen for this site: ${switchedOn.join(", ") || "none"}.`,
    );
  }
  return weigh(judge(), weight);
}

/** Null where no profile that is switched on knows the check. */
function weightUnder(switchedOn: readonly Profile[], severities: ProfileSeverities): Weight | null {
  return harshest(switchedOn.map((profile) => severities[profile]));
}

function harshest(weights: readonly (Weight | undefined)[]): Weight | null {
  return HARSHEST_FIRST.find((candidate) => weights.includes(candidate)) ?? null;
}

/** What none of the chosen laws asks for is advice. */
function weigh(verdict: Verdict, weight: Weight): Verdict {
  if (!("findings" in verdict)) return verdict;
  if (weight === "info") {
    return {
      outcome: "advice",
      findings: verdict.findings.map((defect) => ({ ...defect, outcome: "advice" })),
    };
  }
  const findings = verdict.findings.map((defect) => ({ severity: weight, ...defect }));
  return { outcome: verdict.outcome, findings };
}

/** For checks whose false-positive risk is high: every defect is a question, never a verdict. */
export function reviewOf(findings: Defect[]): Verdict {
  return findings.length === 0 ? passed : { outcome: "review", findings };
}
