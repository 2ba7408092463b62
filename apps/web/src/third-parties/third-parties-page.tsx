import { readableAddress } from "@plumbline/contract/readable-host";
import type { SiteInventory } from "@plumbline/contract/site-inventory";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { thirdPartiesQuery } from "#queries/third-parties.ts";
import { useSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { InventoryLists } from "./inventory-lists.tsx";
import { totalWords } from "./inventory-words.ts";
import { ThirdPartiesLoading } from "./third-parties-loading.tsx";
import { saveThirdParties } from "./third-parties.api.ts";

const TITLE = "Third parties and cookies";

/** Everyone the site's pages contact, and every cookie they set, as the newest scan saw it. */
export function ThirdPartiesPage() {
  const { data, error, isFetching, refetch } = useQuery(thirdPartiesQuery);
  if (data) return <Inventory {...data} />;
  if (!error) return <ThirdPartiesLoading title={TITLE} />;
  return (
    <LoadFailure
      title="Failed to Load Third Parties and Cookies"
      message={failureMessage(error, "Failed to load third parties and cookies")}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Inventory({ scan, inventory }: SiteInventory) {
  const subtitle =
    scan === null
      ? "Whom your pages contact and which cookies they set, as our scans see them."
      : `What our scan of ${readableAddress(scan.website)} saw on ${formatMoment(scan.finishedAt)}`;
  return (
    <div className="space-y-6">
      <PageHeader title={TITLE} subtitle={subtitle}>
        {inventory !== null && <DownloadCsv />}
      </PageHeader>
      {inventory === null ? (
        <p className="max-w-[75ch] rounded-lg border border-line bg-surface p-5 text-sm text-muted">
          {whyNothing(scan)}
        </p>
      ) : (
        <>
          <p className="max-w-[75ch] text-sm text-muted">
            {totalWords(inventory.hosts.length, inventory.cookies.length)}. An owner or purpose we don't know
            is shown as unknown: ask whoever looks after your site.
          </p>
          <InventoryLists inventory={inventory} />
        </>
      )}
    </div>
  );
}

function whyNothing(scan: SiteInventory["scan"]): string {
  if (scan === null) return "The list appears here when the first scan of your site is done.";
  return "That scan has no list: it could not visit your pages, it was made before we kept one, or its result is no longer stored. The next scan makes a new one.";
}

function DownloadCsv() {
  const session = useSession();
  const organization = session.status === "signed-in" ? session.user.organization.name : "";
  const { run, isBusy } = useAction(async () => {
    try {
      await saveThirdParties(organization);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to download the CSV file"));
    }
  });
  return (
    <Button icon={<Download aria-hidden className="size-4" />} isBusy={isBusy} onPress={() => void run()}>
      Download CSV
    </Button>
  );
}
