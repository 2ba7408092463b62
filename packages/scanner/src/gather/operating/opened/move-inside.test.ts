import { describe, expect, it } from "vitest";

import { NOT_LED_ON } from "#gather/operating/forms/form-steps.ts";
import { type Gesture, GESTURES } from "#gather/operating/gestures/gesture-facts.ts";
import { SENT_FORMS } from "#gather/operating/forms/form-facts.ts";
import { TRIED_SLIDERS } from "#gather/operating/gestures/slider-facts.ts";

import { LONG, OperatedPages, valueOf } from "#gather/operating/operated-pages.testing.ts";

const pages = new OperatedPages();

/** A form whose first step wants an entry, and whose second one may lead on to a third. */
const inSteps = (second: string, third = "", leadsOn = "true"): string => `<form id="form" novalidate>
  <div class="step"><label>Name <input id="a" autocomplete="name"></label><p id="e1"></p><button type="button" id="n1">Weiter</button></div>
  <div class="step" hidden>${second}<button type="button" id="n2">Weiter</button></div>
  <div class="step" hidden>${third}<button>Senden</button></div></form>
  <script>const parts = [...document.querySelectorAll(".step")]; const show = (at) => parts.forEach((part, index) => { part.hidden = index !== at; });
  n1.onclick = () => { e1.textContent = ""; if (a.value === "") e1.textContent = "Bitte nennen Sie Ihren Namen."; else if (${leadsOn}) show(1); };
  n2.onclick = () => show(2); form.onsubmit = (event) => event.preventDefault();</script>`;

/** An entry takes its place among others as the pointer comes over them. */
const RANKING = `<ul id="rank" style="width:200px;padding:0">${["Rye", "Oat", "Spelt"].map((name) => `<li style="height:30px;cursor:grab">${name}</li>`).join("")}</ul>
  <script>{ let held = null; for (const one of rank.children) one.onmousedown = (event) => { held = one; event.preventDefault(); };
  addEventListener("mousemove", ({ clientY }) => { if (!held) return; const after = [...rank.children].filter((one) => one !== held).find((one) => one.getBoundingClientRect().top > clientY); rank.insertBefore(held, after ?? null); }); addEventListener("mouseup", () => { held = null; }); }</script>`;
const WITH_BUTTONS = RANKING.replaceAll(
  "</li>",
  ' <button type="button">nach oben</button> <button type="button">nach unten</button></li>',
);
const KNOB = `<div style="position:relative;width:300px;height:24px;background:#ddd"><div id="knob" style="position:absolute;width:24px;height:24px;background:#363;touch-action:none"></div></div>
  <script>{ let from = null; knob.onpointerdown = (event) => { from = event.clientX - knob.offsetLeft; knob.setPointerCapture(event.pointerId); };
  knob.onpointermove = (event) => { if (from !== null) knob.style.left = Math.max(0, Math.min(276, event.clientX - from)) + "px"; }; knob.onpointerup = () => { from = null; }; }</script>`;
/** Snaps back unless it is dragged to the end of its track. */
const LOCK = KNOB.replace(
  "from = null; }; }</script>",
  "from = null; if (knob.offsetLeft < 270) knob.style.left = 0; }; }</script>",
);
/** A question of its own among others that have fields. */
const amongQuestions = (box: string, other: string): string =>
  `<div class="row"><b>Wunsch</b>${box}</div><div class="row"><b>Sprache</b>${other}</div>`;
const SLIDER = `<div id="years" role="slider" tabindex="0" aria-label="Jahre" aria-valuenow="3" aria-valuemin="0" aria-valuemax="9" style="width:20px;height:20px">3</div>`;
const MOVED_BY_KEYS = `<script>years.onkeydown = ({ key }) => { const by = { ArrowRight: 1, ArrowLeft: -1 }[key]; if (by === undefined) return; const now = Number(years.ariaValueNow) + by; years.ariaValueNow = now; years.textContent = now; };</script>`;

const moved = ({ gestures }: { gestures: Gesture[] }): unknown[] =>
  gestures.map(({ element, isMoved, hasOtherWay }) => [element.selector, isMoved, hasOtherWay]);

describe("what stands in a later step", { timeout: LONG }, () => {
  it("is dragged in the second step, and to the end of its track in the third", async () => {
    const facts = await pages.operated(inSteps(RANKING, LOCK));
    expect(moved(valueOf(facts, GESTURES))).toEqual([
      ["#rank > li:nth-of-type(1)", true, false],
      ["#knob", true, false],
    ]);
    expect(valueOf(facts, GESTURES).notTried).toEqual([]);
  });

  it("is dragged where it is there only once its step came", async () => {
    const late = `<div id="place"></div><template id="kept">${RANKING.split("<script>")[0] ?? ""}</template>
      <script>new MutationObserver(() => { if (place.firstChild || place.closest(".step").hidden) return; place.append(kept.content.cloneNode(true)); let held = null;
      for (const one of place.querySelectorAll("li")) one.onmousedown = (event) => { held = one; event.preventDefault(); };
      addEventListener("mousemove", ({ clientY }) => { const all = [...rank.children]; if (held) rank.insertBefore(held, all.filter((one) => one !== held).find((one) => one.getBoundingClientRect().top > clientY) ?? null); }); addEventListener("mouseup", () => { held = null; }); }).observe(form, { subtree: true, attributes: true });</script>`;
    const facts = await pages.operated(inSteps("<p>Reihenfolge</p>").replace("<p>Reihenfolge</p>", late));
    expect(moved(valueOf(facts, GESTURES))).toEqual([["#rank > li:nth-of-type(1)", true, false]]);
  });

  it("has no other way in the field of another question, and may have one in a number right after it", async () => {
    const choice = "<select><option>Deutsch</option></select>";
    const asked = await pages.operated(inSteps(amongQuestions(KNOB, choice)));
    expect(moved(valueOf(asked, GESTURES))).toEqual([["#knob", true, false]]);
    const amount = "<input type=number value=4>";
    const withField = await pages.operated(inSteps(amongQuestions(KNOB, amount)));
    expect(moved(valueOf(withField, GESTURES))).toEqual([["#knob", true, true]]);
  });

  it("is known to have buttons beside it, and moved by keys where it is a slider", async () => {
    const facts = await pages.operated(inSteps(WITH_BUTTONS, SLIDER + MOVED_BY_KEYS));
    expect(moved(valueOf(facts, GESTURES))).toContainEqual(["#rank > li:nth-of-type(1)", true, true]);
    expect(valueOf(facts, TRIED_SLIDERS).sliders.map(({ name, keys }) => [name, keys])).toEqual([
      ["Jahre", "value"],
    ]);
  });

  it("is told where the keys do nothing to a slider", async () => {
    const facts = await pages.operated(inSteps(SLIDER));
    expect(valueOf(facts, TRIED_SLIDERS).sliders.map(({ keys }) => keys)).toEqual(["nothing"]);
    expect(valueOf(facts, GESTURES)).toEqual({ gestures: [], notTried: [] });
  });

  it("is no part of the page where the step did not open, which the form says", async () => {
    const facts = await pages.operated(inSteps(KNOB, SLIDER, "false"));
    expect(valueOf(facts, SENT_FORMS).stepsNotReached).toEqual([{ count: 1, reason: NOT_LED_ON }]);
    expect(valueOf(facts, GESTURES)).toEqual({ gestures: [], notTried: [] });
    expect(valueOf(facts, TRIED_SLIDERS)).toEqual({ sliders: [], notTried: [] });
  });
});
