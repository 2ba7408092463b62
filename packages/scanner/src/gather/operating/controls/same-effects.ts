import { type Effect, hasEffect, type PlacedRef } from "#gather/operating/controls/effect-facts.ts";

/** Whether two operations did the same to the same elements. */
export function isSame(one: Effect | null, other: Effect | null): boolean {
  return hasEffect(one) && hasEffect(other) && touchedBy(one).join(", ") === touchedBy(other).join(", ");
}

/**
 * Whether all that came of one of two operations came of the other as well, apart from what went on by itself or came of a
 * key that does something else: slides that turn meanwhile are in one of them alone.
 */
export function isRepeated(idle: Effect | null, one: Effect | null, other: Effect | null): boolean {
  if (one === null || other === null || (idle !== null && idle.left.length + idle.asked > 0)) return false;
  const [first, second] = [one, other].map((effect) =>
    hasEffect(idle) ? withoutThat(effect, idle) : effect,
  );
  if (first === undefined || second === undefined) return false;
  return isPartOf(first, second) || isPartOf(second, first);
}

function isPartOf(part: Effect, all: Effect): boolean {
  const had = new Set([...touchedBy(all), ...all.texts.map(({ place }) => `text ${place}`)]);
  return hasEffect(part) && touchedBy(part).every((touched) => had.has(touched));
}

function touchedBy({ shown, hidden, texts, states, left, hasNewLook, asked }: Effect): string[] {
  // Beside what came or went, the words of a clock may be others.
  const said = shown.length + hidden.length > 0 ? [] : texts;
  return [
    ...shown.map(({ place }) => `shown ${place}`),
    ...hidden.map(({ place }) => `hidden ${place}`),
    ...said.map(({ place }) => `text ${place}`),
    ...states.map(({ ofControl, name }) => `state ${ofControl} ${name}`),
    ...left.map((address) => `left ${address}`),
    ...(hasNewLook ? ["look"] : []),
    ...(asked > 0 ? ["asked"] : []),
  ];
}

/** What takes turns stands side by side: neighbors of what came or went by itself may come and go as well. */
function withoutThat(effect: Effect, idle: Effect): Effect {
  const around = [...idle.shown, ...idle.hidden].map(({ place }) => place.replace(/[/+][^/+]*$/, ""));
  const apart = [...around, ...idle.texts.map(({ place }) => place)];
  const isOther = ({ place }: PlacedRef): boolean =>
    !apart.some((noise) => place === noise || place.startsWith(`${noise}/`) || place.startsWith(`${noise}+`));
  const isOfControl = idle.states.length === 0 || !idle.states.some(({ ofControl }) => ofControl);
  return {
    ...effect,
    shown: effect.shown.filter(isOther),
    hidden: effect.hidden.filter(isOther),
    texts: effect.texts.filter(isOther),
    states: effect.states.filter(({ ofControl }) => ofControl && isOfControl),
    hasNewLook: effect.hasNewLook && !idle.hasNewLook,
  };
}
