import type { Notification, NotificationList } from "@plumbline/contract/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useRef } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";
import { Link } from "react-router";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { showAllRead } from "#live/use-live.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { requestAllRead } from "./notifications.api.ts";

const MAX_HEIGHT = 384;

/** The list under the bell: 320 px wide and at most 384 px high (`docs/product.md`, 'Messages in passing'). */
export function NotificationsPopover({ list }: { list: NotificationList | undefined }) {
  const notifications = list?.notifications ?? [];
  return (
    <Popover
      placement="bottom end"
      maxHeight={MAX_HEIGHT}
      className="flex w-80 max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-lg border border-line-strong bg-surface shadow-overlay data-[entering]:animate-[fade-in_120ms]"
    >
      <Dialog className="flex min-h-0 w-full flex-col outline-none">
        {({ close }) => (
          <>
            <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
              <Heading slot="title" level={2} className="text-sm font-semibold">
                Notifications
              </Heading>
              {list !== undefined && list.unread > 0 && <MarkAllRead />}
            </div>
            {list === undefined && <NotTold />}
            {list !== undefined && notifications.length === 0 && <Nothing />}
            {notifications.length > 0 && (
              <ul className="min-h-0 divide-y divide-line overflow-y-auto" aria-label="Notifications">
                {notifications.map((one) => (
                  <Item key={one.id} notification={one} onChoose={close} />
                ))}
              </ul>
            )}
          </>
        )}
      </Dialog>
    </Popover>
  );
}

/** Before the live stream has told, and while it cannot be reached: an empty list would be a guess. */
function NotTold() {
  return (
    <p role="status" className="px-4 py-10 text-center text-sm text-muted">
      Loading notifications... If we can't reach the server, they will appear as soon as we can.
    </p>
  );
}

function Nothing() {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-10 text-center text-sm">
      <Bell aria-hidden className="mb-2 size-6 text-muted" />
      <p className="font-medium">No notifications yet</p>
      <p className="text-muted">You&apos;ll see alerts and updates here</p>
    </div>
  );
}

function MarkAllRead() {
  const queryClient = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const mark = useAction(async () => {
    try {
      await requestAllRead();
      // The button goes with the last unread one; the dialog it stood in keeps the focus.
      place.current?.closest<HTMLElement>("[role=dialog]")?.focus();
      showAllRead(queryClient);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to mark notifications as read"));
    }
  });
  return (
    <div ref={place}>
      <Button
        size="sm"
        variant="quiet"
        className="-mr-3"
        isBusy={mark.isBusy}
        onPress={() => void mark.run()}
      >
        Mark all as read
      </Button>
    </div>
  );
}

function Item({ notification, onChoose }: { notification: Notification; onChoose: () => void }) {
  const { message, date, isNew, path } = notification;
  const look = `block border-l-2 px-4 py-3 text-sm ${isNew ? "border-accent bg-accent-soft" : "border-transparent"}`;
  const content = (
    <>
      <span className={`block wrap-anywhere ${isNew ? "font-medium" : ""}`}>
        {isNew && <span className="sr-only">Unread: </span>}
        {message}
      </span>
      <time dateTime={date} className="mt-0.5 block text-xs text-muted tabular-nums">
        {formatMoment(date)}
      </time>
    </>
  );
  return (
    <li>
      {path === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={path} onClick={onChoose} className={`${look} outline-offset-[-2px] hover:bg-sunken`}>
          {content}
        </Link>
      )}
    </li>
  );
}
