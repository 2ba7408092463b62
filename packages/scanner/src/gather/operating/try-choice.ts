import { ARROW_DOWN, SPACE } from "#gather/examining/key-presses.ts";
import type { Choice, Effect } from "#gather/operating/operating-facts.ts";
import { BEHIND, GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/choice-fields.ts";

/** Key that chooses something else; none for what is written in. */
const KEYS = { select: ARROW_DOWN, radio: SPACE, checkbox: SPACE, text: null } as const;

/**
 * Gives a field the focus, and chooses something else in it. Leaves the page as it was.
 *
 * @throws OutOfReach where the field is not there
 */
export async function tryChoice(page: OperatingTab, field: ChoiceField): Promise<Choice> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", field.element.selector))) throw new OutOfReach(GONE);
  if (!(await page.call("isReachable"))) throw new OutOfReach(BEHIND);
  const onFocus = await page.effectOf(async () => {
    await page.call("focusIt");
  });
  if (onFocus.shown.length > 0) await page.opened.examine(page, "moving to");
  const key = KEYS[field.kind];
  const canChoose = key !== null && onFocus.focus === "control";
  const onChoosing = canChoose ? await page.effectOf(() => page.press(key)) : null;
  if (onChoosing !== null) await takeBack(page, onChoosing);
  else if (onFocus.shown.length + onFocus.hidden.length > 0) await leaveField(page);
  return { ...field, onFocus, onChoosing };
}

/** What a field shows while it has the focus, such as a calendar, may stay when it has lost it. */
async function leaveField(page: OperatingTab): Promise<void> {
  await page.call("blurAll");
  await page.rest();
  if (!(await page.call("isUndone"))) page.spoil();
}

/** Where the choice alone is other than before, it is set back; else the page starts anew. */
async function takeBack(page: OperatingTab, { shown, hidden, texts, asked }: Effect): Promise<void> {
  page.hasChosen = true;
  const isOther = shown.length + hidden.length + texts.length + asked > 0;
  if (isOther) page.spoil();
  else await page.call("putBackFields");
}
