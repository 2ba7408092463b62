import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabelOnHiddenField } from "./rule.ts";

const LIST = '<ul role="listbox" hidden><li role="option">Rye</li></ul>';

ruleOutcomes(a11yLabelOnHiddenField, {
  passed: [
    {
      what: "a list of scripts whose name has the words of the label",
      body: `<p><label for="bread">Brot</label><select id="bread" hidden><option>Roggen</option></select><button type="button" aria-haspopup="listbox" aria-label="Brot wählen">Roggen</button></p>`,
    },
    {
      what: "a field for tags that takes over the words of the label",
      body: `<p><label for="tags">Idiomas que habla</label><span role="textbox" contenteditable tabindex="0" aria-label="Añadir idiomas">&nbsp;</span><input id="tags" style="display:none"></p>`,
    },
  ],
  failed: [
    {
      what: "a select that scripts hide, with a list called otherwise after it",
      body: `<p><label for="bread">Zuständiges Amt</label><select id="bread" style="display:none"><option>Bauamt</option></select><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="Options list" id="list">Bitte wählen</div>${LIST}</p>`,
      at: ["#list"],
    },
    {
      what: "a box that took over the id of the field",
      body: `<label for="office">Office</label><div id="office"><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-label="Options list" id="list">Please choose</div></div><label for="next">Name</label><input id="next">`,
      at: ["#list"],
    },
    {
      what: "tags before the hidden field that keeps them",
      body: `<label for="tags">Lingue che parli</label><div><span>italiano</span><span id="field" role="textbox" contenteditable tabindex="0" aria-label="Tags input field">&nbsp;</span></div><input id="tags" tabindex="-1" style="position:absolute;left:-9999px"><label>Nome <input></label>`,
      at: ["#field"],
    },
    {
      what: "a list that is called by the chosen word alone",
      body: `<p><label for="land">Pays</label><span><select id="land" tabindex="-1" aria-hidden="true" style="position:absolute;width:1px;height:1px;clip-path:inset(50%)"><option>France</option></select></span><span><span role="combobox" id="list" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="chosen"><span id="chosen">France</span></span></span></p>`,
      at: ["#list"],
    },
    {
      what: "an editor with a name of its own in place of a text area",
      body: `<p><label for="text">Message</label><textarea id="text" hidden></textarea></p><div></div><p><label for="more">Ihr Anliegen</label><textarea id="more" style="display:none"></textarea><span id="editor" role="textbox" aria-multiline="true" contenteditable aria-label="Rich text">Rye</span></p>`,
      at: ["#editor"],
    },
  ],
  notApplicable: [
    { what: "a field with its label", body: "<label>Bread <input></label>" },
    {
      what: "a hidden field between two others with labels of their own",
      body: '<p><label for="one">Size</label><input id="one" hidden><label for="two">Bread</label><input id="two" aria-label="Bread"></p>',
    },
    {
      what: "a list of scripts that the label names",
      body: `<p><label for="bread" id="called">Bread</label><select id="bread" hidden><option>Rye</option></select><button type="button" aria-haspopup="listbox" aria-labelledby="called chosen"><span id="chosen">Rye</span></button></p>`,
    },
    {
      what: "a choice that styles draw anew",
      body: '<p><label for="cut">Cut</label><input type="checkbox" id="cut" style="opacity:0"><label>Name <input></label></p>',
    },
    {
      what: "a field that is see-through and takes the focus itself",
      body: '<p><label for="bread">Bread</label><select id="bread" style="opacity:0"><option>Rye</option></select><span aria-hidden="true">Rye</span></p>',
    },
  ],
});
