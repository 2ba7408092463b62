import type { Page } from "playwright-core";

/** The pages that visitors have open, with what their consoles said and what the server refused them. */
const OPEN_PAGES = new Map<Page, string[]>();

/** Follows a page until it is closed. */
export function followPage(page: Page): void {
  const told: string[] = [];
  OPEN_PAGES.set(page, told);
  page.on("close", () => OPEN_PAGES.delete(page));
  page.on("pageerror", ({ message }) => told.push(message));
  page.on("requestfailed", (request) => told.push(`${request.url()}: ${request.failure()?.errorText ?? ""}`));
  page.on("response", (response) => {
    if (response.status() >= 400) told.push(`${response.url()}: ${response.status()}`);
  });
}

/** What each open page shows, and what went wrong in it: told when a test fails, since its own words name only what is missing. */
export async function describeOpenPages(): Promise<string[]> {
  return await Promise.all(
    [...OPEN_PAGES].map(async ([page, told]) => {
      const shown = await page
        .evaluate("document.body.innerText.slice(0, 1500)")
        .catch((error: unknown) => String(error));
      return [page.url(), ...told.slice(-10), String(shown)].join("\n");
    }),
  );
}
