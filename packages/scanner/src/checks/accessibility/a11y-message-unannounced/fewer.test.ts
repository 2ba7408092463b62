import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMessageUnannounced } from "./rule.ts";

interface Filters {
  /** What leaves an entry or not: its code has `one` and `fits`. */
  how?: string;
  /** What else is done, with `left`, how many there are. */
  tell?: string;
  live?: string;
  /** What each choice is written as. */
  as?: string;
}

/** Choices beside each other that leave some entries of a list. */
const filtered = (words: readonly [string, string], { how, tell, live, as }: Filters = {}): string => {
  const tag = as ?? "button";
  const [opening] = tag.split(" ");
  return `<style>.cur{background:#036;color:#fff}.k{cursor:pointer}</style><div id="kinds"><${tag} class="k cur" data-k="">All</${opening}> ${words.map((word, index) => `<${tag} class="k" data-k="${index}">${word}</${opening}>`).join(" ")}</div>
  <ul id="list" ${live ?? ""}><li data-k="0">Hopi blue corn</li><li data-k="0">Glass gem corn</li><li data-k="1">Tepary bean</li></ul><p id="told" role="status"></p>
  <script>const all = [...list.children]; for (const kind of kinds.children) kind.onclick = () => { let left = 0; for (const other of kinds.children) other.classList.toggle("cur", other === kind); for (const one of all) { const fits = one.dataset.k.startsWith(kind.dataset.k); if (fits) left += 1; ${how ?? "one.hidden = !fits;"} } ${tell ?? ""} };</script>`;
};

ruleOutcomes(a11yMessageUnannounced, {
  passed: [
    {
      what: "choices that leave fewer entries, with their number told",
      body: filtered(["Corn", "Beans"], { tell: 'told.textContent = left + " kinds";' }),
    },
    {
      what: "choices over a list that is read out as it changes",
      body: filtered(["Mais", "Bohnen"], { live: 'aria-live="polite"' }),
    },
  ],
  review: [
    { what: "choices that leave fewer entries", body: filtered(["Corn", "Beans"]), at: ["#list"] },
    {
      what: "links without an address that take entries out of the page, as frameworks do",
      body: filtered(["Mais", "Bohnen"], { how: "if (fits) list.append(one); else one.remove();", as: "a" }),
      at: ["#list"],
    },
    {
      what: "choices that say that they are pressed",
      body: filtered(["Maíz", "Frijoles"], {
        as: 'button aria-pressed="false"',
        tell: "for (const other of kinds.children) other.ariaPressed = String(other === kind);",
      }),
      at: ["#list"],
    },
  ],
  notApplicable: [
    {
      what: "buttons that take entries away, each with a button of its own or one that shows fewer",
      body: `<ul id="list"><li>Rye <button onclick="this.parentNode.remove()">Remove rye</button></li><li>Oat</li><li id="more">Spelt bread</li></ul><button onclick="more.hidden = !more.hidden">Fewer</button>`,
    },
    {
      what: "choices that show one text after another",
      body: filtered(["Corn", "Beans"])
        .replaceAll("<li", "<p")
        .replaceAll("</li>", "</p>")
        .replace("<ul", "<div")
        .replace("</ul>", "</div>"),
    },
  ],
});
