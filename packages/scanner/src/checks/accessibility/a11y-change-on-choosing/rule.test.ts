import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yChangeOnChoosing } from "./rule.ts";

const OPTIONS = '<option value="/north">North</option><option value="/south">South</option>';
const GO = 'onchange="location.href = this.value"';

ruleOutcomes(a11yChangeOnChoosing, {
  passed: [
    {
      what: "a list with a button, and choices that change the page",
      body: `<form><label>Shop <select name="shop">${OPTIONS}</select></label><button>Go</button></form>
        <label>Bread <select onchange="told.textContent = this.value">${OPTIONS}</select></label><p id="told">Rye</p>
        <label><input type="checkbox" onchange="told.hidden = this.checked"> Short</label>`,
    },
    {
      what: "a list that says what it does",
      body: `<p>Choosing a shop opens its page.</p><p><label>Shop <select ${GO}>${OPTIONS}</select></label></p>`,
    },
    {
      what: "a list whose label says that it leads on",
      body: `<label>Go to shop <select ${GO}>${OPTIONS}</select></label>`,
    },
    {
      what: "a list that says in Spanish what it does",
      body: `<p>Al elegir una tienda se abre su página.</p><p><label>Tienda <select ${GO}>${OPTIONS}</select></label></p>`,
    },
    {
      what: "a list that says that it acts at once",
      body: `<p><label>Shop <select aria-describedby="hint" ${GO}>${OPTIONS}</select></label> <span id="hint">The page reloads automatically.</span></p>`,
    },
  ],
  failed: [
    {
      what: "a list beside words about when a shop opens and changes its bread",
      body: `<label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label><p>The shop opens at eight. Our bread changes every week.</p>`,
      at: ["#shop"],
    },
    {
      what: "a list beside a German text about opening hours",
      body: `<p lang="de">Das Café öffnet um acht.</p><label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label>`,
      at: ["#shop"],
    },
    {
      what: "lists and choices that lead away, or send their form",
      body: `<label>Shop <select id="shop" ${GO}>${OPTIONS}</select></label>
      <form action="/sort"><label>Sort <select id="sort" name="sort" onchange="this.form.submit()"><option>Price</option><option>Name</option></select></label></form>
      <label><input type="radio" id="radio" name="town" onchange="location.href = '/north'"> North</label>`,
      at: ["#shop", "#sort", "#radio"],
    },
  ],
  notApplicable: "<p>Bread</p><label>Name <input></label>",
});
