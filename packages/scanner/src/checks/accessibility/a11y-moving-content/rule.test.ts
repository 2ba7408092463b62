import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";
import { answeringWith, webmFile } from "#gather/views/media.testing.ts";

import { a11yMovingContent } from "./rule.ts";

/** Seconds after which it still runs, whenever a slow machine looks. */
const LASTING = 300;
const FILES = {
  "/film.webm": answeringWith("video/webm", webmFile(LASTING)),
  "/scene.webm": answeringWith("video/webm", webmFile(2)),
};
const FRAME = "21f90400640000002c00000000010001000002024c0100";
/** Goes round for ever. */
const GIF = Buffer.from(
  `47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000${FRAME}${FRAME}3b`,
  "hex",
);

const drawing = (motion: string): string =>
  `<svg id="way" width="300" height="200" role="img" aria-label="The way of the bread"><rect id="cart" width="60" height="40" fill="#963">${motion}</rect></svg>`;

/** Cards side by side, seen through a frame, that a script moves along. */
const track = (name: string, move: string): { style: string; body: string } => ({
  style:
    ".frame{overflow:hidden;width:300px} .row{display:flex;transition:transform .2s} .card{flex:0 0 300px;height:120px}",
  body: `<section><div class="frame"><div class="${name}" id="breads"><div class="card"><h2>Rye</h2></div><div class="card"><h2>Oat</h2></div><div class="card"><h2>Spelt</h2></div></div></div><button id="other">Other</button></section><p>Baked since 1911.</p><script>let at = 0; const move = () => { at = (at + 1) % 3; ${move}; }; let turning</script>`,
});
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='12'%3E%3Crect width='60' height='12' fill='%23840'/%3E%3C/svg%3E";
const BY_ITSELF = "<script>turning = setInterval(move, 2500)</script>";
const MOVED = 'breads.style.transform = "translateX(-" + 300 * at + "px)"';

ruleOutcomes(a11yMovingContent, {
  passed: [
    ...["Toggle slider autoplay", "Automatischer Wechsel der Bilder", "Défilement automatique"].map(
      (name) => ({
        what: `a row that moves along beside a button called ${name}`,
        style: track("row", MOVED).style,
        body: `${track("row", MOVED).body}${BY_ITSELF}<script>other.textContent = "${name}"; other.onclick = () => clearInterval(turning)</script>`,
      }),
    ),
    {
      what: "a row that moves along beside a sign whose class says that it switches autoplay",
      style: track("row", MOVED).style,
      body: `${track("row", MOVED).body}${BY_ITSELF}<script>other.textContent = "❚❚"; other.className = "rail-autoplay"; other.onclick = () => clearInterval(turning)</script>`,
    },
    {
      what: "a row that moves along beside a pause button",
      style: track("row", MOVED).style,
      body: `${track("row", MOVED).body}${BY_ITSELF}<script>other.textContent = "Pause"; other.onclick = () => clearInterval(turning)</script>`,
    },
    {
      what: "lines of which one takes the other's place once, beside slides with a pause button",
      body: `<div id="state"><p>We look up the price of today for you.</p><p hidden>Rye bread costs $4 today.</p></div><section><div class="carousel" id="show"><div><h2>Rye</h2></div><div hidden><h2>Oat</h2></div></div><button>Pause</button></section><script>setTimeout(() => { for (const line of state.children) line.hidden = !line.hidden }, 900); setInterval(() => { for (const slide of show.children) slide.hidden = !slide.hidden }, 2000)</script>`,
    },
    {
      what: "words that take turns until a button stops them, beside a greeting that changes once",
      body: '<p id="hello">Good day</p><blockquote id="said">Best rye in town.</blockquote><button onclick="clearInterval(turning)">Pause</button><script>const all = ["Best rye in town.", "We come each Sunday.", "Ask for the plum cake."]; let turn = 0; const turning = setInterval(() => { said.textContent = all[++turn % 3]; }, 2600); setTimeout(() => { hello.textContent = "Good evening"; }, 900)</script>',
    },
    {
      what: "parts that take turns beside a pause button",
      style: ".part{display:none;height:120px}.part.on{display:block}",
      body: `<section><div class="show"><div class="part on"><h2>Rye</h2></div><div class="part"><h2>Oat</h2></div></div><button>Pause</button></section><script>const parts = [...document.querySelectorAll(".part")]; setInterval(() => parts.forEach((part) => part.classList.toggle("on")), 2500)</script>`,
    },
    {
      what: "slides with a pause button",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}",
      body: '<section class="carousel"><div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div><button>Pause</button></section><script>const items = [...document.querySelectorAll(".item")]; setInterval(() => items.forEach((item) => item.classList.toggle("on")), 1500)</script>',
    },
    {
      what: "a number that a button stops",
      body: '<p>Price: <b id="price">1</b></p><p><button onclick="clearInterval(ticking)">Stop prices</button></p><script>let turn = 0; const ticking = setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>',
    },
    {
      what: "a number that a button hides",
      body: '<p>Price: <b id="price">1</b></p><p><button onclick="price.hidden = true">Hide the price</button></p><script>let turn = 0; const ticking = setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>',
    },
    {
      what: "a film with a pause button",
      body: '<section><video id="film" muted autoplay loop src=/scene.webm width="300" height="200"></video><button>Pause</button></section>',
      routes: FILES,
    },
  ],
  failed: [
    {
      what: "a row that goes round, its first card put behind the last one once it has moved",
      style: track("rail slider", "").style,
      body: `${track("rail slider", "breads.style.transition = 'transform .2s'; breads.style.transform = 'translateX(-300px)'; setTimeout(() => { breads.style.transition = 'none'; breads.append(breads.firstElementChild); breads.style.transform = 'none'; }, 250)").body}${BY_ITSELF}`,
      at: ["#breads"],
    },
    {
      what: "slides that change more rarely than a number beside them",
      style: track("row slider", MOVED).style,
      body: `${track("row slider", MOVED).body}<p>Loaves baked: <b id="count">1</b></p><script>turning = setInterval(move, 4000); let baked = 1; setInterval(() => { count.textContent = ++baked; }, 1000)</script>`,
      at: ["#breads", "#count"],
    },
    {
      what: "pictures whose own moving box cuts off what it holds",
      style:
        ".outer{overflow:hidden;width:300px} ul{overflow:hidden;width:1200px;margin:0;padding:0;list-style:none} li{float:left;width:300px;height:120px}",
      body: `<div class="outer"><ul class="picture-slider" id="breads">${["Roggen", "Hafer", "Dinkel"].map((name) => `<li><img src="${PICTURE}" alt="${name}"></li>`).join("")}</ul></div><p>Gebacken seit 1911.</p><script>let at = 0; const move = () => { at = (at + 1) % 3; ${MOVED}; }; setInterval(move, 2600)</script>`,
      at: ["#breads"],
    },
    {
      what: "running words that float in a box without height, drawn by a script",
      style:
        "@keyframes run{from{transform:translateX(900px)}to{transform:translateX(-900px)}} .line{overflow:hidden;height:30px}",
      body: '<div class="line"><div id="rail" style="width:9000px;animation:run 24s linear"><div style="float:left;margin-right:20px">Bread is cheap today, and rolls are, too</div></div></div><p>Baked since 1911.</p>',
      at: ["#rail"],
    },
    {
      what: "a row that moves along beside buttons to its parts, whose box is called after autoplay",
      style: track("row autoplay", MOVED).style,
      body: `${track("row autoplay", MOVED).body}${BY_ITSELF}<script>other.textContent = "Automatic gearboxes"; other.className = "rail-next"</script>`,
      at: ["#breads"],
    },
    {
      what: "pictures that float side by side and are moved by a timer set anew each time",
      style:
        ".frame{width:600px;height:120px;overflow:hidden;position:relative}.all{width:3000px}.all div{float:left;width:600px}.all img{width:600px;height:120px}",
      body: `<div class="frame" aria-live="polite"><div class="all" id="it">${["Rye", "Oat", "Rolls"].map((name) => `<div><img src="${PICTURE}" alt="${name}"></div>`).join("")}</div></div><p>Baked since 1911.</p><script>let at = 0; const go = () => { at = (at + 1) % 3; it.style.transform = "translate3d(" + -600 * at + "px, 0, 0)"; setTimeout(go, 2500); }; setTimeout(go, 2500);</script>`,
      at: ["#it"],
    },
    ...[
      ["nothing calls a slider", "row", MOVED],
      ["its own class calls a slider", "row tns-slider", MOVED],
      ["a script moves by its margin", "row", "breads.style.marginLeft = `${-300 * at}px`"],
    ].map(([what = "", name = "", move = ""]) => ({
      what: `a row that moves along and that ${what}`,
      style: track(name, move).style,
      body: `${track(name, move).body}${BY_ITSELF}`,
      at: ["#breads"],
    })),
    {
      what: "offers of one line each that take turns",
      body: `<section aria-label="Offers" id="offers"><div><p>Rye bread for $4 until Sunday.</p></div><div hidden><p>Three rolls for the price of two.</p></div><div hidden><p>A third off all plum cakes.</p></div></section><p>Baked since 1911.</p><script>const all = offers.children; let at = 0; setInterval(() => { all[at].hidden = true; at = (at + 1) % 3; all[at].hidden = false; }, 3000)</script>`,
      at: ["#offers"],
    },
    {
      what: "a drawing that moves by itself without end",
      body: drawing('<animate attributeName="x" from="0" to="240" dur="2s" repeatCount="indefinite"/>'),
    },
    {
      what: "slides by their name in a page that also hides an empty box",
      body: `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><div id="app"><main><h1>Harbour Bakery</h1><p>Baked since 1911.</p><div class="carousel"><div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div></div></main></div><div style="display:none"></div>
        <style>.item{display:none;height:90px}.on{display:block}</style><script>const items = [...document.querySelectorAll(".item")]; setInterval(() => items.forEach((item) => item.classList.toggle("on")), 2500)</script></body></html>`,
      at: ["div.carousel"],
    },
    ...[
      ["display", ".part{display:none}.part.on{display:block}"],
      ["opacity", ".part{opacity:0;transition:opacity .3s}.part.on{opacity:1}"],
      ["visibility", ".part{visibility:hidden}.part.on{visibility:visible}"],
    ].map(([how = "", look = ""]) => ({
      what: `parts that nothing calls slides and that take turns by ${how}, from a script of its own file`,
      style: `${look} .show{position:relative;height:160px} .part{position:absolute;inset:0;background:#eee}`,
      body: `<div class="show" id="show"><div class="part on"><h2>Rye</h2><p>Dark and sour.</p></div><div class="part"><h2>Oat</h2><p>Mild.</p></div><div class="part"><h2>Spelt</h2><p>Nutty.</p></div></div><p>Baked since 1911 in our own oven.</p><script src="/turn.js"></script>`,
      routes: {
        "/turn.js":
          "const parts = [...document.querySelectorAll('.part')]; let at = 0; setInterval(() => { parts[at].classList.remove('on'); at = (at + 1) % 3; parts[at].classList.add('on'); }, 3500)",
      },
      at: ["main > div"],
    })),
    {
      what: "a word in a sentence, called a rotator, that takes turns",
      body: '<h2>We bake <span class="rotator" id="word">rye bread</span></h2><script>const all = ["rye bread", "oat rolls", "plum cake"]; let turn = 0; setInterval(() => { word.textContent = all[++turn % 3]; }, 2000)</script>',
      at: ["#word"],
    },
    {
      what: "words that take turns every three seconds, faded out meanwhile",
      body: '<h2>Guests say</h2><blockquote id="said" style="transition:opacity .2s">Best rye in town.</blockquote><script>const all = ["Best rye in town.", "We come each Sunday.", "Ask for the plum cake."]; let turn = 0; setInterval(() => { said.style.opacity = 0; setTimeout(() => { said.textContent = all[++turn % 3]; said.style.opacity = 1; }, 250); }, 2600)</script>',
      at: ["#said"],
    },
    {
      what: "words that take turns, and are out of sight for a while after each change",
      body: '<h2>Guests say</h2><blockquote id="said">Best rye in town.</blockquote><script>const all = ["Best rye in town.", "We come each Sunday.", "Ask for the plum cake."]; let turn = 0; setInterval(() => { said.style.opacity = 0; said.textContent = all[++turn % 3]; setTimeout(() => { said.style.opacity = 1; }, 1200); }, 2600)</script>',
      at: ["#said"],
    },
    {
      what: "running text in a box that is called a ticker, told once",
      style:
        "@keyframes run{from{transform:translateX(0)}to{transform:translateX(-400px)}} .ticker{overflow:hidden} .words{display:inline-block;white-space:nowrap;animation:run 9s linear infinite}",
      body: '<div class="ticker"><span class="words" id="words"><a href="/rye">Rye bread is cheap today</a> and rolls are, too</span></div><p>Baked since 1911.</p><script>window.seen = 1</script>',
      at: ["#words"],
    },
    {
      what: "running text",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}",
      body: '<p class="news">Our news: bread is cheap</p>',
      at: ["p.news"],
    },
    {
      what: "slides that change by themselves",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}",
      body: '<div class="carousel"><div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div></div><script>const items = [...document.querySelectorAll(".item")]; setInterval(() => items.forEach((item) => item.classList.toggle("on")), 1500)</script>',
      at: ["div.carousel"],
    },
    {
      what: "slides of which no change comes just when five seconds are over",
      style: ".item{display:none}.on{display:block}",
      body: '<div class="carousel"><div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div></div><script>const items = [...document.querySelectorAll(".item")]; const change = () => items.forEach((item) => item.classList.toggle("on")); [900, 2400, 3900].forEach((at) => setTimeout(change, at)); setTimeout(() => { change(); setInterval(change, 1500) }, 6100)</script>',
      at: ["div.carousel"],
    },
    {
      what: "a text that keeps changing",
      body: '<p>Now: <b id="now">Bread</b></p><p role="status" id="told">0</p><script>let turn = 0; setInterval(() => { now.textContent = ["Bread", "Rolls"][turn++ % 2] + " fresh from the oven"; told.textContent = turn }, 400)</script>',
      at: ["#now"],
    },
    {
      what: "a number that keeps changing",
      body: '<p>Price: <b id="price">1</b></p><button>Order</button><script>let turn = 0; setInterval(() => { price.textContent = 100 + turn++ % 7 }, 400)</script>',
      at: ["#price"],
    },
    {
      what: "a film that nothing pauses",
      at: ["#film"],
      body: '<video id="film" muted autoplay src="/film.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a short film that goes round",
      at: ["#film"],
      body: '<video id="film" muted autoplay loop src="/scene.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a picture that moves, told from its bytes",
      body: '<img src="/loaf.gif" alt="A loaf" width="200" height="200">',
      routes: { "/loaf.gif": answeringWith("image/gif", GIF) },
      at: ["main > img"],
    },
  ],
  review: [
    {
      what: "text that rests for those who want less motion",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}@media(prefers-reduced-motion:reduce){.news{animation:none}}",
      body: '<p class="news">Our news: bread is cheap</p>',
    },
    {
      what: "a pause button elsewhere",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}",
      body: '<section><p class="news">Our news: bread is cheap</p></section><footer><section><button>Pause</button></section></footer>',
    },
    {
      what: "a clock",
      body: '<b id="now">12:00</b><script>let turn = 0; setInterval(() => { now.textContent = "12:0" + turn++ % 9 }, 400)</script>',
    },
  ],
  notApplicable: [
    {
      what: "a drawing that moves once, and one that waits for a press",
      body: drawing(
        '<animate attributeName="x" from="0" to="240" dur="2s"/><animateTransform attributeName="transform" type="rotate" from="0" to="90" dur="2s" begin="way.click" repeatCount="indefinite"/>',
      ),
    },
    "<p>Bread</p>",
    {
      what: "a form whose parts come when they are asked for, with a field called children",
      body: `<form><div style="height:80px"><label>Town <input></label></div><div style="display:none;height:80px"><label>Age <input name="children"></label></div></form><p id="hello">Good day</p><script>setTimeout(() => { hello.textContent = "Good evening"; }, 900)</script>`,
    },
    {
      what: "parts that show one at a time when they are asked for, and one that gives way to another once",
      style: ".part{display:none;height:120px}.part.on{display:block}",
      body: `<button onclick="for (const part of one.children) part.classList.toggle('on')">Other</button><div id="one"><div class="part on"><h2>Rye</h2></div><div class="part"><h2>Oat</h2></div></div>
        <div id="two"><div class="part on"><h2>Good day</h2></div><div class="part"><h2>Good evening</h2></div></div><script>setTimeout(() => { for (const part of two.children) part.classList.toggle("on"); }, 1500)</script>`,
    },
    {
      what: "boxes of a page that come one after the other, of which none is a slide",
      body: `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><div id="app"><main><h1>Harbour Bakery</h1><p>Baked since 1911.</p></main></div><div id="chat" style="display:none"></div><div id="news" style="display:none"></div>
        <script>setTimeout(() => { chat.style.display = ""; chat.innerHTML = "<p>May we help you?</p>"; }, 2000); setTimeout(() => { app.style.marginTop = "80px"; news.style.display = ""; news.innerHTML = "<p>New: oat rolls</p>"; }, 6000);</script></body></html>`,
    },
    {
      what: "a row that moves along when it is asked to, and one that is merely too long",
      style: track("row", MOVED).style,
      body: `${track("row", MOVED).body}<script>other.onclick = move</script><div class="frame"><div class="row"><div class="card"><p>Rye</p></div><div class="card"><p>Oat</p></div></div></div>`,
    },
    {
      what: "slides that are drawn anew all the time without any change, and such that a late notice pushes down",
      style: ".slider{overflow:hidden}",
      body: `<div id="notice"></div><div class="slider" id="same"></div><script>const draw = () => { same.innerHTML = "<div><h2>Rye</h2></div><div hidden><h2>Oat</h2></div>"; }; draw(); setInterval(draw, 1500); setTimeout(() => { notice.textContent = "Closed on Monday"; }, 1200)</script>`,
    },
    {
      what: "a row moved once by its own transform that rests where it is",
      style: track("row slider", "").style,
      body: `${track("row slider", "").body}<script>breads.style.transform = "translateX(-300px)"; breads.style.overflow = "hidden";</script>`,
    },
    {
      what: "slides that wait for a click",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}",
      body: '<div class="carousel"><div class="item on"><h2>Bread</h2></div><div class="item"><h2>Rolls</h2></div><button>Next</button></div>',
    },
    {
      what: "spinners, short entrances and what moves only when pointed at",
      style:
        ".item{display:none}.on{display:block} @keyframes run{from{transform:translateX(0)}to{transform:translateX(200px)}} .news{animation:run 9s linear infinite}.wait{width:40px;height:40px;animation:run 1s infinite}.enter{animation:run 1s}.hover:hover{animation:run 9s infinite}",
      body: `<div class="wait" role="status">Loading</div><p class="enter">${SENTENCE}</p><p class="hover">${SENTENCE}</p>`,
    },
    {
      what: "a film with controls",
      body: '<video id="film" muted autoplay loop controls src="/scene.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a film that ends within five seconds",
      body: '<video id="film" muted autoplay src="/scene.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a film that cannot be seen",
      body: '<video id="film" muted autoplay loop style="display:none" src="/scene.webm" width="300" height="200"></video>',
      routes: FILES,
    },
  ],
});
