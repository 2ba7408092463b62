import { describe, expect, it } from "vitest";

import { aDocument, aPage, gathered } from "#evidence-builders.testing.ts";

import {
  enforcedPolicies,
  reportOnlyPolicies,
  type ContentSecurityPolicy,
} from "./content-security-policy.ts";

const names = (policy: ContentSecurityPolicy) => Array.from(policy.directives.keys());

function aMetaPolicy(content: string, inHead = true) {
  const meta = { name: "", property: "", httpEquiv: "Content-Security-Policy", content, inHead };
  return gathered(aDocument({ metas: [meta] }));
}

describe("reading content security policies", () => {
  it("reads each header line and each member of a list as a policy of its own", () => {
    const page = aPage({
      responseHeaders: [
        ["content-security-policy", "default-src 'self', frame-ancestors 'none'"],
        ["Content-Security-Policy", "object-src 'none'"],
      ],
    });
    expect(enforcedPolicies(page).map(names)).toEqual([["default-src"], ["frame-ancestors"], ["object-src"]]);
  });

  it("lets the first directive of a name count, in any case", () => {
    const page = aPage({
      responseHeaders: [["content-security-policy", "Script-Src 'self'; script-src *;;"]],
    });
    const [policy] = enforcedPolicies(page);
    expect(Array.from(policy?.directives ?? [])).toEqual([["script-src", ["'self'"]]]);
  });

  it("drops what a meta element cannot carry", () => {
    const page = aPage({ document: aMetaPolicy("frame-ancestors 'none'; default-src 'self'") });
    expect(enforcedPolicies(page).map(names)).toEqual([["default-src"]]);
  });

  it("ignores a meta element outside the head", () => {
    expect(enforcedPolicies(aPage({ document: aMetaPolicy("default-src 'self'", false) }))).toEqual([]);
  });

  it("keeps policies that only report apart", () => {
    const page = aPage({ responseHeaders: [["content-security-policy-report-only", "default-src 'self'"]] });
    expect(enforcedPolicies(page)).toEqual([]);
    expect(reportOnlyPolicies(page)).toHaveLength(1);
  });
});
