import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";

import { onToast, takeToasts, type ToastMessage } from "./toast.ts";

/** The newest toast, without the code of the others: for when the connection was gone before that was loaded. */
export function PlainToaster() {
  const [shown, setShown] = useState<ToastMessage | null>(null);
  useEffect(() => {
    const showNewest = () => setShown(takeToasts().at(-1) ?? null);
    showNewest();
    return onToast(showNewest);
  }, []);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), shown.ms);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <section
      aria-label="Messages"
      // A dialog hides what is beside it, but not what it has to be told.
      data-react-aria-top-layer="true"
      className="fixed top-2 right-2 left-2 z-50 sm:left-auto sm:right-22 sm:w-96"
    >
      {shown && <Message {...shown} />}
    </section>
  );
}

function Message({ kind, title, lines }: ToastMessage) {
  const isError = kind === "error";
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <div
      role={isError ? "alert" : "status"}
      className="flex items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-2.5 text-sm text-ink shadow-overlay"
    >
      <Icon aria-hidden className={`size-5 shrink-0 ${isError ? "text-red" : "text-accent"}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        {lines?.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}
