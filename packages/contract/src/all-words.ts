/** All of several things, as people say it: `both issues`, `all 41 issues`; one is `1 issue`. */
export function allOf(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return count === 2 ? `both ${noun}s` : `all ${count.toLocaleString("en-US")} ${noun}s`;
}
