/**
 * The least any tool can do: one warm browser that opens each page and waits until it has loaded.
 * Usage: node plain-navigation.ts <browser> <address>...
 */
import puppeteer from "puppeteer-core";

const [executablePath = "", ...addresses] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const address of addresses) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "load" });
  await page.close();
}
await browser.close();
