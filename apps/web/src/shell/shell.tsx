import { Menu } from "lucide-react";
import { useState, type ReactNode } from "react";

import { brand } from "#brand/brand.ts";
import { BrandBlock } from "#ui/brand-mark.tsx";
import { IconButton } from "#ui/button.tsx";
import { LegalLinks } from "#ui/legal-links.tsx";
import { RouterAnchor } from "#ui/router-anchor.tsx";
import { Sheet } from "#ui/sheet.tsx";

import { ShellFrame, SidebarBrand } from "./shell-frame.tsx";
import { NavLinks, type NavItem } from "./nav-links.tsx";
import { Notifications } from "./notifications.tsx";
import { UserBlock, type UserMenuItem } from "./user-block.tsx";

interface ShellProps {
  nav: readonly NavItem[];
  userMenu: readonly UserMenuItem[];
  /** For someone who reaches no page yet: nothing here leads to one or asks for what is in it. */
  isBeforeSetup?: boolean;
  children: ReactNode;
}

/** The frame around every signed-in page: navigation, user, notifications, footer. */
export function Shell({ nav, userMenu, isBeforeSetup = false, children }: ShellProps) {
  return (
    <ShellFrame
      sidebar={<Sidebar nav={nav} userMenu={userMenu} />}
      topBar={<TopBar nav={nav} userMenu={userMenu} hasNotifications={!isBeforeSetup} />}
      footer={<Footer hasSupport={!isBeforeSetup} />}
    >
      {children}
    </ShellFrame>
  );
}

type Navigation = Pick<ShellProps, "nav" | "userMenu">;

function Sidebar({ nav, userMenu }: Navigation) {
  return (
    <>
      <SidebarBrand />
      {nav.length > 0 && <NavLinks items={nav} />}
      <UserBlock items={userMenu} />
    </>
  );
}

function TopBar({ nav, userMenu, hasNotifications }: Navigation & { hasNotifications: boolean }) {
  return (
    <>
      <div className="flex items-center gap-2 lg:hidden">
        <Drawer nav={nav} userMenu={userMenu} />
        <BrandBlock />
      </div>
      {hasNotifications && <Notifications />}
    </>
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
          {nav.length > 0 && <NavLinks items={nav} onChoose={close} />}
          <UserBlock items={userMenu} onChoose={close} />
        </div>
      </Sheet>
    </>
  );
}

function Footer({ hasSupport }: { hasSupport: boolean }) {
  return (
    <footer className="mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-10 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2 border-t border-line py-5 text-sm text-muted">
        <LegalLinks Anchor={RouterAnchor} />
        {hasSupport && (
          <RouterAnchor
            className="inline-block py-0.5 underline underline-offset-2 hover:text-ink max-sm:py-2.5"
            href="/support"
          >
            Support
          </RouterAnchor>
        )}
        <p className="grow py-0.5 sm:text-right">
          Powered by {brand.name}, {brand.copyright}
        </p>
      </div>
    </footer>
  );
}
