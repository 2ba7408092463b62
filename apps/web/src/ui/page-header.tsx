import type { ReactNode } from "react";

/** A screen's one h1 with its subtitle and main actions. The heading takes the focus after a navigation. */
export function PageHeader({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-full">
        <h1 className="text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        <p className="mt-1 text-muted wrap-anywhere">{subtitle}</p>
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
