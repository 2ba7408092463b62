import type { NotificationList } from "@plumbline/contract/notifications";
import { Bell } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DialogTrigger } from "react-aria-components/Dialog";

import { countOf } from "#format/numbers.ts";
import { useLiveNotifications } from "#live/use-live.ts";
import { IconButton } from "#ui/button.tsx";

import { NotificationsPopover } from "./notifications-popover.tsx";

/** The bell, with a dot while something is unread, and its list. */
export function Notifications() {
  const list = useLiveNotifications();
  const unread = list?.unread ?? 0;
  return (
    <>
      <DialogTrigger>
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}>
          <Bell aria-hidden className="size-5" />
          {unread > 0 && <UnreadDot />}
        </IconButton>
        <NotificationsPopover list={list} />
      </DialogTrigger>
      <p role="status" className="sr-only">
        {useArrivals(list)}
      </p>
    </>
  );
}

function UnreadDot() {
  return (
    <span
      aria-hidden
      className="absolute top-2.5 right-2.5 size-2.5 rounded-full border-2 border-surface bg-red-fill forced:border-[Canvas] forced:bg-[Highlight]"
    />
  );
}

/** What to say of notifications that arrived since the page was opened. */
function useArrivals(list: NotificationList | undefined): string {
  const known = useRef<number | null>(null);
  const [words, setWords] = useState("");
  const total = list?.total ?? null;
  const newest = list?.notifications[0]?.message ?? "";
  useEffect(() => {
    if (total === null) return;
    const arrived = known.current === null ? 0 : total - known.current;
    known.current = total;
    if (arrived > 0) setWords(`${countOf(arrived, "new notification")}: ${newest}`);
  }, [total, newest]);
  return words;
}
