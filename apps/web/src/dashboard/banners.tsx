import { AREA_NAMES } from "@plumbline/contract/areas";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { Link } from "react-router";

import { countOf } from "#format/numbers.ts";
import { useSession } from "#session/session.ts";
import { AccountNotice } from "#subscription/account-notice.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { Notice } from "#ui/notice.tsx";

import { bannerWords, postureOf } from "./dashboard-view.ts";

interface BannerProps {
  data: DashboardData;
  isOwner: boolean;
}

/** What needs to be said before any number: money first, then issues, then praise. */
export function Banners({ data }: { data: DashboardData }) {
  const session = useSession();
  const isOwner = session.status === "signed-in" && session.user.role === "owner";
  return (
    <>
      <AccountBanner data={data} isOwner={isOwner} />
      <PostureBanner data={data} />
    </>
  );
}

/** How the account stands where it is not simply active: why, since when, what happens next and what an owner can do. */
function AccountBanner({ data: { account, access, subscription }, isOwner }: BannerProps) {
  if (subscription === null) return null;
  const { heading, message } = bannerWords(subscription.status, account.kind);
  const offersCard = isOwner && access.needsReactivation;
  return (
    <AccountNotice
      account={account}
      isOwner={isOwner}
      {...(heading !== null && { heading })}
      messages={[message, access.reactivationMessage]}
      actions={
        <>
          {offersCard && <BillingLink>Update Payment Method</BillingLink>}
          <BillingLink>Manage subscription</BillingLink>
        </>
      }
    />
  );
}

function BillingLink({ children }: { children: string }) {
  return (
    <Link to="/billing" className={buttonLook({ size: "sm" })}>
      {children}
    </Link>
  );
}

function PostureBanner({ data }: { data: DashboardData }) {
  const posture = postureOf(data);
  if (posture === "critical") {
    // What to do first; without it a line of its own stands there, so that a tick moves nothing below.
    const [first] = data.topActions;
    return (
      <Notice
        tone="bad"
        title={`${countOf(data.metrics?.criticalIssues ?? 0, "critical issue")} found`}
        actions={
          <Link to="/fix-priority" className={buttonLook({ size: "sm" })}>
            View critical issues
          </Link>
        }
      >
        <p>Critical issues keep people from using your site or put it at risk.</p>
        <p className="mt-1 wrap-anywhere">
          {first ? (
            <>
              Start with{" "}
              <Link to={first.path} className="font-medium underline underline-offset-2">
                {first.title}
              </Link>{" "}
              ({AREA_NAMES[first.area]}: {first.reason}).
            </>
          ) : (
            "No issue is open now. What is marked as fixed waits for its check."
          )}
        </p>
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
