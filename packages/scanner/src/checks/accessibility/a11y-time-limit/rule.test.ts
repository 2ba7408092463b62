import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTimeLimit } from "./rule.ts";

const FORM = '<form id="order"><label>Name <input></label><label>Town <input></label></form>';
/** Words that lie over the page once nobody has touched it for a while. */
const idle = (words: string, more = "") =>
  `${FORM}<div id="over" style="display:none;position:fixed;inset:0;background:#fff"><p>${words}</p><a href="/in">OK</a></div><script>let idle; const arm = () => { clearTimeout(idle); idle = setTimeout(() => { over.style.display = "block"; }, 90000); }; onkeydown = arm; onpointermove = arm; arm(); ${more}</script>`;
/** A number of seconds that runs down. */
const seconds = (markup: string, atEnd: string) =>
  `${markup}<script>let left = 45; const clock = setInterval(() => { left -= 1; n.textContent = left; if (left === 0) { clearInterval(clock); ${atEnd} } }, 1000);</script>`;
/** A button that begins something, which its script ends. */
const begun = (script: string, markup = "") =>
  `<button id="it" onclick="begin()">Start</button><p id="state"></p>${markup}<script>function begin() { ${script} }</script>`;
const timed = (script: string): string => `${FORM}<script>${script}</script>`;

/** A warning that comes after four minutes and counts down to the end. */
const warned = (more: string) =>
  timed(
    `setTimeout(() => { document.body.insertAdjacentHTML("beforeend", '<div role="alertdialog" aria-label="Sign-out"><p>You will be signed out in <b id="n">30</b> seconds.</p>${more}</div>'); let left = 30; const clock = setInterval(() => { left -= 1; n.textContent = left; if (left === 0) location = "/out"; }, 1000); document.getElementById("stay")?.addEventListener("click", () => clearInterval(clock)); }, 240000);`,
  );

/** A page that looks again and again whether anyone has done anything, and does something after twelve minutes. */
const watched = (then: string, more = ""): string =>
  `${FORM}<p id="say"></p><script>let last = Date.now(); for (const name of ["mousemove", "keydown"]) document.addEventListener(name, () => { last = Date.now(); });
  const looking = setInterval(() => { const idle = Date.now() - last; ${more} if (idle > 720000) { clearInterval(looking); ${then} } }, 1000);</script>`;
/** Something that comes a few seconds after people have done anything. */
const afterSeconds = (then: string): string =>
  timed(
    `let idle; const arm = () => { clearTimeout(idle); idle = setTimeout(() => { ${then} }, 9000); }; for (const name of ["mousemove", "keydown", "touchstart"]) document.addEventListener(name, arm); arm();`,
  );

ruleOutcomes(a11yTimeLimit, {
  passed: "<p>You have 10 minutes to answer. Press Extend for more time.</p>",
  failed: [
    {
      what: "a page that says that it is over, and loads again a moment later",
      body: timed(
        "setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<div style=\"position:fixed;top:9px\">Přihlášení vypršelo.</div>'); setTimeout(() => location.reload(), 5000); }, 120000)",
      ),
    },
    ...[
      ["empties a form", "order.reset();"],
      ["takes a form away", "order.outerHTML = '<p>The form was cleared.</p>';"],
    ].map(([what = "", atEnd = ""]) => ({
      what: `a time that runs down and ${what}, with nothing that gives more`,
      body: seconds(
        `${FORM}<button>Send</button><p>This form is cleared in <b id="n">45</b> seconds.</p>`,
        atEnd,
      ),
      at: ["#n"],
    })),
    {
      what: "the same in German, which signs people out",
      body: seconds(
        `${FORM}<p id="told">Sie werden in <b id="n">45</b> Sekunden abgemeldet.</p>`,
        "order.remove(); told.innerHTML = 'Ihre Sitzung ist abgelaufen.<b id=n hidden></b>';",
      ),
      at: ["#n"],
    },
    { what: "a warning that counts down, and gives no more time", body: warned("") },
    {
      what: "a form that is emptied once nobody has touched it for a while, in German",
      body: `<form id="order"><label>Vorname <input></label><label>Ort <input></label></form><script>let idle; const arm = () => { clearTimeout(idle); idle = setTimeout(() => order.reset(), 600000); }; document.onkeydown = arm; document.onclick = arm; document.oninput = arm; arm();</script>`,
    },
    {
      what: "a page that looks whether anyone is there, and empties the form",
      body: watched("order.reset();"),
    },
    {
      what: "a page that does so, and says in Finnish that it is over",
      body: watched("say.textContent = 'Istunto on vanhentunut.';"),
    },
    {
      what: "a page that counts the minutes without anyone",
      body: `${FORM}<script>let minutes = 0; setInterval(() => { minutes += 1; if (minutes > 14) location = "/out"; }, 60000); onkeypress = onmousemove = () => { minutes = 0; };</script>`,
    },
    {
      what: "a page that leads away seconds after people have done anything",
      body: afterSeconds("location = '/out';"),
    },
    {
      what: "a page that leads away after some time",
      body: timed("setTimeout(() => { location = '/over'; }, 90000)"),
    },
    {
      what: "a page that loads itself again and again, by a text of script",
      body: timed("setInterval('location.reload()', 300000)"),
    },
    ...[
      "You were signed out because nothing happened.",
      "Your session has expired. Start over.",
      "Signed out. Your bread list was not kept.",
      "Ihre Sitzung ist abgelaufen.",
      "Votre session a expiré.",
    ].map((words) => ({ what: `a page that says “${words}” after a while`, body: idle(words) })),
    {
      what: "a limit that starts anew with each key, and says nothing when it comes near",
      body: timed(
        "let timer; const start = () => { clearTimeout(timer); timer = setTimeout(() => location.assign('/signed-out'), 900000); }; addEventListener('keydown', start); start();",
      ),
    },
  ],
  review: [
    {
      what: "a page that looks whether anyone is there, and says something before it leads away",
      body: watched(
        "location = '/out';",
        "if (idle > 600000) say.textContent = 'Bewegen Sie die Maus, um zu bleiben.';",
      ),
    },
    ...[
      ["a button for more time", '<button id="more">Add more time</button>', ""],
      ["one in Polish", '<button id="more">Przedłuż o minutę</button>', ""],
      ["one in Japanese", '<button id="more">1分延長する</button>', ""],
      [
        "a question before",
        '<div id="ask" hidden><button>Yes</button></div>',
        "setInterval(() => { if (left === 25) ask.hidden = false; }, 1000);",
      ],
    ].map(([what = "", more = "", script = ""]) => ({
      what: `a time that runs down and empties a form, with ${what}`,
      body: `${seconds(`${FORM}<p>This form is cleared in <b id="n">45</b> seconds.</p>${more}`, "order.reset();")}<script>${script}</script>`,
      at: ["#n"],
    })),
    ...[
      [
        "counts by itself",
        "let left = 300; setInterval(() => { left -= 1; tell(left); if (left < 0) location.reload(); }, 1000)",
      ],
      [
        "reads the time of day",
        "const end = Date.now() + 300000; setInterval(() => { const left = Math.round((end - Date.now()) / 1000); tell(left); if (left <= 0) location = '/over'; }, 500)",
      ],
      [
        "sets one tick after the other",
        "let left = 300; const tick = () => { left -= 1; tell(left); if (left > 0) setTimeout(tick, 1000); else order.remove(); }; setTimeout(tick, 1000)",
      ],
    ].map(([how = "", script = ""]) => ({
      what: `a time that runs down and ends what one is at, on a page that ${how}`,
      body: `${FORM}<p>Your bread is kept for <b id="it">5:00</b></p><script>const tell = (left) => { it.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0"); }; ${script}</script>`,
      at: ["#it"],
    })),
    {
      what: "a page that says that someone is signed out, and something else before",
      body: idle(
        "You have been logged out.",
        "setTimeout(() => { order.insertAdjacentHTML('afterend', '<p>Still there?</p>'); }, 60000);",
      ),
    },
    ...[
      [
        "gives a table back, beside a time of day",
        seconds(
          '<p id="held">We keep the table at 6:40 for <b id="n">45</b> seconds more. <button>Take it</button></p>',
          "held.textContent = 'Your table was released.';",
        ),
      ],
      [
        "raises a price",
        seconds(
          '<p>$20 off for <b id="n">45</b> s</p><p>Price: $<span id="sum">89</span></p>',
          "sum.textContent = 109;",
        ),
      ],
      [
        "raises a price in euros",
        seconds(
          '<p>Noch <b id="n">45</b> Sekunden</p><p id="sum">29,90 €</p>',
          "sum.textContent = '39,90 €';",
        ),
      ],
    ].map(([what = "", body = ""]) => ({ what: `a time that runs down and ${what}`, body, at: ["#n"] })),
    ...[
      [
        "takes a question away",
        "quiz.hidden = false; setTimeout(() => { quiz.hidden = true; }, 20000)",
        '<div id="quiz" hidden><p>Which flour is darkest?</p><button>Rye</button></div>',
      ],
      [
        "counts down and takes a question away",
        "quiz.hidden = false; let left = 20; const turn = setInterval(() => { left -= 1; state.textContent = `${left} seconds`; if (left === 0) { clearInterval(turn); quiz.hidden = true; } }, 1000); state.textContent = '20 seconds'",
        '<div id="quiz" hidden><p>Which flour is darkest?</p><button>Rye</button></div>',
      ],
      [
        "gives a seat back, in German",
        "state.textContent = 'Ihr Platz ist gehalten.'; setTimeout(() => { state.textContent = 'Ihr Platz ist wieder freigegeben.'; }, 15000)",
        "",
      ],
      [
        "empties a form",
        "order.hidden = false; setTimeout(() => { order.reset(); }, 30000)",
        FORM.replace("<form", "<form hidden"),
      ],
      [
        "goes back to what was there before",
        "days.hidden = true; times.hidden = false; setTimeout(() => { times.hidden = true; days.hidden = false; }, 30000)",
        '<div id="days"><button>Monday</button></div><div id="times" hidden><button>8 AM</button></div>',
      ],
      [
        "leads away",
        "state.textContent = 'Held for you.'; setTimeout(() => { location = '/over'; }, 600000)",
        "",
      ],
    ].map(([what = "", script = "", markup = ""]) => ({
      what: `what begins when a button is pressed, and ${what}`,
      body: begun(script, markup),
      at: ["#it"],
    })),
    {
      what: "a step of a form that is given up after some time",
      body: `<form id="book"><div id="one"><label>Name <input name="name" required></label><button type="button" id="it" onclick="one.hidden = true; two.hidden = false; setTimeout(() => { book.reset(); two.hidden = true; one.hidden = false; }, 30000)">Next</button></div><div id="two" hidden><label>Town <input name="town"></label><button>Send</button></div></form>`,
      at: ["#it"],
    },
    {
      what: "fields that make room for a link to begin again",
      body: `<div id="box"><label>Name <input></label></div><script>setTimeout(() => { box.innerHTML = 'Time is up. <a href="/start">Start again</a>'; }, 40000);</script>`,
    },
    {
      what: "a page that leads away, with something that comes every second and may warn",
      body: timed(
        "setTimeout(() => { location = '/over'; }, 900000); let left = 900; setInterval(() => { left -= 1; if (left < 60) order.insertAdjacentHTML('afterend', '<p>Still there?</p>'); }, 1000)",
      ),
    },
    {
      what: "a page that leads away some time after a text came up",
      body: timed(
        "setTimeout(() => { order.insertAdjacentHTML('afterend', '<p>Press any key to stay here.</p>'); }, 600000); setTimeout(() => { location = '/over'; }, 720000)",
      ),
    },
    {
      what: "fields that make room for news that never come without a network",
      body: timed(
        "setInterval(() => { order.hidden = true; fetch('/news').then(() => { order.hidden = false; }); }, 30000)",
      ),
    },
    {
      what: "fields that go after some time",
      body: timed("setTimeout(() => { order.outerHTML = '<p>Your visit is over.</p>'; }, 120000)"),
    },
    { body: '<p id="it">You have <span>60</span> seconds to answer.</p>', at: ["#it"] },
    { body: '<div id="it">Your session expires in 5:00 minutes</div>', at: ["#it"] },
    { body: '<p id="it">Your seats are reserved for 8 minutes.</p>', at: ["#it"] },
    { body: '<p id="it" lang="de">Sie haben noch 30 Sekunden.</p>', at: ["#it"] },
    {
      what: "a page that leads away some time after something else came up",
      body: timed(
        "setTimeout(() => { order.insertAdjacentHTML('afterend', '<div><p>Still there?</p><button>Yes</button></div>'); }, 600000); setTimeout(() => { location = '/over'; }, 720000)",
      ),
    },
  ],
  notApplicable: [
    {
      what: "a page that asks whether anyone is there",
      body: watched(
        "location = '/out';",
        "if (idle > 600000) say.innerHTML = 'Still there? <button>Stay</button>';",
      ),
    },
    {
      what: "a question that comes seconds after people have done anything, and takes the focus from a field for digits",
      body: `<label>Phone <input id="phone" onblur="phone.value = phone.value.replaceAll(/[^0-9]/g, '')"></label><dialog id="ask"><button>Stay</button></dialog>${afterSeconds("ask.showModal();")}`,
    },
    {
      what: "pages that only say or show something once nobody does anything",
      body:
        watched("say.textContent = 'Our bakers rest, too.';") + afterSeconds("document.title = 'Come back';"),
    },

    {
      what: "a warning that counts down, and a way to stay",
      body: warned('<button id="stay">Stay signed in</button>'),
    },
    {
      what: "a form that keeps a draft after a while, and one whose search field a script fills in",
      body: `${FORM}<label>Find <input id="find" placeholder="Rye"></label><script>setTimeout(() => { window.draft = [...document.querySelectorAll("input")].map(({ value }) => value); find.placeholder = "Oat"; }, 60000);</script>`,
    },
    {
      what: "times that run down and end nothing, ask for more time, go on, or are up at once",
      body: `${FORM}<p><b id="a">5:00</b> <b id="b">4:00</b> <b id="c">7:12</b> <b id="d">0:12</b></p><div id="more" hidden><p>More time?</p><button>Yes</button></div>
      <script>const tell = (at, left) => { at.textContent = Math.floor(left / 60) + ":" + String(Math.max(left, 0) % 60).padStart(2, "0"); }; let left = 0;
      setInterval(() => { left += 1; tell(a, 300 - left); tell(b, 240 - left); tell(c, 432 + left); tell(d, 12 - left); if (left === 230) more.hidden = false; }, 1000)</script>`,
    },
    ...[
      [
        "a message that goes",
        "state.textContent = 'Saved.'; setTimeout(() => { state.textContent = ''; }, 12000)",
      ],
      ["news", "setTimeout(() => { state.textContent = 'Rye bread is fresh.'; }, 30000)"],
      [
        "a question whether to go on",
        "setTimeout(() => { state.innerHTML = 'Time is up soon. <button>Give me more time</button>'; }, 30000)",
      ],
      ["nothing one sees", "setTimeout(() => { window.seen = true; }, 60000)"],
    ].map(([what = "", script = ""]) => ({ what: `a button that begins ${what}`, body: begun(script) })),
    ...["You will be signed out in a minute.", "Ten percent off for members who are signed in."].map(
      (words) => ({ what: `a page that says “${words}” after a while`, body: idle(words) }),
    ),
    ...[
      ["lowers a price", "sum.textContent = '$79';"],
      ["counts what was sold", "sold.textContent = '13 sold';"],
      ["begins a sale", "sold.textContent = 'The sale is on.';"],
    ].map(([what = "", atEnd = ""]) => ({
      what: `a time that runs down and ${what}`,
      body: seconds(
        '<p>Next batch in <b id="n">45</b> s</p><p id="sum">$89</p><p id="sold">12 sold</p>',
        atEnd,
      ),
    })),
    "<p>Bake it for 40 minutes.</p>",
    "<p>We deliver within 30 minutes.</p>",
    "<p>The session on rye starts at 9:30.</p>",
    {
      what: "what is set for later and leads nowhere: news, an offer, counts, a limit of days, and two taken back",
      body: timed(
        "setInterval(() => { window.seen = (window.seen ?? 0) + 1; }, 60000); setTimeout(() => { order.insertAdjacentHTML('afterend', '<div><p>Ten percent off</p><button>Close</button></div>'); }, 30000); setTimeout(() => { location = '/over'; }, 80000000); clearTimeout(setTimeout(() => { location = '/over'; }, 60000)); clearTimeout(String(setTimeout(() => { location = '/over'; }, 70000))); setTimeout(() => { order.lastElementChild.remove(); }, 40000)",
      ),
    },
  ],
});
