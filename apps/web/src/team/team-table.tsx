import type { User } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { useEffect, useRef, useState } from "react";

import { MemberRow } from "./member-row.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

interface TeamTableProps {
  members: readonly TeamMember[];
  /** Who looks at it. */
  user: User;
}

/**
 * The team as a table, and on a phone as cards. The roles are written out because some browsers forget them once
 * CSS turns rows into blocks.
 */
export function TeamTable({ members, user }: TeamTableProps) {
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const columns = ["Person", "Role", "Status", "Last sign-in", ...(user.role === "owner" ? ["Actions"] : [])];
  const region = useFocusKept(leaving);
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label="People"
      className="@container rounded-lg border border-line bg-surface shadow-card outline-none"
    >
      <table role="table" className="block w-full text-sm @2xl:table">
        <caption className="sr-only">Team members, in the order they joined</caption>
        <thead
          role="rowgroup"
          className="sr-only text-left text-muted @2xl:not-sr-only @2xl:table-header-group"
        >
          <tr role="row" className="border-b border-line">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col" className="px-5 py-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @2xl:table-row-group">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} user={user} onRemove={() => setLeaving(member)} />
          ))}
        </tbody>
      </table>
      {leaving && <RemoveDialog member={leaving} user={user} onClose={() => setLeaving(null)} />}
    </div>
  );
}

/** Takes the focus when the dialog closes and the button it was opened with is gone. */
function useFocusKept(opened: TeamMember | null) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(opened);
  useEffect(() => {
    const hasClosed = before.current !== null && opened === null;
    before.current = opened;
    if (hasClosed && document.activeElement === document.body) region.current?.focus();
  }, [opened]);
  return region;
}
