import { describe, expect, it } from "vitest";

import { judgeScripts, judgeUnkept } from "./own-scripts.testing.ts";
import { secDomInjection } from "./sec-dom-injection.ts";

const WRITES = "out.innerHTML = decodeURIComponent(location.hash.slice(1))";

describe("sec-dom-injection", () => {
  it("fails a script of the site, in the page or loaded, that makes markup or code of the address", () => {
    expect(judgeScripts(secDomInjection, WRITES)).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: "A script in the page puts a part of the page's address into the page as markup.",
          snippet: WRITES,
        },
      ],
    });
    const elsewhere = { "https://static.shop.example/js/app.js": "eval(location.hash.slice(1))" };
    expect(judgeScripts(secDomInjection, "", elsewhere).outcome).toBe("failed");
    const loaded = { "https://shop.example/js/app.js": "eval(location.hash.slice(1))" };
    expect(judgeScripts(secDomInjection, "", loaded)).toMatchObject({
      outcome: "failed",
      findings: [{ message: "/js/app.js runs a part of the page's address as code." }],
    });
  });

  it.each([
    [
      "if (location.search.includes('old')) location = '/new'; out.innerHTML = decodeURIComponent(location.hash)",
      "failed",
    ],
    ["var t = location.hash.slice(1); if (t.indexOf('run:') === 0) eval(t.slice(4))", "failed"],
    ["const t = location.hash.slice(1); if (t.startsWith('run:')) setTimeout(t.slice(4), 0)", "failed"],
    ["let location = 'here'; location = 'there'; out.innerHTML = location", "passed"],
    ["const t = location.hash.slice(1); if (t === 'menu') eval(t)", "passed"],
    ["const t = location.hash.slice(1); if (ALLOWED.includes(t)) eval(t)", "passed"],
  ])("judges what comes after a redirect or a test of a beginning: %s", (code, outcome) => {
    expect(judgeScripts(secDomInjection, code).outcome).toBe(outcome);
  });

  it("asks a person where browsers encode what markup needs", () => {
    expect(judgeScripts(secDomInjection, "out.innerHTML = location.hash").outcome).toBe("review");
  });

  it("passes scripts that set text, and leaves other companies' scripts and messages alone", () => {
    expect(judgeScripts(secDomInjection, "out.textContent = location.hash").outcome).toBe("passed");
    expect(judgeScripts(secDomInjection, "go()", { "https://cdn.example/a.js": WRITES }).outcome).toBe(
      "passed",
    );
    expect(judgeScripts(secDomInjection, "onmessage = (e) => { eval(e.data) }").outcome).toBe("passed");
  });

  it("does not apply without scripts, and could not run on scripts that were not kept or not read whole", () => {
    expect(judgeScripts(secDomInjection, "").outcome).toBe("not-applicable");
    expect(judgeUnkept(secDomInjection).outcome).toBe("could-not-run");
    expect(judgeScripts(secDomInjection, "a.innerHTML = location.hash; function (").outcome).toBe(
      "could-not-run",
    );
  });
});
