import { Buffer } from "node:buffer";

import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";

import { readWords } from "./word-reader.ts";

let browser: WarmBrowser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What a page looks like. */
async function pictureOf(body: string): Promise<Uint8Array> {
  const page = await browser.puppeteer.newPage();
  try {
    await page.setViewport({ width: 500, height: 200 });
    await page.setContent(`<body style="margin: 20px; font: 24px sans-serif">${body}`);
    return await page.screenshot({ type: "png" });
  } finally {
    await page.close();
  }
}

it("reads lines and tells where they are", async () => {
  const lines = await readWords(await pictureOf("<p>Open house</p><p>Free bread for all</p>"));
  expect(lines.map(({ text }) => text)).toEqual(["Open house", "Free bread for all"]);
  const [first, second] = lines;
  expect(first?.left).toBeGreaterThan(15);
  expect(first?.left).toBeLessThan(30);
  expect(second?.top).toBeGreaterThan((first?.top ?? 0) + 20);
  expect(second?.width).toBeGreaterThan(first?.width ?? 500);
});

it("reads nothing in what has no letters", async () => {
  const marks = Array.from(
    { length: 40 },
    (_, at) =>
      `<i style="position:absolute;left:${(at * 71) % 480}px;top:${(at * 43) % 190}px;width:${3 + (at % 20)}px;height:9px;background:teal"></i>`,
  );
  expect(await readWords(await pictureOf(marks.join("")))).toEqual([]);
});

it("says nothing in the terminal about what it cannot make out", async () => {
  const told = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    await expect(readWords(Buffer.from("cake"))).rejects.toThrow("could not be read");
    // What a thread writes arrives after its answers.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told).not.toHaveBeenCalled();
  } finally {
    told.mockRestore();
  }
});

it("says that it cannot read what is no picture, and reads the next one", async () => {
  await expect(readWords(Buffer.from("bread"))).rejects.toThrow("could not be read");
  const lines = await readWords(await pictureOf("<p>Rye and oat</p>"));
  expect(lines.map(({ text }) => text)).toEqual(["Rye and oat"]);
});

it("reads several pictures at once", async () => {
  const words = ["Rye bread", "Oat cake", "Corn rolls"];
  const pictures = await Promise.all(words.map((word) => pictureOf(`<p>${word}</p>`)));
  const read = await Promise.all(pictures.map((picture) => readWords(picture)));
  expect(read.map((lines) => lines.map(({ text }) => text).join(" "))).toEqual(words);
});
