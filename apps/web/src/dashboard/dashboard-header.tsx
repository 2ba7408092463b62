import type { DashboardData } from "@plumbline/contract/dashboard";
import { Download, Users } from "lucide-react";

import { formatShort } from "#format/numbers.ts";
import { websiteAddress, websiteName } from "#format/website.ts";
import { downloadLatestReport } from "#reports/download-latest.ts";
import { saveAndTell } from "#reports/save-and-tell.ts";
import { buttonLook } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useAction } from "#ui/use-action.ts";

export function DashboardHeader({ data }: { data: DashboardData }) {
  const { name, website } = data.organization;
  const address = websiteAddress(website);
  const { run, isBusy } = useAction(async () => saveAndTell(async () => downloadLatestReport(name), name));
  return (
    <PageHeader
      title="Compliance Monitoring Dashboard"
      subtitle={`Monitoring ${websiteName(data.organization)}`}
    >
      <VisitorsBadge visitors={data.metrics?.monthlyVisitors ?? null} />
      {address && (
        <ExternalLink href={address} className={buttonLook()}>
          Visit Site
        </ExternalLink>
      )}
      <Button
        variant="primary"
        icon={<Download aria-hidden className="size-4" />}
        isBusy={isBusy}
        onPress={() => void run()}
      >
        Download Report
      </Button>
    </PageHeader>
  );
}

function VisitorsBadge({ visitors }: { visitors: number | null }) {
  if (visitors === null) return null;
  return (
    <Chip tone="gray" icon={<Users aria-hidden className="size-3.5" />}>
      {formatShort(visitors)} monthly visitors
    </Chip>
  );
}
