import type { ReactNode } from "react";

import { BrandBlock } from "#ui/brand-mark.tsx";

interface ShellFrameProps {
  /** Names the sidebar. */
  label?: string;
  /** Beside the page on wide screens. */
  sidebar: ReactNode;
  /** Above the page. */
  topBar: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Where the parts of every signed-in page stand. */
export function ShellFrame({
  label = "Client Dashboard",
  sidebar,
  topBar,
  footer,
  children,
}: ShellFrameProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[min(15rem,24vw)_minmax(0,1fr)]">
      <aside
        aria-label={label}
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface lg:flex print:hidden"
      >
        {sidebar}
      </aside>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-2 py-1.5 lg:static lg:justify-end lg:border-0 lg:bg-transparent lg:px-8 lg:pt-3 lg:pb-0 print:hidden">
          {topBar}
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 lg:px-10 lg:pt-2 lg:pb-8"
        >
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}

export function SidebarBrand() {
  return (
    <div className="px-5 pt-5 pb-6">
      <BrandBlock />
    </div>
  );
}

/** The frame before anything of the person is known: as high and as wide as it will be. */
export function StartingFrame({ children }: { children: ReactNode }) {
  return (
    <ShellFrame
      sidebar={<SidebarBrand />}
      topBar={
        <div className="flex min-h-11 items-center gap-2 ps-13 lg:invisible">
          <BrandBlock />
        </div>
      }
    >
      {children}
    </ShellFrame>
  );
}
