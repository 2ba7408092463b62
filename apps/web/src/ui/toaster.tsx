import "sonner/dist/styles.css";
import "./toaster.css";

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";

import { onToast, takeToasts, type ToastMessage } from "./toast.ts";
import { useRightSheet } from "./sheet-side.ts";
import { useNoticeReach } from "./use-notice-reach.ts";

function show({ kind, title, lines, ms, replaces = false }: ToastMessage): void {
  if (replaces) sonner.dismiss();
  const description = lines && (
    <ul className="tabular-nums">
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

/**
 * Beside the bell, in the strip above the page: there a toast covers nothing it could be about, nor what was just
 * pressed. On a phone it lies over the strip.
 */
const inTopBar = (above: number) => ({ top: `calc(${above}px + 0.25rem)`, right: "5.5rem" });
/** Not below the notice, where it would lie over the menu: at the top it covers words of the notice alone. */
const OVER_TOP_BAR = { top: "0.375rem", right: "0.5rem", left: "0.5rem" };

const icon = "size-5 shrink-0";

/** While a sheet covers the right: at the top they would lie over its title. */
const BESIDE_SHEET = { bottom: "0.5rem", left: "0.5rem" };

/** The toasts, top right; loaded on demand by `ToastArea`. */
export function Toaster() {
  const above = useNoticeReach();
  const isBesideSheet = useRightSheet();
  useEffect(() => {
    showAll();
    return onToast(showAll);
  }, []);
  return (
    // A dialog hides what is beside it, but not what it has to be told.
    <div data-react-aria-top-layer="true" className="contents">
      <Sonner
        position={isBesideSheet ? "bottom-left" : "top-right"}
        offset={isBesideSheet ? BESIDE_SHEET : inTopBar(above)}
        mobileOffset={isBesideSheet ? { ...BESIDE_SHEET, right: "0.5rem" } : OVER_TOP_BAR}
        containerAriaLabel="Messages"
        closeButton
        // One at a time; the next lies behind it.
        visibleToasts={1}
        icons={{
          success: <CircleCheck aria-hidden className={`${icon} text-green`} />,
          error: <CircleAlert aria-hidden className={`${icon} text-red`} />,
          info: <Info aria-hidden className={`${icon} text-accent`} />,
          close: <X aria-hidden className="size-4" />,
        }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: "Close message", classNames: CLASS_NAMES }}
      />
    </div>
  );
}

const CLASS_NAMES = {
  toast:
    "flex w-full items-start gap-3 rounded-lg border border-line-strong bg-surface px-4 py-2.5 pr-11 text-sm text-ink shadow-overlay",
  title: "font-medium wrap-anywhere",
  description: "text-muted",
  content: "min-w-0 flex-1",
  closeButton: "toast-close",
};
