import { ARROW_DOWN, SPACE } from "#gather/examining/key-presses.ts";
import type { Choice } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/choice-fields.ts";

/** Key that chooses something else; none for what is written in. */
const KEYS = { select: ARROW_DOWN, radio: SPACE, checkbox: SPACE, text: null } as const;

/** Gives a field the focus, and chooses something else in it; null where it is not there. */
export async function tryChoice(page: OperatingTab, field: ChoiceField): Promise<Choice | null> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", field.element.selector))) return null;
  const onFocus = await page.effectOf(async () => {
    await page.call("focusIt");
  });
  const key = KEYS[field.kind];
  const canChoose = key !== null && onFocus.focus === "control";
  const onChoosing = canChoose ? await page.effectOf(() => page.press(key)) : null;
  return { ...field, onFocus, onChoosing };
}
