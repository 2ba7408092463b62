import type { DashboardData } from "@plumbline/contract/dashboard";
import { Link } from "react-router";

import { countOf } from "#format/numbers.ts";
import { useSession } from "#session/session.ts";
import { AccountNotice } from "#subscription/account-notice.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { Notice } from "#ui/notice.tsx";

import { postureOf, subscriptionMessage } from "./dashboard-view.ts";

/** What needs to be said before any number: money first, then issues, then praise. */
export function Banners({ data }: { data: DashboardData }) {
  return (
    <>
      <AccountBanner data={data} />
      {data.metrics && <PostureBanner metrics={data.metrics} />}
    </>
  );
}

/** How the account stands where it is not simply active; what may be done about it is up to the owners. */
function AccountBanner({ data: { account, access, subscription } }: { data: DashboardData }) {
  const session = useSession();
  if (session.status !== "signed-in" || subscription === null) return null;
  const { role, organization } = session.user;
  return (
    <AccountNotice
      account={account}
      isOwner={role === "owner"}
      timeZone={organization.timeZone}
      message={subscriptionMessage(subscription.status)}
      actions={
        <Link to="/billing" className={buttonLook({ size: "sm" })}>
          {access.needsReactivation ? "Update Payment Method" : "Manage subscription"}
        </Link>
      }
    />
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
        <p>Critical issues keep people from using your site or put it at risk.</p>
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
        The last scan found no critical issues. Automated checks can't find everything, so keep an eye on
        changes.
      </p>
    </Notice>
  );
}
