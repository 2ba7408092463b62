import type { IssueDetail } from "@plumbline/contract/issues";

import { websiteAddress } from "#format/website.ts";
import { ExternalLink } from "#ui/external-link.tsx";

/** All steps that fix an issue, and where to read more. */
export function FixSteps({ issue: { fixSteps, resources } }: { issue: IssueDetail }) {
  return (
    <>
      <ol className="max-w-[75ch] list-decimal space-y-1.5 pl-5">
        {fixSteps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      <Resources resources={resources} />
    </>
  );
}

function Resources({ resources }: Pick<IssueDetail, "resources">) {
  const links = resources.flatMap(({ title, url }) => {
    const href = websiteAddress(url);
    return href === null ? [] : [{ title, href }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1">
      {links.map(({ title, href }) => (
        <li key={href}>
          <ExternalLink
            href={href}
            className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-2"
          >
            {title}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
