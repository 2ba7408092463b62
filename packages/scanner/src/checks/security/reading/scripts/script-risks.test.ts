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
    "function param(name) { var m = new RegExp('[?&]' + name + '=([^&#]*)').exec(location.href); return m === null ? '' : decodeURIComponent(m[1].replace(/\\+/g, ' ')) } out.innerHTML = param('s')",
    "function show(text) { out.innerHTML = text } addEventListener('load', function () { show(unescape(window.location.search.split('=')[1])) })",
    "$('#out').html(decodeURI(location.hash))",
    "const { hash } = location; out.innerHTML = decodeURIComponent(hash)",
    "const { q = '' } = Object.fromEntries(new URLSearchParams(location.search)); out.innerHTML = q",
    "const [, name] = decodeURIComponent(location.search).split('='); out.innerHTML = name",
    "for (const [key, value] of new URLSearchParams(location.search)) out.innerHTML += value",
    "new URLSearchParams(location.search).forEach((value) => { out.innerHTML += value })",
    "const q = new URLSearchParams(location.search).get('q'); if (null !== q) out.innerHTML = q",
    "const q = new URLSearchParams(location.search).get('q'); if (typeof q === 'string') out.innerHTML = q",
    "const q = unescape(location.hash); $('#list').append('<li>' + q + '</li>')",
    "const q = unescape(location.hash); jQuery('<li>' + q + '</li>').appendTo('#list')",
    "const said = decodeURIComponent(location.hash.slice(1)); if (said.indexOf('city=') === 0) { out.innerHTML = 'Near ' + said.slice(5) }",
    "const said = decodeURIComponent(location.search.slice(3)); if (!said.startsWith('tour:')) throw 1; out.insertAdjacentHTML('beforeend', `<h2>${said.substring(5)}</h2>`)",
    "const raw = location.hash; if (raw.includes('name=')) { const name = decodeURIComponent(raw.split('name=')[1]); out.innerHTML = 'Hello, '.concat(name, '!') }",
    "const view = { show(text) { out.innerHTML = text } }; view.show(decodeURIComponent(location.hash.slice(1)))",
    "var app = {}; app.say = function (text) { return '<b>' + text + '</b>' }; out.innerHTML = app.say(unescape(location.hash))",
    "const state = { q: new URLSearchParams(location.search).get('q') }; out.innerHTML = `<p>${state.q}</p>`",
    "let state = {}; state.name = decodeURI(location.hash.slice(1)); out.insertAdjacentHTML('beforeend', state.name)",
    "var list = $('#list'); list.append('<li>' + decodeURIComponent(location.hash) + '</li>')",
    "const $hits = jQuery('#hits'); $hits.find('ul').prepend(new URLSearchParams(location.search).get('q'))",
    "const q = new URL(location.href).searchParams.get('q'); h('div', { dangerouslySetInnerHTML: { __html: q } })",
  ])("sees markup made of decoded parts of the address: %s", (code) => {
    expect(kinds(code)).toEqual(["markup address"]);
  });

  it("asks about parts of the address that browsers encode", () => {
    expect(kinds("out.innerHTML = '<b>' + location.hash.substr(1) + '</b>'")).toEqual(["markup address?"]);
  });

  it("sees scripts and frames that are loaded from where the address says", () => {
    const asked = "const src = new URLSearchParams(location.search).get('src');";
    expect(kinds(`${asked} const s = document.createElement('script'); s.src = src`)).toEqual([
      "code address",
    ]);
    expect(kinds(`${asked} var f = document.createElement("iframe"); f.src = src; add(f)`)).toEqual([
      "code address",
    ]);
    expect(kinds(`${asked} const i = document.createElement('img'); i.src = src`)).toEqual([]);
    expect(kinds(`${asked} const s = document.createElement('script'); s.src = '/js/' + src`)).toEqual([]);
  });

  it("sees listeners that only answer the sender, or believe what a message says of it", () => {
    const answers = "(e) => { out.innerHTML = e.data; e.source.postMessage('done', e.origin) }";
    expect(kinds(`addEventListener('message', ${answers})`)).toEqual(["listener message?", "markup message"]);
    expect(kinds("window.onmessage = (e) => { console.log(e.origin); use(e.data) }")).toEqual([
      "listener message?",
    ]);
    expect(kinds("window.onmessage = (e) => { if (e.data.source === 'widget') use(e.data.text) }")).toEqual([
      "listener message?",
    ]);
    expect(kinds("addEventListener('message', ({ data }) => { out.innerHTML = data })")).toEqual([
      "listener message?",
      "markup message",
    ]);
    expect(kinds("$(window).on('message', function (e) { use(e.originalEvent.data) })")).toEqual([
      "listener message?",
    ]);
  });

  it.each([
    "if (e.origin.indexOf('shop.example') === -1) return; use(e.data)",
    "if (e.origin.includes('shop.example')) use(e.data)",
    "if (e.origin.startsWith('https://shop.example')) use(e.data)",
    "if (!e.origin.endsWith('shop.example')) return; use(e.data)",
    "if (/shop.example/.test(e.origin)) use(e.data)",
    "if (/^https:\\/\\/shop\\.example/.test(e.origin)) use(e.data)",
    "if (e.origin.match(/shop\\.example$/)) use(e.data)",
  ])("sees a sender of whom only a part is compared: %s", (body) => {
    expect(kinds(`addEventListener('message', (e) => { ${body} })`)).toEqual(["sender message?"]);
  });

  it("sees what the browser keeps being sent to any window", () => {
    expect(kinds("opener.postMessage({ token: localStorage.getItem('token') }, '*')")).toEqual(["leak page"]);
    expect(kinds("const t = sessionStorage.jwt; parent.postMessage(t, '*')")).toEqual(["leak page"]);
    expect(kinds("window.parent.postMessage(document.cookie, '*')")).toEqual(["leak page"]);
    expect(kinds("parent.postMessage(localStorage.getItem('theme'), '*')")).toEqual(["leak page?"]);
  });

  it.each([
    "opener.postMessage({ type: 'signed-in', access_token: answer.token }, '*')",
    "opener.postMessage(JSON.stringify({ login: { idToken: x } }), '*')",
    "fetch('/token').then((t) => t.json()).then((data) => parent.postMessage(data.jwt, '*'))",
    "const password = field.value; parent.postMessage(password, '*')",
    "frame.contentWindow.postMessage({ type: 'upload', uploadToken: 'up_82b1d7c40f6e' }, '*')",
    "chat.postMessage({ chatToken: config.chatToken }, '*')",
    "parent.postMessage({ jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.x9Y8' }, '*')",
  ])("sees a key to an account being sent to any window, by its name: %s", (code) => {
    expect(kinds(code)).toEqual(["leak page?"]);
  });

  it.each([
    "parent.postMessage({ token: 'ready' }, '*')",
    "parent.postMessage({ uploadToken: 'your_token_123456' }, '*')",
    "parent.postMessage({ requestToken: id, designToken: '4px-rounded-2' }, '*')",
    "parent.postMessage({ csrfToken: t, widgetToken: w }, '*')",
    "parent.postMessage({ hasToken: true, tokens: 3 }, '*')",
    "parent.postMessage('token', '*')",
    "parent.postMessage({ access_token: t }, 'https://app.shop.example')",
  ])("says nothing of other words, and of a window whose address is named: %s", (code) => {
    expect(kinds(code)).toEqual([]);
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
    "history.back(); location.href = document.referrer || '/'",
    "const m = new RegExp('[?&]page=([0-9]+)').exec(location.search); out.innerHTML = decodeURIComponent(m[1])",
    "const { pathname, origin } = location; out.innerHTML = '<a href=\"' + origin + pathname + '\">Top</a>'",
    "addEventListener('message', (e) => { if (['https://pay.example'].includes(e.origin)) use(e.data) })",
    "addEventListener('message', (e) => { if (allowed.indexOf(e.origin) < 0) return; use(e.data) })",
    "addEventListener('message', (e) => { if (/^https:\\/\\/(www\\.)?shop\\.example$/.test(e.origin)) use(e.data) })",
    "addEventListener('message', (e) => { if (e.origin.endsWith('.shop.example')) use(e.data) })",
    "addEventListener('message', ({ data, source }) => { if (source !== frame.contentWindow) return; use(data) })",
    "$(window).on('message', function (e) { if (e.originalEvent.origin !== HOME) return; use(e.originalEvent.data) })",
    "parent.postMessage({ height: document.body.scrollHeight }, '*')",
    "parent.postMessage(localStorage.getItem('token'), 'https://app.shop.example')",
    "const token = localStorage.getItem('token'); parent.postMessage('ready', '*')",
    "const said = decodeURIComponent(location.hash.slice(1)); if (said.indexOf('city=') === 0) { out.textContent = said.slice(5) }",
    "const said = decodeURIComponent(location.hash.slice(1)); if (said.startsWith('q=')) { out.innerHTML = DOMPurify.sanitize(said.slice(2)) }",
    "const said = decodeURIComponent(location.hash.slice(1)); if (said.indexOf('<') > -1) throw 1; out.innerHTML = said",
    "const said = decodeURIComponent(location.hash.slice(1)); if (['day', 'week'].includes(said)) out.innerHTML = said",
    "const count = parseInt(decodeURIComponent(location.hash.slice(1)), 10); out.innerHTML = '<b>' + count + '</b>'",
    "const view = { show(text) { out.textContent = text } }; view.show(decodeURIComponent(location.hash.slice(1)))",
    "const state = { q: Number(new URLSearchParams(location.search).get('q')) }; out.innerHTML = state.q",
    "const state = {}; state.q = decodeURI(location.hash); function draw(state) { out.innerHTML = state.q } draw(saved)",
    "const list = document.querySelector('ul'); list.append(decodeURIComponent(location.hash))",
    "const q = new URLSearchParams(location.search).get('q'); list.append(q); $('#out').text(q)",
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
