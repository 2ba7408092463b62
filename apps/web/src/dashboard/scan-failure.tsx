import type { DashboardData } from "@plumbline/contract/dashboard";
import { failureAdvice } from "@plumbline/contract/scan-trouble";

import { brand } from "#brand/brand.ts";
import { formatMoment } from "#format/dates.ts";
import { websiteAddress } from "#format/website.ts";
import { failedScan } from "#queries/dashboard.ts";
import { buttonLook } from "#ui/button-look.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { Notice } from "#ui/notice.tsx";

import { nextScanWords } from "#live/next-scan.ts";

/** The last scan failed: why, what still holds, and what happens next. */
export function ScanFailure({ data }: { data: DashboardData }) {
  const failure = failedScan(data);
  if (!failure) return null;
  const address = websiteAddress(data.organization.website);
  return (
    <Notice
      tone="bad"
      title={data.lastScan ? "The last scan did not finish" : "Why it did not finish"}
      actions={
        <>
          {address && (
            <ExternalLink href={address} className={buttonLook({ size: "sm" })}>
              Check the site
            </ExternalLink>
          )}
          <a href={`mailto:${brand.supportEmail}?subject=${SUBJECT}`} className={buttonLook({ size: "sm" })}>
            Contact support
          </a>
        </>
      }
    >
      <p>
        {failure.reason ?? "We don't know the reason."} {failureAdvice(failure.trouble, "contact support")}
      </p>
      <p className="text-muted">
        Started {formatMoment(failure.createdAt)}. {keptWords(data)} {nextScanWords(data)}
      </p>
    </Notice>
  );
}

const SUBJECT = encodeURIComponent("Our scan did not finish");

function keptWords({ lastScan }: DashboardData): string {
  if (!lastScan) return "";
  return `The scores shown are from the scan of ${formatMoment(lastScan.finishedAt)}.`;
}
