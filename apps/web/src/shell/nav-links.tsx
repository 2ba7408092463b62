import type { LucideIcon } from "lucide-react";
import { NavLink, useLocation } from "react-router";

export interface NavItem {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Fetches the page's code ahead of the click. */
  preload: () => Promise<unknown>;
}

const LOOK =
  "flex min-h-11 items-center gap-3 rounded-md border-l-2 border-transparent px-3 text-sm font-medium text-muted " +
  "hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-ink " +
  "forced:border-[Canvas] forced:aria-[current]:border-[Highlight]";

/** The main navigation, in the sidebar and in the drawer. */
export function NavLinks({ items, onChoose }: { items: readonly NavItem[]; onChoose?: () => void }) {
  const { pathname } = useLocation();
  // A preload that fails is no event: the click tries again and says so if it fails too.
  const preload = (item: NavItem) => void item.preload().catch(() => undefined);
  return (
    <nav aria-label="Main" className="px-3">
      <ul className="space-y-1">
        {items.map((item) => (
          <li key={item.to}>
            <NavLink
              to={item.to}
              // The first one leads to where all others begin. Below the others, a page belongs to them.
              end={item === items[0]}
              aria-current={pathname === item.to ? "page" : "true"}
              className={LOOK}
              onClick={onChoose}
              onPointerEnter={() => preload(item)}
              onFocus={() => preload(item)}
            >
              <item.Icon aria-hidden className="size-4.5 shrink-0" />
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
