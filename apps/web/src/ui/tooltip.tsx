import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from "react-aria-components/Tooltip";
import type { ReactElement, ReactNode, RefObject } from "react";

const LOOK =
  "max-w-[min(22rem,calc(100vw-2rem))] rounded-md border border-line-strong bg-surface px-3 py-2 text-sm text-ink shadow-overlay " +
  "data-[entering]:animate-[fade-in_120ms]";

/** Tooltips stand in the main landmark, so that readers who move by landmarks find them where they belong. */
function landmark(): HTMLElement {
  return document.querySelector("main") ?? document.body;
}

export interface TooltipProps extends Omit<AriaTooltipProps, "className" | "style" | "children"> {
  children: ReactNode;
}

/** The bubble alone, inside a `TooltipTrigger`. */
export function TooltipBubble({ children, ...props }: TooltipProps) {
  return (
    <UNSAFE_PortalProvider getContainer={landmark}>
      <AriaTooltip offset={6} {...props} className={LOOK}>
        {children}
      </AriaTooltip>
    </UNSAFE_PortalProvider>
  );
}

/** Shows `text` while its one child, a focusable control, is hovered or focused. */
export function WithTooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <TooltipTrigger delay={300}>
      {children}
      <TooltipBubble>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

interface AttachedTooltipProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  children: ReactNode;
}

/** A tooltip for a trigger that cannot stand inside a `TooltipTrigger` and says itself when to show it. */
export function AttachedTooltip({ triggerRef, isOpen, children }: AttachedTooltipProps) {
  return (
    <TooltipTrigger isOpen={isOpen}>
      <TooltipBubble triggerRef={triggerRef} placement="bottom">
        {children}
      </TooltipBubble>
    </TooltipTrigger>
  );
}
