import { PAGE_PROBES } from "#checks/accessibility/rooms.ts";
import { probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
import { PageTimers } from "#gather/operating/timers/page-timers.ts";
import { inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { ViewsInPage } from "#gather/page/in-page/views/views.ts";
import { OutOfTime } from "#gather/page/page-trouble.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const VIEWS = inPage(
  new URL("../page/in-page/views/views.ts", import.meta.url),
  () => import("#gather/page/in-page/views/views.ts"),
);

/** Probes that look at views, and the functions that show them: both know how the page usually looks. */
const MODULE = probeModule(
  PAGE_PROBES.filter(({ when }) => when !== "at rest"),
  `export { views as shown } from ${JSON.stringify(VIEWS.file)};`,
);

/** Window and device a page is shown in. CSS pixels. */
export interface Shape {
  width: number;
  height: number;
  /** Device pixels for each CSS pixel; 1 by default. */
  scale?: number;
  /** Lays the page out as phones do. */
  phone?: boolean;
}

export interface ViewLimits {
  /** One reading in the page. */
  readMs: number;
  /** Time of day, as `Date.now` tells it, from which no further view is begun. */
  until: number;
}

/** A page that is looked at under other circumstances than those of the visit, and put back afterward. */
export class ViewTab {
  readonly tab: PageTab;
  readonly limits: ViewLimits;
  /** What scripts of the page have set for later. */
  readonly timers: PageTimers;
  readonly #usual: Shape;

  constructor(tab: PageTab, usual: Shape, limits: ViewLimits) {
    this.tab = tab;
    this.limits = limits;
    this.timers = new PageTimers(tab);
    this.#usual = usual;
  }

  /** Puts our functions into the page; again after each load. */
  async prepare(): Promise<void> {
    await putIntoPage(this.tab, "views", { module: MODULE, limitMs: this.limits.readMs });
  }

  /** Calls one of our functions in the page; the functions return what they declare. */
  async call<Name extends keyof ViewsInPage>(
    name: Name,
    ...args: Parameters<ViewsInPage[Name]>
  ): Promise<Awaited<ReturnType<ViewsInPage[Name]>>> {
    const list = args.map((argument) => JSON.stringify(argument)).join(", ");
    const value = await this.tab.evaluate(`views.shown.${name}(${list})`, this.limits.readMs);
    return asDeclared<Awaited<ReturnType<ViewsInPage[Name]>>>(value);
  }

  /** Shows the page in another window and waits until it has adapted. */
  async reshape(shape: Shape): Promise<void> {
    const { width, height, scale = 1, phone = false } = shape;
    const isUpright = height > width;
    await this.#ask(
      this.tab.session.send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        deviceScaleFactor: scale,
        mobile: phone,
        ...(phone
          ? {
              screenOrientation: {
                type: isUpright ? "portraitPrimary" : "landscapePrimary",
                angle: isUpright ? 0 : 90,
              },
            }
          : {}),
      }),
    );
    await this.call("layoutAtRest");
  }

  /** Shows the page in the window of the visit again. */
  async restore(): Promise<void> {
    await this.reshape(this.#usual);
  }

  /** Tells the page what the visitor's system prefers; nothing when no preference is given. */
  async prefer(features: Record<string, string>): Promise<void> {
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await this.#ask(this.tab.session.send("Emulation.setEmulatedMedia", { features: list }));
  }

  async #ask<T>(answer: Promise<T>): Promise<T> {
    return await this.tab.race(answer, this.limits.readMs, "The browser did not change the view in time.");
  }

  /** @throws OutOfTime when there is no time left for another view */
  refuseWhenLate(): void {
    this.tab.refuseErrorPage();
    if (Date.now() > this.limits.until)
      throw new OutOfTime("The page took too long to look at it in this view.");
  }
}

/** Our functions in the page are declared in {@link ViewsInPage} and run in a world the page cannot change. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where JSON gets its type back
function asDeclared<T>(value: unknown): T {
  return value as T;
}
