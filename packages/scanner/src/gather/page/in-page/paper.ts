const CLEAR = "rgba(0, 0, 0, 0)";

/**
 * What browsers paint behind a page that sets no color: white, or nearly black where the page offers a dark color scheme
 * and the visitor prefers it, as `rgb(…)`. https://drafts.csswg.org/css-color-adjust/#color-scheme-effect
 */
export function paperColor(): string {
  const before = [...document.adoptedStyleSheets];
  // Only as the color of something does the browser tell it. Hardly a page draws lines between columns of its root.
  document.adoptedStyleSheets = [...before, sheetOf(":root { column-rule-color: Canvas !important }")];
  const { columnRuleColor } = getComputedStyle(document.documentElement);
  document.adoptedStyleSheets = before;
  return columnRuleColor;
}

/** Gives the page the color of what is behind it while something runs that takes this for white; nothing looks different. */
export async function onPaper<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!showsPaper()) return await run();
  const own = sheetOf(":root { background-color: Canvas !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  try {
    return await run();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== own);
  }
}

function showsPaper(): boolean {
  return [document.documentElement, document.body].every((element) => {
    if (element === null) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor === CLEAR && backgroundImage === "none";
  });
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}
