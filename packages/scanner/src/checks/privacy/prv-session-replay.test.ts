import { describe, expect, it } from "vitest";

import { prvSessionReplay } from "#checks/privacy/prv-session-replay.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, anUnmeasuredPage, aPage, aRequest } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

const judge = (page: Partial<PageEvidence>) => prvSessionReplay.evaluate(aPage(page), anEvidence());

describe("prv-session-replay", () => {
  it.each([
    ["https://static.hotjar.com/c/hotjar-1.js", "Hotjar"],
    ["https://www.clarity.ms/tag/abc", "Microsoft Clarity"],
    ["https://edge.fullstory.com/s/fs.js", "FullStory"],
    ["https://cdn.lr-ingest.io/LogRocket.min.js", "LogRocket"],
  ])("fails for %s", (url, vendor) => {
    const verdict = judge({ requests: [aRequest({ url, type: "script" })] });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toContain(vendor);
  });

  it("asks a person about a recorder built into a script of the site", () => {
    const source = {
      url: "https://shop.example/app.js",
      type: "script" as const,
      text: "import * as rrweb from 'rrweb'; rrweb.record({ emit })",
    };
    expect(judge({ sources: [source] }).outcome).toBe("review");
  });

  const withScript = (text: string) =>
    judge({ sources: [{ url: "https://shop.example/app.js", type: "script", text }] });

  it.each([
    `var m=[];document.addEventListener('mousemove',function(e){m.push([e.clientX,e.clientY,Date.now()])});
     setInterval(function(){navigator.sendBeacon('/collect',JSON.stringify(m));m=[]},5000)`,
    `const trail = []; addEventListener("pointermove", (e) => { trail.push({ x: e.pageX, y: e.pageY, t: e.timeStamp }); });
     addEventListener("pagehide", () => fetch("/r", { method: "POST", keepalive: true, body: JSON.stringify(trail) }));`,
    `window.onmousemove = e => q.push(e.screenX + ',' + e.screenY); const ws = new WebSocket('wss://r.example')`,
  ])("fails for a script of the site that records movements and sends them: %s", (text) => {
    expect(withScript(text)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("move the pointer") }],
    });
  });

  it.each([
    // A signature, a cursor that follows, a counter of idle time and a parallax effect.
    `const pad=document.querySelector('canvas');document.addEventListener('mousemove',e=>points.push([e.clientX,e.clientY]));fetch('/sign')`,
    `document.addEventListener('mousemove',e=>{dot.style.left=e.clientX+'px'});fetch('/news.json')`,
    `document.addEventListener('mousemove',()=>{last=Date.now()});setInterval(()=>navigator.sendBeacon('/alive'),60000)`,
    `const trail=[];document.addEventListener('mousemove',e=>{trail.push([e.clientX,e.clientY]);paint()})`,
  ])("passes for a script that follows the pointer for another end: %s", (text) => {
    expect(withScript(text).outcome).toBe("passed");
  });

  it("passes without either", () => {
    expect(judge({ requests: [aRequest()] }).outcome).toBe("passed");
  });

  it("does not apply under the profile for children alone", () => {
    expect(prvSessionReplay.evaluate(aPage(), anEvidence({ profiles: ["KIDS"] })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(prvSessionReplay.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
