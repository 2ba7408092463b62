import { rectOf } from "#gather/page/in-page/dom.ts";

/** Where elements lie in their box; CSS pixels. */
export type Lying = ReadonlyMap<Element, { left: number; top: number }>;

const MOST = 24;
/** Way that an entry makes for another one; CSS pixels. */
const LEAST_WAY = 15;

export function lyingIn(box: Element | null): Lying {
  if (box === null) return new Map();
  const around = rectOf(box);
  return new Map(
    [...box.children].slice(0, MOST).map((one) => {
      const { left, top } = rectOf(one);
      return [one, { left: left - around.left, top: top - around.top }] as const;
    }),
  );
}

/** Whether some went one way and others the opposite one, as entries do that change their places. */
export function haveExchanged(before: Lying, now: Lying): boolean {
  return (["left", "top"] as const).some((side) => {
    const ways = waysOf(before, now, side);
    return ways.some((way) => way >= LEAST_WAY) && ways.some((way) => way <= -LEAST_WAY);
  });
}

/** Whether one of them alone lies elsewhere. */
export function hasOneGone(before: Lying, now: Lying): boolean {
  const [across, down] = [waysOf(before, now, "left"), waysOf(before, now, "top")];
  const gone = across.filter((way, at) => Math.max(Math.abs(way), Math.abs(down[at] ?? 0)) >= LEAST_WAY);
  return gone.length === 1;
}

function waysOf(before: Lying, now: Lying, side: "left" | "top"): number[] {
  return [...before].flatMap(([one, was]) => {
    const is = now.get(one);
    return is === undefined ? [] : [is[side] - was[side]];
  });
}
