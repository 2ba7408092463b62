import "sonner/dist/styles.css";
import "./toaster.css";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";

import { onToast, takeToasts, type ToastMessage } from "./toast.ts";

function show({ kind, title, lines, ms }: ToastMessage): void {
  const description = lines && (
    <ul className="mt-1 space-y-0.5 tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  sonner[kind](title, { description, duration: ms });
}

function showAll(): void {
  for (const message of takeToasts()) show(message);
}

/** A toast that came up under the pointer would cover the button just pressed, and stay while it is hovered. */
const BELOW_ACTIONS = { top: "8.25rem", right: "1.5rem" };

const icon = "size-5 shrink-0";

/** The toasts, top right; loaded on demand by `ToastArea`. */
export function Toaster() {
  useEffect(() => {
    showAll();
    return onToast(showAll);
  }, []);
  return (
    <Sonner
      position="top-right"
      offset={BELOW_ACTIONS}
      containerAriaLabel="Messages"
      closeButton
      expand
      gap={8}
      visibleToasts={5}
      icons={{
        success: <CircleCheck aria-hidden className={`${icon} text-green`} />,
        error: <CircleAlert aria-hidden className={`${icon} text-red`} />,
        info: <Info aria-hidden className={`${icon} text-accent`} />,
        close: <X aria-hidden className="size-4" />,
      }}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close message", classNames: CLASS_NAMES }}
    />
  );
}

const CLASS_NAMES = {
  toast:
    "flex w-full items-start gap-3 rounded-lg border border-line-strong bg-surface p-4 pr-11 text-sm text-ink shadow-overlay",
  title: "font-medium wrap-anywhere",
  description: "text-muted",
  content: "min-w-0 flex-1",
  closeButton: "toast-close",
};
