import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { billingQuery } from "#queries/billing.ts";
import { useSession } from "#session/session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { BillingLoading } from "./billing-loading.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { NoSubscription } from "./no-subscription.tsx";

/** The subscription: what it is, how it stands, when it is charged next. */
export function BillingPage() {
  const session = useSession();
  const billing = useQuery(billingQuery);
  if (!billing.data || session.status !== "signed-in") {
    if (!billing.error) return <BillingLoading />;
    return (
      <LoadFailure
        title="Failed to Load Billing"
        message={failureMessage(billing.error, "Failed to load billing information")}
        isRetrying={billing.isFetching}
        onRetry={() => void billing.refetch()}
      />
    );
  }
  const { currentSubscription, availablePlans } = billing.data;
  const { role, organization } = session.user;
  const isOwner = role === "owner";
  return (
    <div className="space-y-6">
      <PageHeader title="Billing" subtitle={`Subscription of ${organization.name}`} />
      {currentSubscription ? (
        <CurrentPlan subscription={currentSubscription} isOwner={isOwner} />
      ) : (
        <NoSubscription plans={availablePlans} isOwner={isOwner} />
      )}
    </div>
  );
}
