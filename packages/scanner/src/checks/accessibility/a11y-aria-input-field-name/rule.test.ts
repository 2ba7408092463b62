import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yAriaInputFieldName } from "./rule.ts";

ruleOutcomes(a11yAriaInputFieldName, {
  passed: [
    '<div role="textbox" contenteditable="true" aria-label="Name">Ann</div>',
    {
      what: "an editor that is named by the text above it",
      body: '<p id="told">Ihre Nachricht</p><div contenteditable="true" aria-labelledby="told"><p>Brot</p></div>',
    },
    {
      what: "an editor with a title, and a box in it",
      body: '<div contenteditable title="Message"><p>Bread</p><p contenteditable="true">Rye</p></div>',
    },
  ],
  failed: [
    { body: '<div role="textbox" contenteditable="true">Ann</div>', by: AXE },
    {
      what: "the area of an editor under its commands",
      body: '<div><button type="button">Bold</button></div><div><div id="it" class="editor" contenteditable="true" title="" data-placeholder="Escriba aquí"><p><br></p></div></div>',
      at: ["#it"],
    },
    {
      what: "a line to write a message in that is plain text, with a label nobody tied to it",
      body: '<label>Votre message</label><span id="it" contenteditable="plaintext-only" style="display:block;width:300px;border:1px solid">Bonjour</span>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "boxes that nobody can write in or sees",
      body: '<div contenteditable="false">Rye</div><div contenteditable="true" hidden>Oat</div><div contenteditable="true" inert>Corn</div>',
    },
  ],
});
