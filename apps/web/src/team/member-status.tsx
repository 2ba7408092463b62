import type { TeamMember } from "@plumbline/contract/team";
import { CircleCheck, CircleX, MailQuestion } from "lucide-react";

import { formatDate } from "#format/dates.ts";
import { Chip } from "#ui/chip.tsx";

const ICON = "size-3.5";

/** Whether a person can log in, and until when an invite that is open works. */
export function MemberStatus({ member }: { member: TeamMember }) {
  if (member.state === "active") {
    return (
      <>
        <Chip tone="green" icon={<CircleCheck aria-hidden className={ICON} />}>
          Active
        </Chip>
        {member.hasTwoFactor !== null && (
          <span className="block pt-0.5 text-xs text-muted">
            {member.hasTwoFactor ? "with two factors" : "with a password only"}
          </span>
        )}
      </>
    );
  }
  const until = member.inviteExpiresAt;
  if (member.isInviteExpired || until === null) {
    return (
      <>
        <Chip tone="gray" icon={<CircleX aria-hidden className={ICON} />}>
          Invite expired
        </Chip>
        {until !== null && <span className="block pt-0.5 text-xs text-muted">on {formatDate(until)}</span>}
      </>
    );
  }
  return (
    <>
      <Chip tone="yellow" icon={<MailQuestion aria-hidden className={ICON} />}>
        Invited
      </Chip>
      <span className="block pt-0.5 text-xs text-muted">until {formatDate(until)}</span>
    </>
  );
}
