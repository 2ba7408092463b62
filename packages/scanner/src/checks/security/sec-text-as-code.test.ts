import { describe, expect, it } from "vitest";

import { anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";

import { aPageWithScripts, judgeScripts, judgeUnkept } from "./own-scripts.testing.ts";
import { secTextAsCode } from "./sec-text-as-code.ts";

describe("sec-text-as-code", () => {
  it.each([
    ["setTimeout('refresh()', 30000)", "gives a timer text"],
    ['window.setInterval("tick(\'" + document.title + "\')", 1000)', "gives a timer text"],
    ["const data = eval('(' + request.responseText + ')')", "runs text with eval()"],
    ["document.domain = 'mill.example'", "sets document.domain"],
  ])("advises against %s", (code, what) => {
    expect(judgeScripts(secTextAsCode, code)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(what) as string }],
    });
  });

  it("tells each kind once of a script", () => {
    const loaded = { "https://shop.example/a.js": "setTimeout('a()', 1);setTimeout('b()', 1)" };
    expect(judgeScripts(secTextAsCode, "setInterval('c()', 9)", loaded)).toMatchObject({
      findings: [{ component: "code:inline:timer" }, { component: "code:/a.js:timer" }],
    });
  });

  it("passes functions, what only reads or speaks of them, other companies' scripts, and a part of the address", () => {
    const code = [
      "setTimeout(() => go(), 1); setInterval(tick, 9); const help = \"setTimeout('go()')\"",
      "if (document.domain === 'mill.example') go(); a.document = { domain: 1 }",
      'eval("__webpack_require__(1)"); retrieval(x); eval(location.hash)',
    ].join(";");
    const others = { "https://cdn.example/a.js": "eval(x)" };
    expect(judgeScripts(secTextAsCode, code, others).outcome).toBe("passed");
  });

  it("does not apply without scripts, and could not run where they were not kept", () => {
    expect(judgeScripts(secTextAsCode, "").outcome).toBe("not-applicable");
    expect(judgeUnkept(secTextAsCode).outcome).toBe("could-not-run");
    const page = aPageWithScripts("go()");
    const { rawMarkup } = page;
    const older = rawMarkup?.gathered === true ? { ...rawMarkup.value } : null;
    delete older?.scriptHosts;
    const judged =
      older === null
        ? null
        : secTextAsCode.evaluate(aPage({ ...page, rawMarkup: gathered(older) }), anEvidence());
    expect(judged?.outcome).toBe("not-looked-at");
  });
});
