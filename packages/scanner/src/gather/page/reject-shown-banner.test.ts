import { beforeAll, describe, expect, it } from "vitest";

import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith, answering, type Route } from "#gather/page/site-server.testing.ts";
import { context, site, stageSite } from "#gather/page/site-stage.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

stageSite();
beforeAll(() => {
  site.routes["/rejected"] = answering(200, "text/plain", "noted");
});

const IN_BANNER = "#notice > img";
const IN_PAGE = "#cake";

/** A page with a picture without a text, under a banner that has one, too. */
function aPageUnderBanner(buttons: string, onReject: string): string {
  return aPageWith(
    `<img id="cake" src="/cake.png">
    <div id="notice" style="position:fixed;bottom:0;left:0;right:0;background:#fff">
    <img src="/cookie.png"> We use cookies to analyse traffic and to show you fitting advertising. ${buttons}</div>
    <script>
      const notice = document.getElementById("notice");
      if (document.cookie.includes("answer=")) notice.remove();
      function reject() { document.cookie = "answer=no"; ${onReject} }
    </script>`,
  );
}

const REJECT = `<button onclick="reject()">Reject all</button>`;
const ACCEPT = `<button onclick="this.remove()">Accept all</button>`;

async function visit(markup: Route, dismissBanner = true): Promise<PageEvidence> {
  site.routes["/"] = markup;
  site.asked.length = 0;
  return await visitPage(context, {
    url: `${site.origin}/`,
    isKeyPage: false,
    accessibility: true,
    dismissBanner,
  });
}

/** Elements in which the first engine misses a text. */
function picturesWithoutText({ engines }: PageEvidence): (string | undefined)[] {
  const report = engines[0]?.report;
  if (report?.gathered !== true) throw new Error("The first engine said nothing.");
  return report.value.findings
    .filter(({ rule }) => rule.includes("image-alt"))
    .map(({ element }) => element?.selector);
}

const ON_REJECT = "console.log('rejected'); localStorage.answer = 'no'; fetch('/rejected'); notice.remove()";

describe("a page under a consent banner", () => {
  it("is shown to the engines without it when the visit is to dismiss it", async () => {
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, ON_REJECT));
    expect(page.bannerDismissal).toMatchObject({ value: { outcome: "rejected", clicks: 1 } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE]);
  });

  it("is told as it was before the click in all other respects", async () => {
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, ON_REJECT));
    expect(site.asked).toContain("/rejected");
    expect(page.requests.map(({ url }) => new URL(url).pathname)).toEqual(["/", "/cake.png", "/cookie.png"]);
    expect(page).toMatchObject({ cookieWrites: [], storage: [], console: expect.any(Array), exceptions: [] });
    expect(page.console.map(({ text }) => text)).not.toContain("rejected");
    expect(page.document).toMatchObject({ value: { text: expect.stringContaining("We use cookies") } });
  });

  it("is shown as it stands when the visit is not to dismiss it", async () => {
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, ON_REJECT), false);
    expect(page).not.toHaveProperty("bannerDismissal");
    expect(picturesWithoutText(page)).toEqual([IN_PAGE, IN_BANNER]);
    expect(site.asked).not.toContain("/rejected");
  });

  it("is waited for when it loads itself again after the answer", async () => {
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, "location.reload()"));
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "rejected" } } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE]);
  });

  it("is believed when it loads itself again before the recognizer can tell", async () => {
    const busy = "location.reload(); const end = Date.now() + 1500; while (Date.now() < end);";
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, busy));
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "rejected" } } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE]);
  });

  it("keeps a banner that is there again after the page loaded itself again", async () => {
    const reload = `document.cookie = 'answer=; max-age=0'; location.reload()`;
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, reload));
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "stayed" } } });
  });

  it("is waited for when its server takes long to answer again", async () => {
    const markup = aPageUnderBanner(ACCEPT + REJECT, "location.reload()");
    const slowly: Route = (request, response) => {
      const wait = request.headers.cookie === undefined ? 0 : 3500;
      setTimeout(() => response.writeHead(200, { "content-type": "text/html" }).end(markup), wait);
    };
    const page = await visit(slowly);
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "rejected" } } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE]);
  });

  it("is opened again when the answer leads to another page", async () => {
    site.routes["/thanks"] = aPageWith("<p>We noted your choice.</p><img id='other' src='/x.png'>");
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, "location.href = '/thanks'"));
    expect(site.asked.filter((path) => path === "/" || path === "/thanks")).toEqual(["/", "/thanks", "/"]);
    expect(page).toMatchObject({ notMeasured: null, finalUrl: `${site.origin}/` });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE]);
  });

  it("keeps a banner that is there again when its page is opened again", async () => {
    site.routes["/choices"] = aPageWith("<p>Choose here what we may store.</p>");
    const elsewhere = `document.cookie = 'answer=; max-age=0'; location.href = '/choices'`;
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, elsewhere));
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "stayed" } } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE, IN_BANNER]);
  });

  it("keeps a banner whose button does nothing, and says so", async () => {
    const page = await visit(aPageUnderBanner(ACCEPT + REJECT, ""));
    expect(page).toMatchObject({ notMeasured: null, bannerDismissal: { value: { outcome: "stayed" } } });
    expect(picturesWithoutText(page)).toEqual([IN_PAGE, IN_BANNER]);
  });

  it("is never accepted", async () => {
    const page = await visit(
      aPageUnderBanner(`<button onclick="fetch('/accepted')">Accept all</button>`, ""),
    );
    expect(page.bannerDismissal).toMatchObject({ value: { outcome: "none", clicks: 0 } });
    expect(site.asked).not.toContain("/accepted");
  });
});
