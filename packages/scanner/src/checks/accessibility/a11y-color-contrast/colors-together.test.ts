import { expect, it } from "vitest";

import { checkOf } from "#checks/accessibility/room-check.ts";
import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import { runChecks } from "#judge/run-checks.ts";

import { a11yColorContrast } from "./rule.ts";

const GRAY = 'style="color:#aaa;background:#fff"';
const SAND = 'style="color:#c9b037;background:#fff"';

it(
  "tells one pair of colors once, in however many places and sizes it stands",
  async () => {
    const texts = `
      <p ${GRAY}>Fresh bread</p><ul><li ${GRAY}>Rolls</li></ul><h2 ${GRAY}>Cakes</h2><em ${GRAY}>Today</em>
      <section><blockquote ${GRAY}>The best</blockquote></section><p class="price" ${SAND}>2 dollars</p>`;
    const page = await visitShown({ "/": aPageWith(texts) }, { isKeyPage: false });
    const check = checkOf(a11yColorContrast);
    const { findings } = runChecks(anEvidence({ pages: [page] }), [check], { areas: ["accessibility"] });
    const units = groupIntoFixUnits(findings.filter(({ outcome }) => outcome === "fail"));
    expect(units.map(({ component, places }) => [component, places.length])).toEqual([
      ["colors:#aaaaaa on #ffffff", 5],
      ["colors:#c9b037 on #ffffff", 1],
    ]);
  },
  LONG,
);

it(
  "tells hints of one color in different fields once",
  async () => {
    const fields = `<style>::placeholder { color: #ccc } input { background: #fff }</style>
      <form><p><label>Name <input id="name" placeholder="Ann Baker"></label></p>
      <div><label>Street <input id="street" type="text" placeholder="Mill Road"></label></div></form>`;
    const page = await visitShown({ "/": aPageWith(fields) }, { isKeyPage: false });
    const check = checkOf(a11yColorContrast);
    const { findings } = runChecks(anEvidence({ pages: [page] }), [check], { areas: ["accessibility"] });
    const units = groupIntoFixUnits(findings.filter(({ outcome }) => outcome === "fail"));
    expect(units.map(({ component, places }) => [component, places.length])).toEqual([
      ["colors:#cccccc on #ffffff", 2],
    ]);
  },
  LONG,
);

it(
  "tells one contrast with a gradient once, whatever the texts are called",
  async () => {
    const texts = `<style>span { color: #999; background: linear-gradient(#fff, #fff); padding: 4px }</style>
      <p><span id="plain">Fresh bread every morning</span></p><p><span id="themed">Cakes for all occasions</span></p>
      <ul><li><span id="late">Rolls until six o'clock</span></li></ul>`;
    const page = await visitShown({ "/": aPageWith(texts) }, { isKeyPage: true });
    const check = checkOf(a11yColorContrast);
    const { findings } = runChecks(anEvidence({ pages: [page] }), [check], { areas: ["accessibility"] });
    const units = groupIntoFixUnits(findings);
    expect(units.map(({ component, places }) => [component, places.length])).toEqual([["contrast:2.85", 3]]);
  },
  LONG,
);

it(
  "asks once about empty fields with pale letters",
  async () => {
    const fields = `<style>input { color: #bbb; background: #fff }</style><form id="order"><label>Name <input id="name"></label></form>
      <section id="news"><p><label>Street <input type="text" class="wide"></label></p></section>`;
    const page = await visitShown({ "/": aPageWith(fields) }, { isKeyPage: false });
    const check = checkOf(a11yColorContrast);
    const { findings } = runChecks(anEvidence({ pages: [page] }), [check], { areas: ["accessibility"] });
    const units = groupIntoFixUnits(findings);
    expect(units.map(({ component, outcome, places }) => [component, outcome, places.length])).toEqual([
      ["unmeasured:fields", "review", 2],
    ]);
  },
  LONG,
);
