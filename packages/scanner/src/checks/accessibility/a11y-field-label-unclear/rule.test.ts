import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yFieldLabelUnclear } from "./rule.ts";

ruleOutcomes(a11yFieldLabelUnclear, {
  passed: [
    {
      what: "a star beside a label, and signs between the parts of a time",
      body: '<form><label>Name * <input name="a"></label><label>From <input name="b"></label><label>- <input name="c"></label><label>% <input name="d"></label></form>',
    },
    {
      what: "fields behind words of an icon font whose style sheet has not come",
      body: `<form>${[
        ["face", "First name..."],
        ["mail_outline", "Email..."],
        ["lock_outline", "Password..."],
      ]
        .map(
          ([icon, hint]) =>
            `<div><div><span><i class="material-icons">${icon}</i></span></div><input placeholder="${hint}"></div>`,
        )
        .join("")}</form>`,
    },
    {
      what: "lists without any label, whose choices are no label",
      body: "<form><fieldset><select><option>Choose an option</option><option>Rye</option></select> <select><option>Choose an option</option><option>Rye</option></select></fieldset></form>",
    },
    {
      what: "the text of a link beside its address, as in an editor",
      body: '<form><label>URL <input name="a"></label><label>Text <input name="b"></label><label>Title <input name="c"></label></form>',
    },
    {
      what: "names of makers and words that are tied together",
      body: '<label>iPhone <input name="a"></label><label>macOS <input name="b"></label><label>Check-in <input name="c"></label><label>E-mail <input name="d"></label>',
    },
    {
      what: "labels with a number that say something",
      body: '<label>Address line 2 <input name="a"></label><label>Phone 2 <input name="b"></label>',
    },
    '<label>Filter <select name="a"><option>Rye</option></select></label><label>Sort by <select name="b"><option>Price</option></select></label>',
    '<label>Name <input name="a"></label><label>Street <input name="b"></label>',
    {
      what: "labels that tell fields with one placeholder apart, though nothing ties them, in German",
      body: '<form><label>Vorname</label><br><input name="a" placeholder="Text.."><br><label>Ort</label><br><input name="b" placeholder="Text.."></form>',
    },
    {
      what: "texts in the boxes of fields with one placeholder",
      body: '<form><div><span>Company</span> <input name="a" placeholder="Search"></div><div><span>Town</span> <input name="b" placeholder="Search"></div></form>',
    },
    {
      what: "groups under headings that tell them apart",
      body: '<form><h2>Ship to</h2><fieldset><label>Street <input name="a"></label></fieldset><h2>Bill to</h2><fieldset><label>Street <input name="b"></label></fieldset></form>',
    },
  ],
  failed: [
    {
      what: "the star of a required field and the sign of a hint alone",
      body: '<form><label>* <input id="a" name="a"></label><label>? <input id="b" name="b"></label></form>',
      at: ["#a", "#b"],
    },
    {
      what: "names that programs have for a slider and a field",
      body: '<p>Days</p><div role="slider" id="a" tabindex="0" aria-label="days_handle" aria-valuenow="2" aria-valuemin="1" aria-valuemax="9" style="width:20px;height:20px"></div><label>firstName <input id="b" name="b"></label>',
      at: ["#a", "#b"],
    },
    {
      what: "lists of one form with the same label, which has no names to be sent",
      body: '<form><label for="a">Filter</label><select id="a"><option>Rye</option></select><label for="b">Filter</label><select id="b"><option>Large</option></select><label for="c">Filter</label><select id="c"><option>Sliced</option></select></form>',
      at: ["#b", "#c"],
    },
    "<label>Pflichtfeld <input></label>",
    {
      what: "fields that only suggest a text, one of them below a label that says nothing more",
      body: '<form><h2>Ada</h2><input id="a" placeholder="Enter text"><div><label>Feld 1</label><br><input id="b" placeholder="Rye"></div></form>',
      at: ["#a", "#b"],
    },
    {
      what: "fields of one group with one placeholder and one label beside them",
      body: '<fieldset><label>Search</label> <input id="a" name="a" placeholder="Rye"><br><label>Search</label> <input id="b" name="b" placeholder="Oat"></fieldset>',
      at: ["#b"],
    },
    "<label>(required) <input></label>",
    {
      what: "fields that are only counted",
      body: '<label>Field 1 <input name="a"></label><label>Field 2: <input name="b"></label>',
    },
    {
      what: "a text field made of another element",
      body: '<div role="textbox" contenteditable="true" aria-label="Field"></div>',
    },
    {
      what: "groups under headings that nobody sees",
      body: '<form><h2 style="position:absolute;left:-999em">Ship to</h2><fieldset><label>Street <input name="a"></label></fieldset><h2 style="position:absolute;left:-999em">Bill to</h2><fieldset><label>Street <input name="b"></label></fieldset></form>',
    },
    { body: '<label>Info: <input name="dob" type="date"></label>' },
    {
      what: "fields of two groups that share a label",
      body: '<fieldset><label>Street <input name="a"></label></fieldset><fieldset><label>Street <input name="b"></label></fieldset>',
    },
  ],
  review: {
    what: "fields that share a label",
    body: '<label>Street <input name="a"></label><label>Street <input name="b"></label>',
  },
  notApplicable: "<p>Bread</p>",
});
