import { readableHosts } from "@plumbline/contract/readable-host";
import type { User } from "@plumbline/contract/auth";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import type { TeamMember } from "@plumbline/contract/team";
import { Send, UserMinus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { MemberStatus } from "./member-status.tsx";
import { RoleSelect } from "./role-select.tsx";
import { sendInviteAgain } from "./team.api.ts";

const CELL = "block px-5 py-1 @2xl:table-cell @2xl:py-3 @2xl:align-middle";

interface MemberRowProps {
  member: TeamMember;
  user: User;
  onRemove: () => void;
}

export function MemberRow({ member, user, onRemove }: MemberRowProps) {
  const isOwner = user.role === "owner";
  const name = useRowOfAddress(member.id);
  return (
    <tr role="row" className="block py-3 @2xl:table-row @2xl:py-0">
      <th
        ref={name}
        role="rowheader"
        scope="row"
        tabIndex={-1}
        className={`${CELL} text-left font-normal outline-none`}
      >
        <span className="font-medium wrap-anywhere">
          {member.name}
          {member.id === user.id && <span className="font-normal text-muted"> (you)</span>}
        </span>
        <span className="block text-muted wrap-anywhere">{readableHosts(member.email)}</span>
      </th>
      <td role="cell" className={`${CELL} @2xl:w-44`}>
        {isOwner ? <RoleSelect member={member} user={user} /> : ROLE_WORDS[member.role].name}
      </td>
      <td role="cell" className={CELL}>
        <MemberStatus member={member} />
      </td>
      <td role="cell" className={`${CELL} tabular-nums`}>
        <span className="text-muted @2xl:hidden">Last sign-in: </span>
        {member.lastSignInAt ? formatMoment(member.lastSignInAt) : "Never"}
      </td>
      {isOwner && (
        <td role="cell" className={`${CELL} @max-2xl:pt-2`}>
          <RowActions member={member} onRemove={onRemove} />
        </td>
      )}
    </tr>
  );
}

/** Leads to the row that an address such as `/team#{id}` names, as the link of an email does. */
function useRowOfAddress(memberId: string) {
  const { hash } = useLocation();
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (hash !== `#${memberId}`) return;
    cell.current?.scrollIntoView({ block: "center" });
    cell.current?.focus({ preventScroll: true });
  }, [hash, memberId]);
  return cell;
}

function RowActions({ member, onRemove }: Pick<MemberRowProps, "member" | "onRemove">) {
  const refresh = useRefresh(teamQuery);
  const again = useAction(async () => {
    try {
      await sendInviteAgain(member);
      toast.success(`Invite sent to ${readableHosts(member.email)}`);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to send the invite"));
    }
    await refresh();
  });
  return (
    <div className="flex flex-wrap gap-2">
      {member.state === "invited" && (
        <Button
          size="sm"
          icon={<Send aria-hidden className="size-4" />}
          isBusy={again.isBusy}
          onPress={() => void again.run()}
        >
          Resend invite
          <span className="sr-only"> to {member.name}</span>
        </Button>
      )}
      <Button size="sm" icon={<UserMinus aria-hidden className="size-4" />} onPress={onRemove}>
        Remove
        <span className="sr-only"> {member.name}</span>
      </Button>
    </div>
  );
}
