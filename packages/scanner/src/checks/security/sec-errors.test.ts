import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anAnswer,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";

import type { Header } from "#evidence/network.ts";

import { secErrors } from "./sec-errors.ts";

function judgeText(text: string, wordCount = 40, status = 200) {
  const page = aPage({ status, document: gathered(aDocument({ text, wordCount })) });
  return secErrors.evaluate(anEvidence({ pages: [page] }));
}

const PHP = "Warning: Undefined variable $x in /var/www/html/shop/cart.php on line 12";

describe("sec-errors", () => {
  it.each(["Açık yazılımımız", "Наш код", "Chyby a jejich příčiny", "私たちのコード"])(
    "takes no notice of an error that is quoted on a page about programs, in its own language: %s",
    (title) => {
      const trace = 'Traceback (most recent call last): File "/srv/app/prices.py", line 41, in total';
      const text = `${title} a b c d e f g h i j k l m n o p q r s t ${trace}`;
      const document = gathered(aDocument({ text, quotedTexts: [trace], wordCount: 40 }));
      expect(secErrors.evaluate(anEvidence({ pages: [aPage({ document })] })).outcome).toBe("passed");
    },
  );

  it.each([
    "NotFoundError: Not Found at /srv/shop/app.js:62:8 at Layer.handle (/srv/shop/layer.js:95:5)",
    "HTTP Error 404.0 - Not Found Requested URL http://shop/x Physical Path C:\\inetpub\\wwwroot\\x",
  ])("fails %s", (text) => {
    expect(judgeText(text).outcome).toBe("failed");
  });

  it("tells what a script of the page gets for an answer, each address once", () => {
    const answer = { url: "https://shop.example/api/carts?id=1", what: "a Go panic", excerpt: "panic: x" };
    const answersShown = [
      { ...answer, status: 500, kind: "error" as const },
      { ...answer, status: 200, kind: "schema" as const },
    ];
    const page = aPage({ answersShown });
    expect(secErrors.evaluate(anEvidence({ pages: [page, page] }))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "error:/api/carts", message: expect.stringContaining("status 500") }],
    });
  });

  it("takes no notice of what menus and footers lead to, when it asks whether a page tells of errors", () => {
    const trace = 'Traceback (most recent call last): File "/srv/app/prices.py", line 41, in total';
    const words = "What a visit costs, with insurance and without, and how to pay in three parts. Developers";
    const document = (inFooter: boolean) =>
      gathered(
        aDocument({
          text: `${words} ${trace}`,
          quotedTexts: [trace],
          wordCount: 40,
          links: [aLink({ text: "Developers", inFooter })],
        }),
      );
    const judged = (inFooter: boolean) =>
      secErrors.evaluate(anEvidence({ pages: [aPage({ document: document(inFooter) })] })).outcome;
    expect(judged(true)).toBe("failed");
    expect(judged(false)).toBe("passed");
  });

  it("passes pages that talk of errors without showing one", () => {
    expect(
      judgeText("Warning: wet floor. How to read a stack trace in Java, Python and SQL syntax errors.")
        .outcome,
    ).toBe("passed");
    expect(
      judgeText("Access denied for users without a password. An Exception: the folder vendor/laravel.")
        .outcome,
    ).toBe("passed");
  });

  it.each([
    PHP,
    'Traceback (most recent call last): File "/srv/app/views.py", line 9, in index',
    "You're seeing this error because you have DEBUG = True in your Django settings file.",
    "Server Error in '/' Application. Object reference not set. Stack Trace: [NullReferenceException]",
    "Server Error in '/shop' Application. Object reference not set. Version Information: Microsoft .NET Framework",
    "java.lang.NullPointerException: x at com.shop.Cart.total(Cart.java:41)",
    "TypeError: x is undefined at total (/srv/app/cart.js:12:5)",
    "You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version",
    "SQLSTATE[42S02]: Base table or view not found",
    "ORA-00942: table or view does not exist",
    "ErrorException Undefined variable $stay app/Http/Stay.php:64 vendor/laravel/framework/src/Illuminate/Routing/Router.php:54",
    "A PHP Error was encountered Severity: Notice Message: Undefined index: q Filename: controllers/Search.php Line Number: 12",
    "Can't locate object method at /var/www/cgi-bin/order.pl line 88.",
    "The error occurred in D:/sites/shop/cart.cfm: line 31",
    "Access denied for user 'shop'@'localhost' (using password: YES)",
    "Microsoft OLE DB Provider for ODBC Drivers error '80040e14'",
  ])("fails a page that shows: %s", (text) => {
    expect(judgeText(text).outcome).toBe("failed");
  });

  it.each([
    [
      "<pre>java.lang.NullPointerException\n\tat com.shop.Cart.total(Cart.java:41)</pre><h3>Apache Tomcat/9.0.30</h3>",
      [
        "The page fails with status 500 and shows visitors a Java stack trace.",
        "The error page names its server and version: Apache Tomcat/9.0.30.",
      ],
    ],
    [
      "<pre>Shop.Cart.Load(Object sender, EventArgs e) in c:\\inetpub\\wwwroot\\Cart.aspx.cs:31</pre>",
      ["The page fails with status 500 and shows visitors a .NET stack trace."],
    ],
    [
      "<pre>Error: no such file &#39;/srv/a.md&#39;<br> &nbsp; &nbsp;at open (node:fs:601:3)<br> &nbsp; &nbsp;at read (/srv/lib/docs.js:88:17)</pre>",
      ["The page fails with status 500 and shows visitors a Node.js stack trace."],
    ],
    ["<h1>Sorry</h1><p>Something went wrong. Call us about Tomcat.</p>", []],
  ])("reads what a page that failed showed: %s", (errorBody, messages) => {
    const page = { ...anUnmeasuredPage(), status: 500, errorBody };
    const verdict = secErrors.evaluate(anEvidence({ pages: [aPage(), page] }));
    expect("findings" in verdict ? verdict.findings.map(({ message }) => message) : []).toEqual(messages);
  });

  it("leaves the server's version to the check of headers where a header says the same", () => {
    const responseHeaders = [["server", "nginx/1.18.0"]] as const;
    const page = {
      ...anUnmeasuredPage(),
      status: 502,
      errorBody: "<hr><center>nginx/1.18.0</center>",
      responseHeaders,
    };
    const judged = secErrors.evaluate(anEvidence({ pages: [aPage(), page] }));
    expect(judged.outcome).toBe("passed");
  });

  it.each([
    "Error Log for /LM/W3SVC/3/ROOT on WEB04 RSS Feed Errors 1 to 15 of total 812 Host Code Type Error User Date Time",
    "Application Trace [clear current trace] Physical Directory: D:\\shop Requests to this Application Remaining: 0",
  ])("fails what a server notes of itself: %s", (text) => {
    expect(judgeText(text).outcome).toBe("failed");
  });

  it.each([
    "Read the error log for details on Monday. Host, code and type of an error help us.",
    "Application Trace is a tool for developers. Send requests to us.",
  ])("passes a page that talks of it: %s", (text) => {
    expect(judgeText(text).outcome).toBe("passed");
  });

  it("fails phpinfo, and passes a page that names a version of PHP", () => {
    expect(judgeText("PHP Version 7.4.3 System Linux Loaded Configuration File /etc/php.ini").outcome).toBe(
      "failed",
    );
    expect(judgeText("PHP Version 8.1.2-1ubuntu2.14 System Linux web01 5.15.0").outcome).toBe("failed");
    expect(judgeText("Our plugin needs PHP Version 7.4.3 or newer.").outcome).toBe("passed");
    expect(judgeText("Requires PHP Version 7.4.3. System: Linux or macOS.").outcome).toBe("passed");
  });

  it("passes an article that shows an error as code, unless it is itself an error", () => {
    const quoting = (text: string, status: number) => {
      const document = gathered(aDocument({ text, quotedTexts: [PHP], wordCount: 40 }));
      return secErrors.evaluate(anEvidence({ pages: [aPage({ status, document })] })).outcome;
    };
    const article = `How to read a warning: ${PHP} The last number is the line.`;
    expect(quoting(article, 200)).toBe("passed");
    expect(quoting(`${article} ${PHP}`, 200)).toBe("failed");
    expect(quoting(article, 500)).toBe("failed");
  });

  it("asks a person about an error of which code is only a part, or that is nearly all a page shows", () => {
    const judgeQuoted = (text: string, quotedTexts: string[], wordCount = 40) => {
      const document = gathered(aDocument({ text, quotedTexts, wordCount }));
      return secErrors.evaluate(anEvidence({ pages: [aPage({ document })] })).outcome;
    };
    const django = "You're seeing this error because you have DEBUG = True in your Django settings file.";
    expect(judgeQuoted(django, ["DEBUG = True"])).toBe("review");
    expect(judgeQuoted(`Oops ${PHP}`, [PHP])).toBe("review");
    expect(judgeQuoted(`Oops ${PHP}`, [PHP], 900)).toBe("passed");
    const words = "The server writes where it failed, and what is to do about it.";
    expect(judgeQuoted(`${words} ${PHP} ${words}`, [PHP])).toBe("passed");
  });

  it("fails for an error in a preformatted part of a page that is about something else", () => {
    const judgePart = (words: string, wordCount = 60) => {
      const document = gathered(
        aDocument({ text: `${words} ${PHP} ${words}`, quotedTexts: [PHP], wordCount }),
      );
      return secErrors.evaluate(anEvidence({ pages: [aPage({ document })] })).outcome;
    };
    const bread = "We bake bread in a wood oven. Come before nine, and it is warm.";
    expect(judgePart(bread)).toBe("failed");
    expect(judgePart("Unser Brot kommt um neun aus dem Ofen und ist dann noch warm.")).toBe("failed");
    expect(judgePart(bread, 900)).toBe("passed");
    expect(judgePart("Our developers show what a broken shop looks like.")).toBe("passed");
    expect(judgePart("So sieht ein Fehler im Shop aus.")).toBe("passed");
  });

  it("passes an article whose error is in several elements, such as one for each line", () => {
    const lines = ["Traceback (most recent call last):", 'File "/srv/app/views.py", line 42, in index'];
    const judgeLines = (text: string) => {
      const document = gathered(aDocument({ text, quotedTexts: lines, wordCount: 60 }));
      return secErrors.evaluate(anEvidence({ pages: [aPage({ document })] })).outcome;
    };
    const words = "A key has leaked. Revoke it first, and then look at the logs for what was done with it.";
    expect(judgeLines(`${words} ${lines.join(" ")} ${words}`)).toBe("passed");
    expect(judgeLines(`Oops ${lines.join(" ")}`)).toBe("review");
  });

  it("asks a person when a long page may merely quote an error, but not when it answered an error", () => {
    expect(judgeText(PHP, 900).outcome).toBe("review");
    expect(judgeText(PHP, 900, 500).outcome).toBe("failed");
  });

  it("fails a header that leads to a debugger, once for all pages", () => {
    const withHeader = (name: string) => {
      const pages = ["/", "/cart"].map((path) =>
        aPage({ url: `https://shop.example${path}`, responseHeaders: [[name, "4f2a1b"]] }),
      );
      return secErrors.evaluate(anEvidence({ pages }));
    };
    expect(withHeader("x-debug-token-link")).toMatchObject({
      outcome: "failed",
      findings: [{ component: "debug:x-debug-token-link" }],
    });
    expect(withHeader("x-clockwork-id").outcome).toBe("failed");
    expect(withHeader("x-request-id").outcome).toBe("passed");
  });

  it("reads the answer to an address that does not exist, through its markup", () => {
    const body = "<b>Fatal error</b>: Uncaught Error in <b>/srv/www/404.php</b> on line <b>3</b>";
    const site = aSite({
      notFoundProbe: gathered(anAnswer({ status: 404, body: body.replace("error</b>:", "error:</b>") })),
    });
    expect(secErrors.evaluate(anEvidence({ site })).outcome).toBe("failed");
  });

  it("could not run when no page was measured", () => {
    expect(secErrors.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });

  it.each<[string, Header[], string]>([
    ["<hr><address>Apache/2.4.29 (Ubuntu) Server at shop.example Port 80</address>", [], "failed"],
    ["<hr><center>nginx/1.10.3</center>", [], "failed"],
    ["<hr><center>nginx/1.10.3</center>", [["server", "nginx/1.10.3"]], "passed"],
    ["<hr><center>nginx</center>", [], "passed"],
    ["<p>We have no such page. Our guide to nginx/1.10.3 has moved.</p>", [], "passed"],
  ])(
    "fails for a version on the page for missing addresses, unless headers tell it: %s",
    (body, headers, outcome) => {
      const notFoundProbe = gathered(anAnswer({ status: 404, body, headers }));
      const evidence = anEvidence({
        pages: [aPage({ document: gathered(aDocument()) })],
        site: aSite({ notFoundProbe }),
      });
      expect(secErrors.evaluate(evidence).outcome).toBe(outcome);
    },
  );
});
