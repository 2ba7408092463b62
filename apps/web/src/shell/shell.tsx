import { Menu } from "lucide-react";
import { useState, type ReactNode } from "react";

import { brand } from "#brand/brand.ts";
import { BrandBlock } from "#ui/brand-mark.tsx";
import { IconButton } from "#ui/button.tsx";
import { LegalLinks } from "#ui/legal-links.tsx";
import { RouterAnchor } from "#ui/router-anchor.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { NavLinks, type NavItem } from "./nav-links.tsx";
import { Notifications } from "./notifications.tsx";
import { UserBlock, type UserMenuItem } from "./user-block.tsx";

interface ShellProps {
  nav: readonly NavItem[];
  userMenu: readonly UserMenuItem[];
  children: ReactNode;
}

/** The frame around every signed-in page: navigation, user, notifications, footer. */
export function Shell({ nav, userMenu, children }: ShellProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[min(15rem,24vw)_minmax(0,1fr)]">
      <Sidebar nav={nav} userMenu={userMenu} />
      <div className="flex min-h-dvh flex-col">
        <TopBar nav={nav} userMenu={userMenu} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 lg:px-10 lg:pt-2 lg:pb-8"
        >
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}

type Navigation = Pick<ShellProps, "nav" | "userMenu">;

function Sidebar({ nav, userMenu }: Navigation) {
  return (
    <aside
      aria-label="Client Dashboard"
      className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface lg:flex print:hidden"
    >
      <div className="px-5 pt-5 pb-6">
        <BrandBlock />
      </div>
      <NavLinks items={nav} />
      <UserBlock items={userMenu} />
    </aside>
  );
}

function TopBar({ nav, userMenu }: Navigation) {
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-2 py-1.5 lg:static lg:justify-end lg:border-0 lg:bg-transparent lg:px-8 lg:pt-3 lg:pb-0 print:hidden">
      <div className="flex items-center gap-2 lg:hidden">
        <Drawer nav={nav} userMenu={userMenu} />
        <BrandBlock />
      </div>
      <Notifications />
    </header>
  );
}

function Drawer({ nav, userMenu }: Navigation) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label="Open menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        <Menu aria-hidden className="size-5" />
      </IconButton>
      <Sheet
        title="Menu"
        heading={<BrandBlock />}
        side="left"
        closeLabel="Close menu"
        isOpen={isOpen}
        onClose={close}
      >
        <div className="flex flex-1 flex-col pt-6">
          <NavLinks items={nav} onChoose={close} />
          <UserBlock items={userMenu} onChoose={close} />
        </div>
      </Sheet>
    </>
  );
}

function Footer() {
  return (
    <footer className="mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-10 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 border-t border-line py-5 text-sm text-muted">
        <LegalLinks Anchor={RouterAnchor} />
        <a
          className="inline-block py-0.5 underline underline-offset-2 hover:text-ink max-sm:py-2.5"
          href={`mailto:${brand.supportEmail}`}
        >
          Support
        </a>
        <p className="grow py-0.5 sm:text-right">
          Powered by {brand.name}, {brand.copyright}
        </p>
      </div>
    </footer>
  );
}
