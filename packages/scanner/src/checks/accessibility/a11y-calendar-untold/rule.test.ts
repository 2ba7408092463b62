import { monthPage } from "#checks/accessibility/operated/calendars.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yCalendarUntold } from "./rule.ts";

/** The days of a month in a table. */
const inTable = (field: string): string =>
  `<label>Fecha <input type="text" id="field" ${field}></label><table id="month" hidden><tr>${Array.from({ length: 30 }, (_, at) => `<td class="day">${at + 1}</td>`).join("")}</tr></table><style>.day{cursor:pointer}</style>
  <script>field.onclick = () => { month.hidden = false; }; month.onclick = ({ target }) => { if (target.className !== "day") return; field.value = target.textContent; month.hidden = true; };</script>`;

const BUTTON = (number: number): string => `<button type="button" class="day">${number}</button>`;

/** A month of buttons with something that leads to another one. */
const withWay = (way: string, label: string): string =>
  monthPage({ field: "", label, day: BUTTON, script: `month.insertAdjacentHTML("afterbegin", '${way}');` });

ruleOutcomes(a11yCalendarUntold, {
  passed: [
    {
      what: "arrows that are buttons",
      body: withWay('<button type="button" aria-label="Next month">›</button>', "Date"),
    },
    {
      what: "a month in words beside its days",
      body: withWay('<span class="month-name" style="cursor:pointer">May</span>', "Datum"),
    },
    {
      what: "days that are buttons",
      body: monthPage({
        field: "",
        day: (number) => `<button type="button" class="day">${number}</button>`,
      }),
    },
    {
      what: "days that are cells of a grid",
      body: monthPage({
        field: "",
        label: "Date",
        month: 'role="grid" aria-label="Mai"',
        day: (number) => `<span class="day" role="gridcell" tabindex="-1">${number}</span>`,
      }),
    },
    {
      what: "a month for the mouse alone, beside a field that can be written in",
      body: monthPage({ field: "", label: "Data di arrivo", month: 'aria-hidden="true"' }),
    },
  ],
  failed: [
    {
      what: "an arrow without a role",
      body: withWay('<span id="on" style="cursor:pointer">›</span>', "Date"),
      at: ["#on"],
    },
    {
      what: "an arrow that is drawn, without a name either",
      body: withWay(
        '<div class="cal-prev" style="cursor:pointer;width:9px;height:9px"></div><div id="on" class="cal-next" style="cursor:pointer;width:9px;height:9px"></div>',
        "Data di arrivo",
      ),
      at: ["#on"],
    },
    {
      what: "days without a role",
      body: monthPage({}),
      at: ["#month > span:nth-of-type(15)"],
    },
    {
      what: "days without a role beside a field that can be written in",
      body: monthPage({ field: 'class="datepicker"', label: "Wann?", opens: ["focus"] }),
      at: ["#month > span:nth-of-type(15)"],
    },
    {
      what: "days that only take the focus",
      body: monthPage({
        label: "Fecha",
        day: (number) => `<div class="day" tabindex="0">${number}</div>`,
      }),
      at: ["#month > div:nth-of-type(15)"],
    },
    {
      what: "cells of a table that are chosen for a field that can't be written in",
      body: inTable("readonly"),
      at: ["#month > tbody > tr > td:nth-of-type(15)"],
    },
  ],
  review: {
    what: "cells of a table that are chosen beside a field that can be written in",
    body: inTable(""),
    at: ["#month > tbody > tr > td:nth-of-type(15)"],
  },
  notApplicable: "<label>Date <input></label>",
});
