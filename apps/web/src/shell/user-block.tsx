import type { User } from "@plumbline/contract/auth";
import { Check, ChevronsUpDown, type LucideIcon } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection, MenuTrigger, Separator } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Link } from "react-router";

import { THEMES } from "#brand/theme-choice.ts";
import { chooseTheme, useTheme } from "#brand/theme.ts";
import { websiteName } from "#format/website.ts";
import { useSession } from "#session/session.ts";

import { firstLetter } from "./first-letter.ts";
import { LogOutButton } from "./log-out-button.tsx";
import { MENU_ITEM } from "./menu-item.ts";
import { OrganizationSection } from "./organization-section.tsx";

/** A page that is about the person or their organization rather than their site. */
export interface UserMenuItem {
  to: string;
  label: string;
  Icon: LucideIcon;
}

interface UserBlockProps {
  items: readonly UserMenuItem[];
  /** Called when a page is chosen. */
  onChoose?: () => void;
}

/** Who is logged in, the menu that belongs to them, and the way out. */
export function UserBlock({ items, onChoose }: UserBlockProps) {
  const session = useSession();
  return (
    <div className="mt-auto space-y-2 border-t border-line p-3">
      {session.status === "signed-in" ? (
        <UserMenu user={session.user} items={items} onChoose={onChoose} />
      ) : (
        <UserSkeleton />
      )}
      <LogOutButton />
    </div>
  );
}

function UserMenu({ user, items, onChoose }: UserBlockProps & { user: User }) {
  return (
    <MenuTrigger>
      <AriaButton className="flex w-full cursor-pointer items-center gap-3 rounded-md p-2 text-left hover:bg-sunken">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent uppercase"
        >
          {firstLetter(user.name)}
        </span>
        <span className="min-w-0 flex-1 text-sm leading-snug">
          <span className="line-clamp-2 font-medium wrap-anywhere">{user.name}</span>{" "}
          <span className="line-clamp-2 text-xs text-muted wrap-anywhere">
            {websiteName(user.organization)}
          </span>
        </span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </AriaButton>
      <Popover
        placement="top start"
        className="w-60 overflow-y-auto rounded-lg border border-line-strong bg-surface p-1 shadow-overlay data-[entering]:animate-[fade-in_120ms]"
      >
        <Menu className="outline-none">
          {items.map((item) => (
            <PageItem key={item.to} item={item} onChoose={onChoose} />
          ))}
          <Separator className="m-1 border-t border-line" />
          <OrganizationSection />
          <ThemeSection />
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function PageItem({ item, onChoose }: { item: UserMenuItem } & Pick<UserBlockProps, "onChoose">) {
  const { to, label, Icon } = item;
  return (
    <MenuItem
      href={to}
      textValue={label}
      className={MENU_ITEM}
      onAction={onChoose}
      // The router's own link, so that the page is not loaded anew.
      render={(props) => ("href" in props ? <Link {...props} to={to} /> : <div {...props} />)}
    >
      <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
      {label}
    </MenuItem>
  );
}

const THEME_WORDS = { system: "Same as this device", light: "Light", dark: "Dark" };

function ThemeSection() {
  const theme = useTheme();
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => {
        const chosen = THEMES.find((name) => keys !== "all" && keys.has(name));
        if (chosen) chooseTheme(chosen);
      }}
    >
      <Header className="px-3 pt-2 pb-1 text-xs font-medium text-muted">Appearance</Header>
      {THEMES.map((name) => (
        <MenuItem
          key={name}
          id={name}
          textValue={THEME_WORDS[name]}
          className={`${MENU_ITEM} justify-between`}
        >
          {({ isSelected }) => (
            <>
              {THEME_WORDS[name]}
              {isSelected && <Check aria-hidden className="size-4 text-accent" />}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

function UserSkeleton() {
  return (
    <div className="flex items-center gap-3 p-2" aria-hidden>
      <span className="skeleton size-9 rounded-full" />
      <span className="flex-1 space-y-1.5">
        <span className="skeleton block h-3.5 w-24" />
        <span className="skeleton block h-3.5 w-32" />
      </span>
    </div>
  );
}
