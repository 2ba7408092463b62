import type { TriedControl } from "#gather/operating/controls/control-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OpenedInside } from "#gather/operating/opened/opened-inside.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { pressAsTried } from "#gather/operating/page/press-once-more.ts";
import { keyOf } from "#gather/operating/controls/tried-components.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Contents that are opened once more after something was added. */
const MOST_OPENED = 2;

/**
 * Contents that hold more once something has been added to them, such as a basket: opened after that, with what can be
 * operated in them only then. What they show is examined, too. Leaves the page to be loaded anew.
 *
 * @param tried what came of the controls of the page, and of those in what they opened
 */
export async function openAfterAdding(
  page: OperatingTab,
  tried: readonly TriedControl[],
): Promise<{ found: OpenedInside[]; notTried: NotTried[] }> {
  const adding = tried.find((control) => control.isInside !== true && addsTo(control) !== null);
  if (adding === undefined) return { found: [], notTried: [] };
  const counter = addsTo(adding) ?? "";
  const openers = tried
    .filter((control) => control !== adding && control.isInside !== true && opens(control))
    .toSorted((a, b) => rankOf(b, counter) - rankOf(a, counter));
  const toOpen = openers.slice(0, MOST_OPENED);
  const known = new Set(tried.map(keyOf));
  const found: OpenedInside[] = [];
  const notTried: NotTried[] = [];
  for (const opener of toOpen) {
    if (page.isLate) {
      notTried.push({ count: 1, reason: LATE });
      continue;
    }
    const open = async (): Promise<void> => {
      await pressAsTried(page, adding);
      await pressAsTried(page, opener);
    };
    const inside = await lookInside(page, open, adding.name);
    if (typeof inside === "string") {
      notTried.push({ count: 1, reason: inside });
      continue;
    }
    const controls = inside.controls.filter((control) => !known.has(keyOf(control)));
    const sent = new Set(page.sentInside?.flatMap((one) => one.forms.map(({ form }) => form.selector)));
    const forms = (inside.forms ?? []).filter(({ form }) => !sent.has(form.selector));
    if (controls.length + forms.length > 0) found.push({ ...inside, controls, forms });
  }
  return { found, notTried };
}

/** Selector of the number that a control has made larger; null where it has not. */
function addsTo({ said = [], undoneBy, dialog }: TriedControl): string | null {
  const grown = said.find(({ count }) => count !== undefined && count.to > count.from);
  return undoneBy === null && dialog === null ? (grown?.element.selector ?? null) : null;
}

/** What shows one thing in place of another, as a slide, is no basket. */
function opens(control: TriedControl): boolean {
  const effect = effectOf(control);
  if (effect === null || effect.shown.length === 0 || !effect.reachesBeyond) return false;
  return effect.hidden.length + effect.left.length === 0;
}

/** What holds the number itself comes first, then what opens a dialog. */
function rankOf({ element, dialog }: TriedControl, counter: string): number {
  const [, id] = /^#([\w-]+)$/.exec(counter) ?? [];
  const holdsIt =
    counter.startsWith(`${element.selector} `) ||
    (id !== undefined && element.snippet.includes(` id="${id}"`));
  return (holdsIt ? 2 : 0) + (dialog === null ? 0 : 1);
}

function effectOf({ byEnter, bySpace, byPointer }: TriedControl): TriedControl["byEnter"] {
  return [byEnter, bySpace, byPointer].find(hasEffect) ?? null;
}

/** What can be operated in it; why it could not be opened so, otherwise. */
async function lookInside(
  page: OperatingTab,
  open: OpenedInside["open"],
  pressedBefore: string,
): Promise<OpenedInside | string> {
  try {
    await page.goInside(open);
    await page.opened.examine(page, "pressing", pressedBefore);
    const controls = await page.call("controlsInOpened");
    const forms = page.sentInside === null ? [] : await page.call("formsInOpened");
    return { open, controls, forms, kind: await page.call("kindOfOpened") };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return error.message;
  } finally {
    page.comeOut();
  }
}
