import { attribute, matchesSelector, parentElement, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

const STEPS_AROUND = 4;
const THRICE = 3;
/** Shares of the way from a handle to another one, and to an end of their track, at which the track is clicked. */
const TOWARD_HANDLE = 0.4;
const TOWARD_END = 0.75;

/**
 * A place of the track that a handle is dragged along, on its roomier side and nearer to it than to any other handle
 * there; null where there is no track.
 */
export function pointOnTrack(handle: Element): { x: number; y: number } | null {
  const track = trackOf(handle);
  if (track === null) return null;
  const { left, top, width, height } = rectOf(track);
  const isLying = width >= height;
  const middle = (element: Element): number => {
    const box = rectOf(element);
    return isLying ? box.left + box.width / 2 : box.top + box.height / 2;
  };
  const own = middle(handle);
  const [start, end] = isLying ? [left, left + width] : [top, top + height];
  const others = handlesBeside(handle, track).map(middle);
  // To another handle it is less than half the way; to an end of the track it is most of it.
  const ways = [
    ...others.map((other) => ({ to: other, share: TOWARD_HANDLE })),
    { to: start, share: TOWARD_END },
    { to: end, share: TOWARD_END },
  ].map(({ to, share }) => ({ to, way: (to - own) * share }));
  const before = ways.filter(({ to }) => to < own).map(({ way }) => way);
  const after = ways.filter(({ to }) => to >= own).map(({ way }) => way);
  const [back, on] = [Math.max(...before), Math.min(...after)];
  const at = own + (before.length > 0 && (after.length === 0 || -back > on) ? back : on);
  return isLying ? { x: at, y: top + height / 2 } : { x: left + width / 2, y: at };
}

/** The end of the track, on the right or below, of what was taken hold of; null where there is no track. */
export function endOfTrack(handle: Element): { x: number; y: number } | null {
  const track = trackOf(handle);
  if (track === null) return null;
  const { left, top, width, height } = rectOf(track);
  return width >= height
    ? { x: left + width - 1, y: top + height / 2 }
    : { x: left + width / 2, y: top + height - 1 };
}

/** Other handles of a track: sliders, and what looks as this one does in the page's words. */
function handlesBeside(handle: Element, track: Element): Element[] {
  const look = attribute(handle, "class");
  return queryAll(track, "*").filter(
    (element) =>
      !contains(element, handle) &&
      !contains(handle, element) &&
      (attribute(element, "role") === "slider" ||
        (look !== null && look !== "" && attribute(element, "class") === look)),
  );
}

/** The outermost box around a handle that is long and hardly thicker; what holds other words as well is more than its track. */
function trackOf(handle: Element): Element | null {
  const { width, height } = rectOf(handle);
  let track: Element | null = null;
  let around = parentElement(handle);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    const box = rectOf(around);
    const isLong = box.width > THRICE * width || box.height > THRICE * height;
    const isThin = box.width < THRICE * width || box.height < THRICE * height;
    if (track !== null && textOf(around) !== textOf(handle)) break;
    if (isLong && isThin && !matchesSelector(around, "body,main")) track = around;
  }
  return track;
}
