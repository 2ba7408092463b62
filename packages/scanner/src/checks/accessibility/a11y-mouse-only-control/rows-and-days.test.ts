import { calendarPage, monthPage } from "#checks/accessibility/operated/calendars.testing.ts";
import { latePage } from "#checks/accessibility/operated/late-comers.testing.ts";
import { ROUTED_CARDS, rowsPage } from "#checks/accessibility/operated/rows.testing.ts";
import { TRACK_OF_SLIDER, twoHandles } from "#checks/accessibility/operated/tracks.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMouseOnlyControl } from "./rule.ts";

const ORDER = `<button onclick="this.textContent += '!'">Order</button>`;

ruleOutcomes(a11yMouseOnlyControl, {
  passed: [
    {
      what: "cards that lead where a button in them leads as well",
      style: ".card{padding:12px;border:1px solid;cursor:pointer}",
      body: ["baker", "nurse"]
        .map(
          (name) =>
            `<div class="card" onclick="location.href = '/${name}'"><h2>${name}</h2><button onclick="event.stopPropagation(); location.href = '/${name}'">Open ${name}</button></div>`,
        )
        .join(""),
    },
    {
      what: "handles of a slider that arrow keys move from its track",
      body: `${ORDER}${twoHandles("if (event.key === 'ArrowRight') put(low + 1);")}`,
    },
    {
      what: "rows with a button that shows the same",
      body: rowsPage("<button onclick='flip(this.closest(\"tr\"))'>More</button>"),
    },
    { what: "a card that leads where the link in it leads", body: `${ORDER}${ROUTED_CARDS}` },
    {
      what: "days that arrow keys choose as well",
      body: `${ORDER}${calendarPage(
        "readonly",
        'day.onkeydown = ({ key }) => { if (key === "ArrowDown") day.value = "2.5."; };',
      )}`,
    },
    {
      what: "days of a whole month, which are told as a calendar",
      body: `${ORDER}${monthPage({ opens: ["focus", "click"] })}`,
    },
    {
      what: "days beside a field that people can write in",
      body: `${ORDER}${calendarPage('placeholder="2.5."')}`,
    },
  ],
  failed: [
    {
      what: "rows with buttons that do something else",
      body: rowsPage("<button onclick='this.hidden = true'>Löschen</button>"),
      at: ["main > table > tbody > tr:nth-of-type(2)", "main > table > tbody > tr:nth-of-type(4)"],
    },
    {
      what: "a card that leads on, and a sign in it that only the mouse presses",
      style:
        ".card{padding:12px;border:1px solid;cursor:pointer} i{display:inline-block;width:24px;height:24px;cursor:pointer}",
      body: `<div class="card" onclick="location.href = '/baker'"><h2>Baker</h2><i onclick="event.stopPropagation(); this.textContent = this.textContent === '' ? '★' : ''"></i></div>`,
      at: ["div.card", "div.card > i"],
    },
    { what: "the sign that shuts an offer that comes by itself", body: latePage(), at: ["#shut"] },
    {
      what: "handles of a slider whose track takes the focus and hears no key",
      body: twoHandles(""),
      at: ["#from", "#to"],
    },
    {
      what: "rows that show more when they are clicked, with links to files",
      body: rowsPage('<a href="/notice.pdf">PDF</a>'),
      at: ["main > table > tbody > tr:nth-of-type(2)", "main > table > tbody > tr:nth-of-type(4)"],
    },
    {
      what: "days of a calendar of a field that can't be written in",
      body: calendarPage("readonly"),
      at: ["#month > table > tbody > tr > td:nth-of-type(1)"],
    },
  ],
  review: {
    what: "rows with buttons that open a menu, which may do the same",
    body: rowsPage(
      "<button onclick='this.nextElementSibling.hidden = false'>⋯</button><span hidden><button>Mehr</button></span>",
    ),
    at: ["main > table > tbody > tr:nth-of-type(2)", "main > table > tbody > tr:nth-of-type(4)"],
  },
  notApplicable: { what: "a track of a slider that arrow keys move", body: TRACK_OF_SLIDER },
});
