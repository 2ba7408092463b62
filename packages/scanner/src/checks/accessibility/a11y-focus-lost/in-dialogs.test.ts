import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFocusLost } from "./rule.ts";

/** A basket that scripts make as it opens; `then` is what comes of an entry that is taken out. */
const basket = (then: string): string =>
  `<button type="button" id="open">Koszyk</button><script>open.onclick = () => { const box = document.createElement("div"); box.style.cssText = "position:fixed;inset:60px 300px;background:#fff;border:1px solid"; box.setAttribute("role", "dialog"); box.ariaModal = "true"; box.ariaLabel = "Koszyk";
  box.innerHTML = '<button type="button" class="shut">Zamknij</button><ul><li>Wosk <button type="button" class="out">Usuń wosk</button></li><li>Pyłek <button type="button" class="out">Usuń pyłek</button></li></ul>'; document.body.append(box); const shut = box.querySelector(".shut");
  const end = () => { box.remove(); open.focus(); }; shut.onclick = end; box.onkeydown = ({ key }) => { if (key === "Escape") end(); }; for (const out of box.querySelectorAll(".out")) out.onclick = () => { out.parentElement.remove(); ${then} }; shut.focus(); };</script>`.replaceAll(
    "open.",
    "document.getElementById('open').",
  );

ruleOutcomes(a11yFocusLost, {
  passed: [{ what: "a basket that hands the focus on", body: basket("shut.focus();") }],
  review: { what: "a basket whose entries go with their buttons", body: basket("") },
  notApplicable: "<p>Bread</p>",
});
