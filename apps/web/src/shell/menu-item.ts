/** How an item of the person's menu looks. */
export const MENU_ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm outline-offset-[-2px] data-[focused]:bg-sunken sm:min-h-9";
