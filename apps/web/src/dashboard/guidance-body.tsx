import type { FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { buttonLook } from "#ui/button-look.ts";
import { ExternalLink } from "#ui/external-link.tsx";

/** What an item means, where it is, and how to mend it. */
export function GuidanceBody({ item }: { item: FixGuidanceItem }) {
  return (
    <div className="mt-3 max-w-[75ch] space-y-4 border-t border-line pt-4 pb-2 text-sm">
      {item.description && <p className="wrap-anywhere">{item.description}</p>}
      {item.wcagGuideline && <p className="text-muted">WCAG 2.2 success criteria: {item.wcagGuideline}</p>}
      {item.businessImpact && <Part title="Business Impact">{item.businessImpact}</Part>}
      {item.element && (
        <Part title="Affected Element">
          <code className="block rounded-sm bg-sunken px-2 py-1 text-xs wrap-anywhere">{item.element}</code>
        </Part>
      )}
      {item.fixSteps.length > 0 && (
        <Part title="Fix Steps">
          <ol className="list-decimal space-y-1 pl-5">
            {item.fixSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      )}
      {item.resources.length > 0 && (
        <Part title="Resources">
          <ul className="space-y-1">
            {item.resources.map(({ url, title }) => (
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
      <Link to={`/fix-priority?issue=${item.id}`} className={buttonLook({ size: "sm" })}>
        Evidence and all places<span className="sr-only"> of {item.title}</span>
      </Link>
    </div>
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
