import type { EngineReport } from "#evidence/engines.ts";
import { setOffline } from "#gather/page/without-network.ts";
import { runAxeOnColors, runAxeOnShown } from "#gather/views/axe-in-views.ts";
import type { ViewName } from "#gather/views/view-names.ts";
import type { Shape, ViewTab } from "#gather/views/view-tab.ts";

/** One way to show a page that an engine at rest cannot see. */
export interface View {
  name: ViewName;
  show?(view: ViewTab): Promise<void>;
  /** Puts back what the next view must not see. */
  leave?(view: ViewTab): Promise<void>;
  runAxe?: (view: ViewTab) => Promise<EngineReport>;
}

/** A window of 1280 by 800 pixels in which everything is twice as large. */
const ENLARGED: Shape = { width: 640, height: 400, scale: 2 };
/** What 400 % leaves of a window of 1280 by 1024 pixels. */
const NARROW: Shape = { width: 320, height: 256 };
const PHONE_UPRIGHT: Shape = { width: 390, height: 844, phone: true };
const PHONE_LYING: Shape = { width: 844, height: 390, phone: true };

/** What must see the page as it was loaded. */
export const FRESH_VIEWS: readonly View[] = [{ name: "just loaded" }, { name: "watched" }];

/** In this order: the window becomes smaller step by step, then forms are touched, and then all that takes the focus. */
export const ADAPTED_VIEWS: readonly View[] = [
  {
    name: "wide text",
    show: async (view) => {
      await view.call("widenText");
      await view.call("layoutAtRest");
    },
    leave: (view) => view.call("unwidenText"),
  },
  {
    name: "dark colors",
    show: async (view) => {
      await view.prefer({ "prefers-color-scheme": "dark" });
      await view.call("layoutAtRest");
    },
    leave: (view) => view.prefer({}),
    runAxe: runAxeOnColors,
  },
  { name: "enlarged to 200%", show: (view) => view.reshape(ENLARGED) },
  { name: "320 px wide", show: (view) => view.reshape(NARROW) },
  { name: "phone upright", show: (view) => view.reshape(PHONE_UPRIGHT), runAxe: runAxeOnShown },
  {
    name: "phone lying",
    show: (view) => view.reshape(PHONE_LYING),
    leave: (view) => view.restore(),
  },
  {
    // A page that sends what it checks must not reach anybody.
    name: "forms checked",
    show: ({ tab }) => setOffline(tab, true),
    leave: ({ tab }) => setOffline(tab, false),
  },
  {
    // Last, for what takes the focus may open something that stays.
    name: "focus when narrow",
    show: (view) => view.reshape(NARROW),
    leave: (view) => view.restore(),
  },
];
