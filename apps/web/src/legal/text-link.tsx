import type { ReactNode } from "react";
import { Link } from "react-router";

export const LINK_LOOK = "text-accent underline underline-offset-2 hover:text-ink";

/** A link within the app, in running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={LINK_LOOK}>
      {children}
    </Link>
  );
}
