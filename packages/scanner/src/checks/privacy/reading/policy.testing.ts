import { aDocument, aLink, anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

export const POLICY_URL = "https://shop.example/privacy";

/** A home page that links to the policy in its footer. */
export function homeWithPolicyLink() {
  const link = aLink({ href: POLICY_URL, text: "Privacy policy", inFooter: true });
  return aPage({ document: gathered(aDocument({ links: [link] })) });
}

/** A site whose policy was read; `text` is the policy's. */
export function policyEvidence(
  text: string,
  options: { profiles?: Evidence["profiles"]; document?: Partial<DocumentSnapshot> } = {},
): Evidence {
  const document = aDocument({ title: "Privacy policy", text, wordCount: 800, ...options.document });
  const policy = aPage({ url: POLICY_URL, document: gathered(document) });
  return anEvidence({ profiles: options.profiles ?? ["EU"], pages: [homeWithPolicyLink(), policy] });
}

/** A site that links to a policy which was not visited. */
export function unreadPolicy(profiles: Evidence["profiles"] = ["EU"]): Evidence {
  return anEvidence({ profiles, pages: [homeWithPolicyLink()] });
}

/** A site without any trace of a policy. */
export function noPolicy(profiles: Evidence["profiles"] = ["EU"]): Evidence {
  return anEvidence({ profiles });
}
