import type { User } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { countOf } from "#format/numbers.ts";
import { teamQuery } from "#queries/team.ts";
import { useSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { PageHeader } from "#ui/page-header.tsx";

import { UnknownUser } from "#session/unknown-user.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { RoleGuide } from "./role-guide.tsx";
import { TeamLoading } from "./team-loading.tsx";
import { TeamTable } from "./team-table.tsx";
import { TwoFactorRule } from "./two-factor-rule.tsx";

/** Who may see what the service finds, and as what. */
export function TeamPage() {
  const session = useSession();
  const team = useQuery(teamQuery);
  if (session.status === "checking" && session.trouble !== undefined) {
    return <UnknownUser title="Failed to Load Team" trouble={session.trouble} />;
  }
  if (!team.data || session.status !== "signed-in") {
    if (!team.error) return <TeamLoading />;
    return (
      <LoadFailure
        title="Failed to Load Team"
        message={failureMessage(team.error, "Failed to load the team")}
        isRetrying={team.isFetching}
        onRetry={() => void team.refetch()}
      />
    );
  }
  return <Team members={team.data} user={session.user} />;
}

function Team({ members, user }: { members: readonly TeamMember[]; user: User }) {
  const [isInviting, setInviting] = useState(false);
  const isOwner = user.role === "owner";
  return (
    <div className="space-y-6">
      <PageHeader
        title="Team"
        subtitle={`${countOf(members.length, "person", "people")} at ${user.organization.name}`}
      >
        {isOwner && (
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden className="size-4" />}
            onPress={() => setInviting(true)}
          >
            Invite someone
          </Button>
        )}
      </PageHeader>
      {!isOwner && <p className="text-sm text-muted">Only owners can invite people and change roles.</p>}
      <TeamTable members={members} user={user} />
      <RoleGuide />
      <TwoFactorRule members={members} user={user} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
