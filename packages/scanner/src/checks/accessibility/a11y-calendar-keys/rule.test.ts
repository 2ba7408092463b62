import { ARROWS_IN_MONTH, monthPage } from "#checks/accessibility/operated/calendars.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCalendarKeys } from "./rule.ts";

const BUTTONS = {
  day: (number: number) => `<button type="button" class="day">${number}</button>`,
};

/** Puts the month behind all else of a long page. */
const AT_THE_END = `document.body.insertAdjacentHTML("beforeend", Array.from({ length: 30 }, (_, at) => '<a href="/' + at + '">Bread ' + at + "</a> ").join("")); document.body.append(month);`;

ruleOutcomes(a11yCalendarKeys, {
  passed: [
    {
      what: "a month of buttons that stays open at the end of a long page",
      body: monthPage({ ...BUTTONS, opens: ["focus"], script: AT_THE_END }),
    },
    {
      what: "a month of cells at the end of a long page that Enter chooses from",
      body: monthPage({
        day: (number) => `<span class="day" tabindex="0">${number}</span>`,
        opens: ["focus"],
        label: "Tag",
        script: `${AT_THE_END} month.onkeydown = ({ key, target }) => { if (key === "Enter" && target.className === "day") choose(target); };`,
      }),
    },
    {
      what: "a month that the down arrow opens and in which arrow keys move",
      body: monthPage({
        day: (number) => `<button type="button" class="day" tabindex="-1">${number}</button>`,
        script: ARROWS_IN_MONTH,
      }),
    },
    {
      what: "a month of buttons that comes with the focus, next in the order of the Tab key",
      body: monthPage({ ...BUTTONS, opens: ["focus"], label: "Fecha de llegada" }),
    },
    {
      what: "a month that only a click opens, beside a field in which the date can be typed",
      body: monthPage({ field: 'placeholder="jj/mm/aaaa"', label: "Date d’arrivée" }),
    },
    {
      what: "a month that Enter opens, and whose current day arrow keys only mark",
      body: monthPage({
        label: "Data",
        script: `let at = 0; const days = [...document.querySelectorAll(".day")];
          field.onkeydown = ({ key }) => { if (key === "Enter") { if (month.hidden) show(true); else choose(days[at]); } if (!month.hidden && key === "ArrowRight") { days[at].className = "day"; at += 1; days[at].className = "day on"; } };`,
      }),
    },
  ],
  failed: [
    {
      what: "a month at the end of a long page that goes as soon as the focus leaves its field",
      body: monthPage({
        ...BUTTONS,
        opens: ["focus"],
        script: `${AT_THE_END} field.addEventListener("blur", () => setTimeout(() => { if (!month.contains(document.activeElement)) show(false); }));`,
      }),
      at: ["#field"],
    },
    {
      what: "a month at the end of a long page of whose parts only an arrow is reached",
      body: monthPage({
        opens: ["focus"],
        label: "Fecha de salida",
        script: `${AT_THE_END} month.insertAdjacentHTML("afterbegin", '<button type="button" aria-label="Mes anterior">‹</button>');`,
      }),
      at: ["#field"],
    },
    {
      what: "a month that only a click opens",
      body: monthPage({}),
      at: ["#field"],
    },
    {
      what: "a month that is nearly over, of which only the last days can still be chosen",
      body: monthPage({
        day: (number) => `<span class="${number < 28 ? "day-disabled" : "day"}">${number}</span>`,
        label: "Fecha",
      }),
      at: ["#field"],
    },
    {
      what: "a month that only a click opens, of a field that calls itself a combo box",
      body: monthPage({ field: 'readonly role="combobox" aria-expanded="false"', label: "Arrivo, data" }),
      at: ["#field"],
    },
    {
      what: "a month of buttons that only a click opens",
      body: monthPage({ ...BUTTONS, label: "Data di inizio" }),
      at: ["#field"],
    },
    {
      what: "a month that comes with the focus, and in which no key moves",
      body: monthPage({ opens: ["focus", "click"], label: "Arrival" }),
      at: ["#field"],
    },
    {
      what: "a month that comes with the focus, and whose buttons alone can be reached",
      body: monthPage({
        opens: ["focus"],
        label: "Startdatum",
        script: `month.insertAdjacentHTML("afterbegin", '<button type="button" aria-label="Zurück">‹</button>');`,
      }),
      at: ["#field"],
    },
    {
      what: "a month that scripts draw anew for each click, heard of by the whole page",
      body: `<label>Fechas <input type="text" id="field" readonly></label><div id="room"></div><script>
        document.addEventListener("click", ({ target }) => {
          if (target === field) room.innerHTML = '<div id="month">' + Array.from({ length: 31 }, (_, at) => '<div class="day" tabindex="0">' + (at + 1) + "</div>").join("") + "</div>";
          else { if (target.className === "day") field.value = target.textContent; room.innerHTML = ""; }
        });</script>`,
      at: ["#field"],
    },
  ],
  review: [
    {
      what: "a month that comes with the focus below a field that is not called after dates",
      body: monthPage({ field: 'name="periodo"', label: "Periodo", opens: ["focus"] }),
      at: ["#field"],
    },
    {
      what: "a month that only a click opens, beside a field that says nothing of how to type a date",
      body: monthPage({ field: 'placeholder="Choose a day"', label: "Arrival" }),
      at: ["#field"],
    },
    {
      what: "a month that only a click opens, with a button beside the field",
      body: monthPage({
        label: "Anreise",
        script: `field.closest("label").insertAdjacentHTML("afterend", '<button type="button" onclick="show(true)">Kalender</button>');`,
      }).replace(/^/, "<div>"),
      at: ["#field"],
    },
    {
      what: "a month whose days take the focus, and hear neither of Enter nor of Space",
      body: monthPage({
        opens: ["focus"],
        day: (number) => `<div class="day" role="button" tabindex="0">${number}</div>`,
      }),
      at: ["#field"],
    },
  ],
  notApplicable: [
    { what: "a field that opens nothing", body: "<label>Total <input readonly value='12'></label>" },
    {
      what: "a field that opens a list of a few numbers",
      body: `<label>Day <input type="text" id="field" readonly></label><ul id="list" hidden><li>1</li><li>2</li><li>3</li></ul><script>field.onclick = () => { list.hidden = false; };</script>`,
    },
  ],
});
