import { PLATFORMS, type PlatformName } from "@plumbline/contract/platforms";

import type { Check } from "#check.ts";

import { DRUPAL } from "./drupal.ts";
import { JOOMLA } from "./joomla.ts";
import { SHOPIFY } from "./shopify.ts";
import { SQUARESPACE } from "./squarespace.ts";
import { WEBFLOW } from "./webflow.ts";
import { WIX } from "./wix.ts";
import { WORDPRESS } from "./wordpress.ts";
import { type PlatformMenus, WORK, type WorkName } from "./work.ts";

const MENUS: Readonly<Record<PlatformName, PlatformMenus>> = {
  WordPress: WORDPRESS,
  Shopify: SHOPIFY,
  Squarespace: SQUARESPACE,
  Wix: WIX,
  Webflow: WEBFLOW,
  Drupal: DRUPAL,
  Joomla: JOOMLA,
};

/** What is to be done for a check, and the kind of work it is. */
const WORK_OF: ReadonlyMap<string, { work: WorkName; whatToDo: string }> = new Map(
  worksByName().flatMap(([work, checks]) =>
    Object.entries(checks).map(([check, whatToDo]) => [check, { work, whatToDo }] as const),
  ),
);

/** How an issue is fixed. */
export interface FixSteps {
  fixSteps: string[];
  /** The platform in whose own menus the steps are; absent where they are general. */
  platform?: PlatformName;
}

/**
 * The steps that fix what a check finds: in the menus of the site's platform where it has some for it, else the general
 * ones. Whatever shows steps asks here.
 */
export function fixStepsFor(check: Pick<Check, "id" | "fixSteps">, platform: PlatformName | null): FixSteps {
  const known = WORK_OF.get(check.id);
  const menus = platform === null || known === undefined ? null : MENUS[platform][known.work];
  if (platform === null || known === undefined || menus === null) return { fixSteps: [...check.fixSteps] };
  return { fixSteps: [known.whatToDo, ...menus], platform };
}

/** The steps of a check on every platform that has a place of its own for them. */
export function platformSteps(check: Pick<Check, "id" | "fixSteps">): Required<FixSteps>[] {
  return PLATFORMS.flatMap((name) => {
    const { fixSteps, platform } = fixStepsFor(check, name);
    return platform === undefined ? [] : [{ fixSteps, platform }];
  });
}

/** The entries of the table with their own keys, which `Object.entries` widens to strings. */
function worksByName(): [WorkName, Readonly<Record<string, string>>][] {
  return Object.entries(WORK) as [WorkName, Readonly<Record<string, string>>][];
}
