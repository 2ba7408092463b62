import type { BillingData, CurrentSubscription } from "@plumbline/contract/billing";
import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { billingQuery } from "#queries/billing.ts";
import { useSession } from "#session/session.ts";
import { AccountNotice } from "#subscription/account-notice.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { BillingDetailsSection } from "./billing-details.tsx";
import { BillingHistory } from "./billing-history.tsx";
import { BillingLoading } from "./billing-loading.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { NoSubscription } from "./no-subscription.tsx";
import { PaymentMethod } from "./payment-method.tsx";
import { PlanCards } from "./plan-cards.tsx";

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
  const { role, organization } = session.user;
  const isOwner = role === "owner";
  const { currentSubscription, account, availablePlans, billingHistory } = billing.data;
  return (
    <div className="space-y-6">
      <PageHeader title="Billing" subtitle={`Subscription for ${organization.name}`} />
      <AccountNotice account={account} isOwner={isOwner} />
      {currentSubscription === null ? (
        <NoSubscription plans={availablePlans} isOwner={isOwner} />
      ) : (
        <Subscription data={billing.data} subscription={currentSubscription} isOwner={isOwner} />
      )}
      <BillingHistory entries={billingHistory} />
      <BillingDetailsSection
        details={billing.data.billingDetails}
        organization={organization.name}
        isOwner={isOwner}
      />
    </div>
  );
}

interface SubscriptionProps {
  data: BillingData;
  subscription: CurrentSubscription;
  isOwner: boolean;
}

/** The plan and the card side by side, and the plans one could switch to. */
function Subscription({ data, subscription, isOwner }: SubscriptionProps) {
  const canChange = isOwner && subscription.isCharged;
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <CurrentPlan
          subscription={subscription}
          hasCard={data.paymentMethod !== null}
          latestInvoice={data.billingHistory[0]}
          isOwner={isOwner}
        />
        <PaymentMethod card={data.paymentMethod} canUpdate={canChange} />
      </div>
      <PlanCards
        plans={data.availablePlans.filter(({ name }) => !/annual/iu.test(name))}
        subscription={subscription}
        isOwner={isOwner}
      />
    </>
  );
}
