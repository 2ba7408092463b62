import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { describe, expect, it } from "vitest";

import { scriptRisks } from "./script-risks.ts";

function kinds(code: string): string[] | null {
  return (
    scriptRisks(code)?.map(({ kind, from, isCertain }) => `${kind} ${from}${isCertain ? "" : "?"}`) ?? null
  );
}

describe("scriptRisks", () => {
  it.each([
    "out.innerHTML = decodeURIComponent(location.hash.slice(1))",
    "document.write('<p>' + new URLSearchParams(location.search).get('q') + '</p>')",
    "const url = new URL(document.URL); const name = url.searchParams.get('name'); box.outerHTML = `<b>${name}</b>`",
    "function value(key) { var m = /[?&]q=([^&]*)/.exec(location.search); return decodeURIComponent(m[1]) } out.insertAdjacentHTML('beforeend', value('q'))",
    "function show(text) { out.innerHTML = text } addEventListener('load', function () { show(unescape(window.location.search.split('=')[1])) })",
    "$('#out').html(decodeURI(location.hash))",
  ])("sees markup made of decoded parts of the address: %s", (code) => {
    expect(kinds(code)).toEqual(["markup address"]);
  });

  it("asks about parts of the address that browsers encode", () => {
    expect(kinds("out.innerHTML = '<b>' + location.hash.substr(1) + '</b>'")).toEqual(["markup address?"]);
  });

  it("sees code and addresses to go to that come from the address", () => {
    expect(kinds("eval(location.hash.slice(1))")).toEqual(["code address"]);
    expect(kinds("setTimeout('go(' + location.search.substring(3) + ')', 100)")).toEqual(["code address"]);
    expect(
      kinds("let to = new URL(location.href).searchParams.get('next'); to && (location.href = to)"),
    ).toEqual(["redirect address"]);
  });

  it("sees listeners that ask nobody who sent a message, and what they make of it", () => {
    expect(kinds("window.addEventListener('message', (e) => { total = e.data.total })")).toEqual([
      "listener message?",
    ]);
    expect(kinds("window.onmessage = function (m) { out.innerHTML = m.data }")).toEqual([
      "listener message?",
      "markup message",
    ]);
    expect(kinds("function hear(e) { run(e.data) } addEventListener('message', hear, false)")).toEqual([
      "listener message?",
    ]);
  });

  it.each([
    "out.textContent = decodeURIComponent(location.hash.slice(1))",
    "out.innerHTML = DOMPurify.sanitize(decodeURIComponent(location.hash))",
    "out.innerHTML = '<a href=\"/?q=' + encodeURIComponent(location.search) + '\">Again</a>'",
    "var tab = decodeURIComponent(location.hash.slice(1)); if (tabs.includes(tab)) out.innerHTML = '<b>' + tab + '</b>'",
    "let t = location.hash; t = t.replace(/[^a-z]/g, ''); out.innerHTML = decodeURIComponent(t)",
    "out.innerHTML = location.hash === '#a' ? '<b>A</b>' : ''",
    "location.href = '/search?q=' + new URLSearchParams(location.search).get('q')",
    "location = location.href.split('#')[0]; location.replace(location.href.replace('http:', 'https:'))",
    "const n = new URLSearchParams(location.search).get('next'); if (n.startsWith('/') && !n.startsWith('//')) location.assign(n)",
    "setTimeout(function () { location.reload() }, 1000); setTimeout(location.reload, 10)",
    "addEventListener('message', (e) => { if (e.origin !== location.origin) return; out.innerHTML = e.data })",
    "addEventListener('message', ({ origin, data }) => { if (origin === trusted) use(data) })",
    "addEventListener('message', (e) => { if (e.source === frame.contentWindow) use(e.data) })",
    "addEventListener('message', (event) => handle(event)); addEventListener('message', () => tick())",
    "worker.onmessage = (e) => { out.innerHTML = e.data }; socket.addEventListener('message', (e) => use(e.data))",
    "element.addEventListener('click', (e) => { out.innerHTML = e.data })",
  ])("leaves alone: %s", (code) => {
    expect(kinds(code)).toEqual([]);
  });

  it("finds none in libraries that read addresses and write markup", () => {
    const { resolve } = createRequire(import.meta.url);
    for (const file of [
      "jquery/dist/jquery.min.js",
      "vue/dist/vue.min.js",
      "lodash/lodash.min.js",
      "axios/dist/axios.min.js",
    ]) {
      expect({ file, risks: scriptRisks(readFileSync(resolve(file), "utf8")) }).toEqual({ file, risks: [] });
    }
  });

  it("says nothing of a script it can't parse", () => {
    expect(scriptRisks("eval(location.hash); function (")).toBeNull();
  });
});
