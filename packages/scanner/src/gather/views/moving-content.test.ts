import { describe, expect, it } from "vitest";

import { brief, LONG, ViewsOfPages, WORDS, type Given } from "#gather/views/views-of-pages.testing.ts";

const views = new ViewsOfPages();

describe("a page that is watched for some seconds", () => {
  const slides = `<div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div>`;
  const turning = `<script>const items = [...document.querySelectorAll(".item")];
    setInterval(() => items.forEach((item) => item.classList.toggle("on")), 1500)</script>`;
  const style = `.item{display:none}.on{display:block}
    @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}}@keyframes spin{to{transform:rotate(360deg)}}
    .news{animation:run 9s linear infinite}`;
  const news = `<p class="news">Our news: bread is cheap</p>`;
  it.each<[string, Given, string[][]]>([
    ["finds running text", { style, body: news }, [["moving-content", "failed", "p.news"]]],
    [
      "asks a person where it rests for those who want less motion",
      { style: `${style}@media(prefers-reduced-motion:reduce){.news{animation:none}}`, body: news },
      [["moving-content", "review", "p.news"]],
    ],
    [
      "asks a person where a pause button stands elsewhere",
      { style, body: `<section>${news}</section><footer><section><button>Pause</button></section></footer>` },
      [["moving-content", "review", "p.news"]],
    ],
    [
      "finds slides that change by themselves",
      { style, body: `<div class="carousel">${slides}</div>${turning}` },
      [["moving-content", "failed", "div.carousel"]],
    ],
    [
      "accepts slides with a pause button",
      { style, body: `<section class="carousel">${slides}<button>Pause</button></section>${turning}` },
      [],
    ],
    [
      "accepts slides that wait for a click",
      { style, body: `<div class="carousel">${slides}<button>Next</button></div>` },
      [],
    ],
    [
      "finds a text that keeps changing, and leaves live regions alone",
      {
        style,
        body: `<p>Now: <b id="now">Bread</b></p><p role="status" id="told">0</p><script>let turn = 0; setInterval(() => {
          now.textContent = ["Bread", "Rolls"][turn++ % 2] + " fresh from the oven"; told.textContent = turn }, 400)</script>`,
      },
      [["moving-content", "failed", "#now"]],
    ],
    ...[
      ["lets a button stop", "clearInterval(ticking)", "Stop prices"],
      ["lets a button hide", "price.hidden = true", "Hide the price"],
    ].map(([what = "", does = "", name = ""]): [string, Given, string[][]] => [
      `accepts a number that changes and that the page ${what}`,
      {
        body: `<p>Price: <b id="price">1</b></p><p><button onclick="${does}">${name}</button></p>
          <script>let turn = 0; const ticking = setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>`,
      },
      [],
    ]),
    [
      "finds a number that keeps changing",
      {
        body: `<p>Price: <b id="price">1</b></p><button>Order</button>
          <script>let turn = 0; setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>`,
      },
      [["moving-content", "failed", "#price"]],
    ],
    [
      "asks a person about a clock",
      {
        style,
        body: `<b id="now">12:00</b><script>let turn = 0; setInterval(() => { now.textContent = "12:0" + turn++ % 9 }, 400)</script>`,
      },
      [["moving-content", "review", "#now"]],
    ],
    [
      "accepts spinners, short entrances and what moves only when pointed at",
      {
        style: `${style}.wait{width:40px;height:40px;animation:spin 1s infinite}.enter{animation:run 1s}.hover:hover{animation:run 9s infinite}`,
        body: `<div class="wait" role="status">Loading</div><p class="enter">${WORDS}</p><p class="hover">${WORDS}</p>`,
      },
      [],
    ],
  ])(
    "%s",
    async (_what, given, expected) => {
      expect((await views.findings(given)).map(brief)).toEqual(expected);
    },
    LONG,
  );

  it(
    "finds a picture that moves, told from its bytes",
    async () => {
      const frame = "21f90400640000002c00000000010001000002024c0100";
      const gif = Buffer.from(
        `47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000${frame}${frame}3b`,
        "hex",
      );
      views.site.routes["/loaf.gif"] = (_request, response) => {
        response.writeHead(200, { "content-type": "image/gif" }).end(gif);
      };
      const body = `<img src="/loaf.gif" alt="A loaf" width="200" height="200">`;
      expect((await views.findings({ body })).map(brief)).toEqual([
        ["moving-content", "failed", "main > img"],
      ]);
    },
    LONG,
  );

  it(
    "presses what is named to stop without telling a server",
    async () => {
      const body = `<p>Price: <b id="price">1</b></p>
      <button onclick="clearInterval(ticking); fetch('/stopped', { method: 'POST' })">Stop prices</button>
      <script>let turn = 0; const ticking = setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>`;
      expect(await views.findings({ body })).toEqual([]);
      expect(views.site.asked).not.toContain("/stopped");
    },
    LONG,
  );
});
