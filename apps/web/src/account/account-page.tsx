import { readableHosts } from "@plumbline/contract/readable-host";
import { useEffect } from "react";
import { useLocation } from "react-router";

import { useSession } from "#session/session.ts";
import { UnknownUser } from "#session/unknown-user.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { BusinessFiguresSection } from "./business-figures-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TimeZoneSection } from "./time-zone-section.tsx";
import { TwoFactorSection } from "./two-factor-section.tsx";

/** One's own sign-in, what one is told of, and what belongs to the organization. */
export function AccountPage() {
  const session = useSession();
  useSectionOfAddress();
  if (session.status === "checking" && session.trouble !== undefined)
    return <UnknownUser title="Failed to Load Account" trouble={session.trouble} />;
  if (session.status !== "signed-in") {
    return (
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">Account</h1>
        <p role="status" className="mt-1 text-muted">
          Loading account...
        </p>
      </div>
    );
  }
  const { user } = session;
  return (
    <div className="space-y-6">
      <PageHeader
        title="Account"
        subtitle={`${user.name}, ${readableHosts(user.email)}, ${user.role} at ${user.organization.name}`}
      />
      <PasswordSection email={user.email} />
      <TwoFactorSection />
      <SessionsSection />
      <NotificationsSection email={user.email} />
      <TimeZoneSection timeZone={user.organization.timeZone} isOwner={user.role === "owner"} />
      <BusinessFiguresSection mayChange={user.role !== "viewer"} />
      <ExportSection isOwner={user.role === "owner"} organization={user.organization.name} />
    </div>
  );
}

/** Shows the section an address such as `/account#export` names; the router knows nothing of sections. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  const { status } = useSession();
  useEffect(() => {
    if (status !== "signed-in" || hash === "") return;
    const heading = document.getElementById(hash.slice(1));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, status]);
}
