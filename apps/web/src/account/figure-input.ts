/** A figure as a person types it: empty is none, `undefined` is no number. Thousands, '$' and '%' do not matter. */
export function figureOf(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s,$%]/gu, "");
  if (bare === "") return null;
  return /^-?\d+(?:\.\d+)?$/u.test(bare) ? Number(bare) : undefined;
}

const PLAIN = new Intl.NumberFormat("en-US", { maximumFractionDigits: 10 });

/** A figure as its field shows it. */
export function figureText(figure: number | null): string {
  return figure === null ? "" : PLAIN.format(figure);
}
