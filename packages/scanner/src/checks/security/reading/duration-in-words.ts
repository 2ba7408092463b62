const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** `3600` as `1 hour`: seconds in the largest unit of which there is one. */
export function durationInWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["second", 1];
  const count = Math.floor(seconds / length);
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
