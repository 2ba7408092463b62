import type { PageStyles } from "#pages/card.styles.ts";
import { escaped } from "#pages/plain-page.ts";

export interface CardPage {
  /** Text of the window's title. */
  title: string;
  styles: PageStyles;
  /** HTML above the card; may be empty. */
  above: string;
  /** HTML in the card. */
  content: string;
}

/** A page of the server's own with one card on it. */
export function cardPage({ title, styles, above, content }: CardPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${styles.css}</style>
</head>
<body>
<main>
${above}
<div class="card">${content}</div>
</main>
</body>
</html>`;
}
