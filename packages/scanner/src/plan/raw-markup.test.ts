import { describe, expect, it } from "vitest";

import { readRawMarkup } from "./raw-markup.ts";

const BASE = "https://shop.example/bread";

describe("reading a page as the server sent it", () => {
  it("finds title, preferred address, rules for search engines, links and words", () => {
    const html = `<!doctype html><title>Fresh bread</title><link rel="canonical nofollow" href="/loaf">
      <meta name=Robots content="NOINDEX"><meta name=googlebot content="none"><meta name=author content=noindex>
      <p>Three words <b>here</b></p><a href=/a>One</a><a>none</a>`;
    expect(readRawMarkup(html, BASE)).toEqual({
      title: "Fresh bread",
      canonical: "https://shop.example/loaf",
      robots: ["noindex", "none"],
      links: 1,
      words: 5,
      own: { words: 5, headings: 0 },
      secrets: [],
      commentSecrets: [],
      commentPaths: [],
      commentHosts: [],
      scriptHosts: [],
      imagesByScript: 0,
      inlineScripts: [],
    });
  });

  it("tells what the page itself says from headers, menus and footers around it", () => {
    const html = `<header><h2>Harbor Bakery</h2></header><nav><a href=/a>Our bread</a></nav>
      <main><h1>Rye</h1><p>With seeds</p></main><footer><p>Open <b>daily</b></p></footer>`;
    expect(readRawMarkup(html, BASE)).toMatchObject({ words: 9, own: { words: 3, headings: 2 } });
  });

  it("keeps scripts in the markup that speak of the page's address or of messages, and no other ones", () => {
    const html = `<script>out.innerHTML = location.hash</script><script type=module>onmessage = hear</script>
      <script>var cart = []</script><script type="application/json">{"a":"location innerHTML"}</script>
      <script src=/a.js>location.href</script>`;
    expect(readRawMarkup(html, BASE).inlineScripts).toEqual([
      "out.innerHTML = location.hash",
      "onmessage = hear",
    ]);
  });

  it("counts no words that visitors don't read", () => {
    const html = "<style>a b</style><script>c d</script><noscript>e f</noscript><template>g</template>";
    expect(readRawMarkup(html, BASE)).toMatchObject({ title: null, canonical: null, words: 0 });
  });

  it("takes the first of several titles and addresses, and skips one that does not parse", () => {
    const html =
      "<title>A</title><title>B</title><link rel=canonical href='http://['><link rel=canonical href=x>";
    expect(readRawMarkup(html, BASE)).toMatchObject({ title: "A", canonical: "https://shop.example/x" });
  });

  it("counts people in its data, and not those whom search engines are told of", () => {
    const people = JSON.stringify({
      team: ["Ann Kovac", "Bo Lind"].map((name) => ({ name, privateMobile: "503-555-0101" })),
    });
    const told = (type: string) =>
      readRawMarkup(`<script type="${type}">${people}</script>`, BASE).dataPeople;
    expect(told("application/json")).toEqual({ people: 2, kinds: ["name", "phone", "private phone"] });
    expect(told("application/ld+json")).toBeUndefined();
    const streamed = [`7:["$","p",null,${people.slice(0, 40)}`, `${people.slice(40)}]\n`].map(
      (part) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`,
    );
    expect(readRawMarkup(streamed.join(""), BASE).dataPeople?.people).toBe(2);
  });

  it("keeps the kind and the first characters of secrets in its scripts, wherever in them they stand", () => {
    const token = ["gh", "p_", "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzC5b"].join("");
    const long = `/* ${"settings ".repeat(500)} */ const token = "${token}";`;
    const html = `<p>${token}</p><script>${long}</script><script type="application/json">{"t":"${token}"}</script>`;
    const { secrets } = readRawMarkup(html, BASE);
    expect(secrets).toEqual([{ kind: "GitHub token", masked: `${token.slice(0, 8)}…` }]);
    expect(JSON.stringify(secrets)).not.toContain(token.slice(8, 20));
  });

  it.each([
    "Login for the test shop: admin / Password: bread4All!",
    "TODO remove before launch. pwd=Sommer2026",
    "mot de passe : croissant-1998",
    "Kennwort lautet Rolle77x",
    "For the old shop the login is board / Marrow-Plot-80",
    "user/pw: admin/Brot4Alle!",
    "db password = Gr4nite&Moss host=10.0.0.5",
    "pass: 7up$Down",
    "staging login for demo day: demo.user / Bakery2026! remove before launch",
    "Zugangsdaten Testsystem: tester / Brezel77x",
    "Accès préprod : boulanger / Croissant98",
  ])("keeps the first characters of a password that a comment notes: %s", (comment) => {
    const { commentSecrets } = readRawMarkup(`<p>Bread</p><!-- ${comment} -->`, BASE);
    expect(commentSecrets).toEqual([
      { kind: expect.stringMatching(/^password/u) as string, masked: expect.stringMatching(/^..…$/u) },
    ]);
  });

  it.each([
    ["Technik: PHP-Version prüfen unter /phpinfo.php (nach Umzug löschen!)", ["/phpinfo.php"]],
    ["vecchia home: /index.php.bak", ["/index.php.bak"]],
    ["see /backup/shop.sql. Then /bread and https://other.example/dump.sql", ["/backup/shop.sql"]],
    ["and/or /menu /styles/old/ 12/2025", []],
  ])("keeps paths of private files that a comment names: %s", (comment, paths) => {
    expect(readRawMarkup(`<!-- ${comment} --><p>Bread</p>`, BASE).commentPaths).toEqual(paths);
  });

  it.each([
    ["old shop: http://10.20.1.5:8080/login until May", ["10.20.1.5:8080"]],
    ["served by 192.168.7.21 in 0.2 s", ["192.168.7.21"]],
    ["Testserver https://shop.intranet/start, https://shop.intranet/2", ["shop.intranet"]],
    ["jQuery UI version 10.1.2.3, see config.local and https://docs.example/10.0.0.1", []],
    ["http://localhost:3000 in development; https://203.0.113.9/", []],
  ])("keeps hosts of private networks that a comment names: %s", (comment, hosts) => {
    expect(readRawMarkup(`<!-- ${comment} --><p>Bread</p>`, BASE).commentHosts).toEqual(hosts);
  });

  it.each([
    "password: required",
    "password: {{ user.password }}",
    'id="password" type="password": $("#pwd")',
    "Password: xxxxxx1",
    "pwd=/var/www/html",
    "The password is sent by mail",
    "Forgot password: click-here",
    "password: must-be-8-chars",
    "password: $user1.password",
    "password: &nbsp;1",
    "password: ${form1}",
    "pwd: user_password2=old",
    "if (form) { password = form.password1.value; }",
    "see login/logout and account 12/2025",
    "user and/or admin / something",
    "login form: see views / login2.php",
    "access log: GET /a / HTTP/1.1",
    "accounts page: layout v2 / 2026-10-01",
  ])("takes no other comment for a password: %s", (comment) => {
    expect(readRawMarkup(`<!-- ${comment} --><p>Bread</p>`, BASE).commentSecrets).toEqual([]);
  });

  it.each([
    ['<img data-src="/a.jpg" alt="Rye">', 1],
    ['<img src="data:image/gif;base64,R0=" data-lazy-src="/a.jpg"><img data-srcset="/b.jpg 2x">', 2],
    ['<img src="/a.jpg" loading="lazy" data-src="/a.jpg">', 0],
    ['<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>', 0],
    ['<picture><source srcset="/a.webp"><img data-src="/a.jpg"></picture>', 0],
    ['<img alt="Rye" id="drawn-later">', 0],
  ])("counts images whose file only a script can find: %s", (html, count) => {
    expect(readRawMarkup(html, BASE).imagesByScript).toBe(count);
  });
});
