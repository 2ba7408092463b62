import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLabelVanishes } from "./rule.ts";

const form = (fields: string): string => `<form action="/join">${fields}<button>Join</button></form>`;

ruleOutcomes(a11yLabelVanishes, {
  passed: [
    {
      what: "labels above their fields",
      body: form(
        '<label>Name <input placeholder="Ada Lovelace"></label><label>Town <input placeholder="Berlin"></label>',
      ),
    },
    {
      what: "labels that move to the edge while people write",
      style:
        ".fl{position:relative}.fl label{position:absolute;left:8px;top:8px}.fl :not(:placeholder-shown)+label{top:-12px}",
      body: form(
        '<div class="fl"><input id="a" placeholder=" "><label for="a">Name</label></div><div class="fl"><input id="b" placeholder=" "><label for="b">Town</label></div>',
      ),
    },
    {
      what: "texts beside fields that are named out of sight",
      body: form(
        '<p>Name <input aria-label="Name" placeholder="Name"></p><p>Town <input aria-label="Town" placeholder="Town"></p>',
      ),
    },
    {
      what: "labels that are tied to nothing, above the fields or their boxes, in German",
      body: form(
        '<label>E-Mail</label><br><input placeholder="E-Mail"><br><label for="nowhere">Kennwort</label><div><input type="password" aria-label="Kennwort" placeholder="Kennwort"></div>',
      ),
    },
    {
      what: "words before fields without a box of their own",
      body: form(
        'Prénom : <input aria-label="Prénom" placeholder="Ada"><br>Ville : <input aria-label="Ville" placeholder="Lyon"><br>',
      ),
    },
    {
      what: "names that are referred to",
      body: form(
        '<b id="n">Name</b><input aria-labelledby="n" placeholder="Name"><b id="t">Town</b><input aria-labelledby="t" placeholder="Town">',
      ),
    },
    {
      what: "one field of several that has only its placeholder",
      body: form(
        '<label>Name <input></label><label>Town <input></label><input aria-label="Note" placeholder="Note">',
      ),
    },
  ],
  review: [
    {
      what: "fields with names out of sight and placeholders",
      body: form(
        '<input id="a" aria-label="Name" placeholder="Name"><input aria-label="Town" placeholder="Town">',
      ),
      at: ["#a"],
    },
    {
      what: "fields whose labels are clipped away",
      style: ".vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}",
      body: form(
        '<div><label class="vh" for="a">Name</label><input id="a" placeholder="Name"></div><div><label class="vh" for="b">Town</label><input id="b" placeholder="Town"></div>',
      ),
      at: ["#a"],
    },
    {
      what: "fields below a sentence about the form, and a heading",
      body: form(
        '<h2>Sign in</h2><p>Sign in with your email and password.</p><input id="a" aria-label="Email" placeholder="Email"><br><input type="password" aria-label="Password" placeholder="Password"><br>',
      ),
      at: ["#a"],
    },
    {
      what: "fields with titles and a large one, in German",
      body: form(
        '<p><input id="a" title="Ihr Name" placeholder="Ihr Name"></p><p><textarea title="Ihre Nachricht" placeholder="Ihre Nachricht"></textarea></p>',
      ),
      at: ["#a"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "one field beside its button",
      body: form('<input type="email" aria-label="E-mail" placeholder="E-mail">'),
    },
    {
      what: "a search by word and place",
      body: '<form role="search"><input aria-label="Word" placeholder="Word"><input aria-label="Place" placeholder="Place"><button>Search</button></form>',
    },
  ],
});
