import { Bell } from "lucide-react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";

import { IconButton } from "#ui/button.tsx";

/** The bell and its list. Nothing sends notifications yet, so the list is empty and there is no dot. */
export function Notifications() {
  return (
    <DialogTrigger>
      <IconButton label="Notifications">
        <Bell aria-hidden className="size-5" />
      </IconButton>
      <Popover
        placement="bottom end"
        className="max-h-96 w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-lg border border-line-strong bg-surface shadow-overlay data-[entering]:animate-[fade-in_120ms]"
      >
        <Dialog className="outline-none">
          <Heading slot="title" level={2} className="border-b border-line px-4 py-3 text-sm font-semibold">
            Notifications
          </Heading>
          <div className="grid justify-items-center gap-1 px-4 py-10 text-center text-sm">
            <Bell aria-hidden className="mb-2 size-6 text-muted" />
            <p className="font-medium">No notifications yet</p>
            <p className="text-muted">You&apos;ll see alerts and updates here</p>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
