import { describe, expect, it } from "vitest";

import { shownByAnswer } from "./data-answers.ts";

const JAVA =
  "java.lang.NullPointerException: null\n\tat fr.mill.Flour.weigh(Flour.java:71)\n\tat fr.mill.Web.get(Web.java:4)";
const NODE = "TypeError: x is undefined\n    at Oven.heat (/srv/oven/dist/oven.js:41:22)\n    at next";
const PYTHON =
  'Traceback (most recent call last):\n  File "/srv/oven/bake.py", line 8, in run\nValueError: x';

describe("what an answer for a page's script shows of the server", () => {
  it.each<[string, number, string]>([
    [JSON.stringify({ status: 500, trace: JAVA }), 500, "a Java stack trace"],
    [JSON.stringify({ errors: [{ extensions: { stack: NODE } }] }), 200, "a Node.js stack trace"],
    [JSON.stringify({ message: NODE }), 500, "a Node.js stack trace"],
    [`<h1>Error</h1><pre>${NODE}</pre>`, 502, "a Node.js stack trace"],
    [PYTHON, 200, "a Python traceback"],
  ])("is an error: %s", (text, status, what) => {
    expect(shownByAnswer(text, status)).toMatchObject({ kind: "error", what });
  });

  it.each<[string, string, "records" | "schema"]>([
    ["a GraphQL schema", '{"data":{"__schema":{"types":[{"name":"Query"}]}}}', "schema"],
    ["a Go program's variables", '{"cmdline":["/srv/api"],"memstats":{"Alloc":1}}', "records"],
    ["a Spring program's settings", '{"activeProfiles":["prod"],"propertySources":[{}]}', "records"],
    ["a Spring program's tools", '{"_links":{"self":{"href":"/actuator"},"heapdump":{}}}', "records"],
  ])("is what it keeps: %s", (_, text, kind) => {
    expect(shownByAnswer(text, 200)).toMatchObject({ kind });
  });

  it.each<[string, string, number]>([
    ["an article about traces", JSON.stringify({ articles: [{ body: `Read this: ${NODE}` }] }), 200],
    ["a part of an article", `<p>${"All about bread and errors. ".repeat(20)}</p><pre>${PYTHON}</pre>`, 200],
    ["an error without a place", '{"error":"TypeError: x is undefined","trace":"req-7719"}', 500],
    ["answers of an interface", '{"data":{"viewer":{"name":"Ann"}},"_links":{"self":{"href":"/me"}}}', 200],
  ])("is nothing: %s", (_, text, status) => {
    expect(shownByAnswer(text, status)).toBeNull();
  });
});
