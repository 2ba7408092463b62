import type { Route } from "#gather/page/site-server.testing.ts";

/** A drawing of 500 by 160 pixels that holds these lines, and where it is busy, much else. */
export function pictureOfWords(lines: readonly string[], { isBusy = false } = {}): Route {
  const texts = lines.map(
    (line, index) =>
      `<text x="30" y="${55 + index * 50}" font-family="sans-serif" font-size="26" fill="#fff">${line}</text>`,
  );
  const marks = Array.from({ length: isBusy ? 60 : 0 }, (_, index) => {
    const [x, y] = [310 + ((index * 37) % 180), (index * 47) % 160];
    return `<circle cx="${x}" cy="${y}" r="${4 + (index % 9)}" fill="none" stroke="#fc8"/>`;
  });
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="160"><rect width="500" height="160" fill="#246"/>${marks.join("")}${texts.join("")}</svg>`;
  return (_, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml" });
    response.end(markup);
  };
}
