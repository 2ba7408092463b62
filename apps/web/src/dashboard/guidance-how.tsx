import type { GuidanceGroup } from "@plumbline/contract/fix-guidance";
import type { ReactNode } from "react";

import { ExternalLink } from "#ui/external-link.tsx";

/** Why a cause matters and how to fix it. */
export function GuidanceHow({ group }: { group: GuidanceGroup }) {
  const { whyItMatters, businessImpact, fixSteps, platform, resources, wcag } = group;
  return (
    <>
      {whyItMatters && <p className="wrap-anywhere">{whyItMatters}</p>}
      {wcag.length > 0 && <p className="text-muted">WCAG 2.2 success criteria: {wcag.join(", ")}</p>}
      {businessImpact && <Part title="Business Impact">{businessImpact}</Part>}
      {fixSteps.length > 0 && (
        <Part title={platform === undefined ? "Fix Steps" : `Fix Steps in ${platform}`}>
          <ol className="list-decimal space-y-1 pl-5">
            {fixSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      )}
      {resources.length > 0 && (
        <Part title="Resources">
          <ul className="space-y-1">
            {resources.map(({ url, title }) => (
              <li key={url}>
                <ExternalLink
                  href={url}
                  className="inline-flex items-center gap-1.5 text-accent underline underline-offset-2"
                >
                  {title}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 text-xs font-medium text-muted">{title}</h4>
      <div className="wrap-anywhere">{children}</div>
    </div>
  );
}
