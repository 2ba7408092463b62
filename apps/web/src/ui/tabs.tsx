import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { useRef, useState, type ReactNode } from "react";

import { AttachedTooltip } from "./tooltip.tsx";

export interface TabItem {
  id: string;
  label: string;
  /** Null for a tab that cannot be opened yet. */
  panel: ReactNode | null;
  /** What else a tab that cannot be opened waits for. */
  whyMore?: string;
  /** What a tab waits for instead, and its badge. */
  needs?: { badge: string; why: string };
}

interface TabsProps {
  label: string;
  selected: string;
  onSelect: (id: string) => void;
  items: readonly TabItem[];
  badge: string;
  whyUnavailable: string;
}

const TAB_LOOK =
  "relative flex min-h-11 shrink-0 cursor-pointer items-center gap-x-2 whitespace-nowrap max-sm:flex-wrap px-1 text-sm font-medium text-muted " +
  "hover:text-ink aria-disabled:cursor-default aria-disabled:hover:text-muted " +
  "data-[selected]:text-ink data-[selected]:shadow-[inset_0_-2px_0_var(--accent)] " +
  "data-[focus-visible]:rounded-md forced:data-[selected]:border-b-2";

/**
 * Tabs of which some may not be available yet. Those stay reachable by keyboard, so that everyone can find out
 * why: a disabled tab would be skipped and its tooltip never heard.
 */
export function Tabs({ label, selected, onSelect, items, badge, whyUnavailable }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        if (items.some((item) => item.id === key && item.panel !== null)) onSelect(String(key));
      }}
    >
      <TabList
        aria-label={label}
        className="grid grid-cols-[minmax(0,auto)_auto] justify-start gap-x-6 border-b border-line px-1 sm:flex sm:flex-wrap"
      >
        {items.map((item) =>
          item.panel === null ? (
            <UnavailableTab
              key={item.id}
              id={item.id}
              label={item.label}
              badge={item.needs?.badge ?? badge}
              why={
                item.needs?.why ??
                (item.whyMore === undefined ? whyUnavailable : `${whyUnavailable}. ${item.whyMore}`)
              }
            />
          ) : (
            <AriaTab key={item.id} id={item.id} className={TAB_LOOK}>
              {item.label}
            </AriaTab>
          ),
        )}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="pt-6">
          {item.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

function UnavailableTab({
  id,
  label,
  badge,
  why,
}: {
  id: string;
  label: string;
  badge: string;
  why: string;
}) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const tab = useRef<HTMLDivElement>(null);
  const close = () => {
    setHovered(false);
    setFocused(false);
  };
  return (
    <AriaTab
      id={id}
      ref={tab}
      className={TAB_LOOK}
      onHoverChange={setHovered}
      onFocusChange={setFocused}
      render={(props) =>
        "href" in props ? (
          <a {...props} />
        ) : (
          <div
            {...props}
            aria-disabled="true"
            aria-description={why}
            onKeyDown={(event) => {
              if (event.key === "Escape") close();
              props.onKeyDown?.(event);
            }}
          />
        )
      }
    >
      {label}
      <span className="rounded-sm border border-line-strong px-1.5 text-xs text-muted">{badge}</span>
      <AttachedTooltip triggerRef={tab} isOpen={isHovered || isFocused}>
        {why}
      </AttachedTooltip>
    </AriaTab>
  );
}
