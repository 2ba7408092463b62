import { rectOf } from "../dom.ts";

const LOOK_MS = 40;
const MOST_LOOKS = 15;

/** Waits until the layout stays the same between two looks, as scripts may follow a change of the window. */
export async function layoutAtRest(): Promise<void> {
  let before = "";
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    endTransitions();
    const now = layoutNow();
    if (now === before) return;
    before = now;
  }
}

/** What slides to its place in the new window is looked at there: inside a box of fixed size, nothing else tells. */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

function layoutNow(): string {
  const root = document.documentElement;
  const body = document.body === null ? null : rectOf(document.body);
  return [root.scrollWidth, root.scrollHeight, body?.width, body?.height, innerWidth].join(",");
}
