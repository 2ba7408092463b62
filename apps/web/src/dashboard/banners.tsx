import type { DashboardData } from "@plumbline/contract/dashboard";
import { Link } from "react-router";

import { countOf } from "#format/numbers.ts";
import { useSession } from "#session/session.ts";
import { ReactivateButton } from "#subscription/reactivate-button.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { Notice } from "#ui/notice.tsx";

import { postureOf, subscriptionMessage } from "./dashboard-view.ts";

/** What needs to be said before any number: money first, then issues, then praise. */
export function Banners({ data }: { data: DashboardData }) {
  return (
    <>
      <ReactivationBanner access={data.access} />
      <SubscriptionBanner status={data.subscription?.status ?? "ACTIVE"} />
      {data.metrics && <PostureBanner metrics={data.metrics} />}
    </>
  );
}

/** What may be done about a lapsed subscription is up to the owners; everybody is told. */
function ReactivationBanner({ access }: Pick<DashboardData, "access">) {
  const session = useSession();
  if (!access.needsReactivation) return null;
  const isOwner = session.status === "signed-in" && session.user.role === "owner";
  return (
    <Notice
      tone="warning"
      title="Your subscription needs to be reactivated"
      actions={isOwner && <ReactivationActions />}
    >
      {access.reactivationMessage && <p>{access.reactivationMessage}</p>}
      {!isOwner && <p>An owner of your organization can do that.</p>}
    </Notice>
  );
}

function ReactivationActions() {
  return (
    <>
      <ReactivateButton size="sm" />
      <Link to="/billing" className={buttonLook({ size: "sm" })}>
        Update Payment Method
      </Link>
    </>
  );
}

function SubscriptionBanner({ status }: { status: string }) {
  const message = subscriptionMessage(status);
  if (!message) return null;
  const title = `Subscription ${status.toLowerCase().replaceAll("_", " ")}`;
  const isTrial = status === "TRIALING";
  return (
    <Notice
      tone={isTrial ? "info" : "bad"}
      title={title}
      actions={
        <Link to="/billing" className={buttonLook({ size: "sm" })}>
          Manage subscription
        </Link>
      }
    >
      <p>{message}</p>
    </Notice>
  );
}

function PostureBanner({ metrics }: { metrics: NonNullable<DashboardData["metrics"]> }) {
  const posture = postureOf(metrics);
  if (posture === "critical") {
    return (
      <Notice
        tone="bad"
        title={`${countOf(metrics.criticalIssues, "critical issue")} found`}
        actions={
          <Link to="/fix-priority" className={buttonLook({ size: "sm" })}>
            View critical issues
          </Link>
        }
      >
        <p>Critical issues keep people from using the site or expose it.</p>
      </Notice>
    );
  }
  if (posture !== "excellent") return null;
  return (
    <Notice
      tone="good"
      title="Excellent Compliance Posture"
      actions={
        <Link to="/audit-history" className={buttonLook({ size: "sm" })}>
          View audit history
        </Link>
      }
    >
      <p>
        The last scan found no critical issues. Automated checks cannot find everything, so keep an eye on
        what changes.
      </p>
    </Notice>
  );
}
