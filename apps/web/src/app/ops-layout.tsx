import { QueryClientProvider } from "@tanstack/react-query";
import {
  Activity,
  Building2,
  CreditCard,
  Gauge,
  UserRound,
  LogOut,
  Mail,
  Menu,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";

import { THEMES } from "#brand/theme-choice.ts";
import { chooseTheme, useTheme } from "#brand/theme.ts";
import { OperatorsConfirmation } from "#ops/confirm-operator-dialog.tsx";
import { closeOpsSession, useOpsSession } from "#ops/ops-session.ts";
import { OpsSignIn } from "#ops/ops-sign-in.tsx";
import { NavLinks, type NavItem } from "#shell/nav-links.tsx";
import { ShellFrame } from "#shell/shell-frame.tsx";
import { BrandBlock } from "#ui/brand-mark.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ToastArea } from "#ui/toast-area.tsx";
import { useShownView } from "#ui/view-title.ts";

import { pageTitle } from "./page-title.ts";
import { createQueryClient } from "./query-client.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";

// All screens come in one piece.
const preload = () => Promise.resolve();

const NAV: readonly NavItem[] = [
  { to: "/ops", label: "Overview", Icon: Gauge, preload },
  { to: "/ops/clients", label: "Clients", Icon: Building2, preload },
  { to: "/ops/queue", label: "Queue and workers", Icon: Activity, preload },
  { to: "/ops/failures", label: "Failures", Icon: TriangleAlert, preload },
  { to: "/ops/mails", label: "Emails", Icon: Mail, preload },
  { to: "/ops/payments", label: "Payments", Icon: CreditCard, preload },
];

/** Around every screen of the operator's page: the sign-in until someone is in, then navigation and the way out. */
export function OpsLayout() {
  const session = useOpsSession();
  useFocusAfterSignIn(session.status);
  const view = useShownView();
  const names = [view.title, useTitle(), "Operations"].filter((name) => name !== null);
  const title = pageTitle(names.join(" | "));
  return (
    <>
      <SkipLink />
      {session.status === "checking" && <p role="status">Loading...</p>}
      {session.status === "signed-out" && <OpsSignIn />}
      {session.status === "signed-in" && (
        <>
          <title>{title}</title>
          <SignedIn name={session.operator.name} key={session.operator.id} />
          <RouteAnnouncer title={title} view={view} />
        </>
      )}
      <ToastArea />
      <ScrollRestoration />
    </>
  );
}

/** Gives the focus to the page once someone has signed in: the form that had it is gone. */
function useFocusAfterSignIn(status: ReturnType<typeof useOpsSession>["status"]): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "signed-out" && status === "signed-in") document.querySelector("main")?.focus();
    before.current = status;
  }, [status]);
}

function useTitle(): string | null {
  const handles = useMatches().map(({ handle }) => handle);
  const titled = handles.findLast(
    (handle) => typeof handle === "object" && handle !== null && "title" in handle,
  );
  const isTitled = typeof titled === "object" && titled !== null && "title" in titled;
  return isTitled && typeof titled.title === "string" ? titled.title : null;
}

function SignedIn({ name }: { name: string }) {
  // What one operator has seen is gone when they sign out.
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ShellFrame
        label="Operations"
        sidebar={
          <>
            <div className="px-5 pt-5 pb-6">
              <BrandBlock part="Operations" />
            </div>
            <NavLinks items={NAV} />
            <OperatorBlock name={name} />
          </>
        }
        topBar={<TopBar name={name} />}
      >
        <Outlet />
      </ShellFrame>
      <OperatorsConfirmation />
    </QueryClientProvider>
  );
}

function TopBar({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex items-center gap-2 lg:hidden">
      <IconButton label="Open menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        <Menu aria-hidden className="size-5" />
      </IconButton>
      <BrandBlock part="Operations" />
      <Sheet
        title="Menu"
        heading={<BrandBlock part="Operations" />}
        side="left"
        closeLabel="Close menu"
        isOpen={isOpen}
        onClose={close}
      >
        <div className="flex flex-1 flex-col pt-6">
          <NavLinks items={NAV} onChoose={close} />
          <OperatorBlock name={name} />
        </div>
      </Sheet>
    </div>
  );
}

const THEME_WORDS = { system: "Device", light: "Light", dark: "Dark" };

function OperatorBlock({ name }: { name: string }) {
  const theme = useTheme();
  return (
    <div className="mt-auto space-y-3 border-t border-line p-3">
      <p className="flex items-center gap-2 px-2 text-sm wrap-anywhere">
        <UserRound aria-hidden className="size-4 shrink-0 text-muted" />
        {name}
      </p>
      <Choice
        label="Appearance"
        options={THEMES.map((value) => ({ value, name: THEME_WORDS[value] }))}
        value={theme}
        onChange={chooseTheme}
      />
      <Button className="w-full" icon={<LogOut aria-hidden className="size-4" />} onPress={closeOpsSession}>
        Sign out
      </Button>
    </div>
  );
}
