import { PLUMBLINE } from "#evidence/engine-names.ts";

import type { ActExamples } from "./act-examples.testing.ts";

const doc = (lang: string, body: string): string =>
  `<!doctype html><html${lang}><head><meta charset="utf-8"><title>Harbour</title></head><body>${body}</body></html>`;

/** Links, fields and what is said of wrong entries. */
export const LINK_AND_FIELD_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "5effbb",
    asks: "Link in context is descriptive",
    criterion: "2.4.4",
    by: [PLUMBLINE],
    failed: [
      doc(' lang="en"', '<div><a href="/a">more</a></div><div><a href="/b">more</a></div>'),
      "<ul><li><a href='/a'>Download</a></li><li><a href='/b'>Download</a></li></ul>",
      '<table><tr><th>Book</th><th>Get</th></tr><tr><td>Rye</td><td><a href="/r">PDF</a></td></tr></table>',
      doc(' lang="en"', '<p><a href="/q">Click here</a></p>'),
      doc(' lang="de"', '<nav><a href="/p">Preise</a></nav><p><a href="/q">hier klicken</a></p>'),
      doc(' lang="en"', '<div>Tide tables<span><p><a href="/q">Learn more</a></p></span></div>'),
      doc(' lang="en"', '<p>Tide tables</p><p><a href="/q" aria-label="click here">Open</a></p>'),
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour bread</title></head><body><div>Our rye bread</div><a href="/two">More</a></body></html>',
      '<div><img src="/rye.jpg" alt=""><a href="/two">Learn more</a></div><div><img src="/oat.jpg" alt=""><a href="/one">Learn more</a></div>',
      '<p>Rye bread is new.</p><p><a href="/two">See more</a></p><p>Oat bread is old.</p><p><a href="/one">See more</a></p>',
      '<table><thead><tr><th>Name</th><th>Link</th></tr></thead><tbody><tr><td>Rye bread</td><td><a href="/a">Details</a></td></tr><tr><td>Oat bread</td><td><a href="/b">Details</a></td></tr></tbody></table>',
      '<table><tr><th colspan="2">Breads</th></tr><tr><td>Rye</td><td><a href="/a">Download</a></td></tr></table>',
    ],
    review: [
      '<h2>Tide tables</h2><p><a href="/q">Learn more</a></p>',
      '<p><span style="display:none">The rye bread of the week</span><a href="/two">Read more</a></p>',
    ],
    clean: [
      '<p>Read the <a href="/a">tide tables</a>.</p>',
      '<p>Tide tables: <a href="/a">here</a></p>',
      '<p id="t">Tide tables</p><p><a href="/a" aria-describedby="t">more</a></p>',
      '<table><tr><th>Rye</th><td><a href="/r">PDF</a></td></tr></table>',
      "<ul><li>Tide tables <ul><li><a href='/a'>PDF</a></li><li><a href='/b'>HTML</a></li></ul></li></ul>",
      '<table><tr><th>Prices of the mill</th></tr><tr><td><a href="/two">more</a></td></tr></table>',
      '<p><a href="/two">Read more<span style="position:absolute;left:-4000px"> about rye bread</span></a></p>',
      '<table><tr><th>Rye</th><th>Oat</th></tr><tr><td><a href="/a">PDF</a></td><td><a href="/b">PDF</a></td></tr></table>',
      '<table><tr><th colspan="2">Cookbook of the mill</th></tr><tr><td><a href="/a">HTML</a></td><td><a href="/b">PDF</a></td></tr></table>',
      '<ul><li><div>Rye bread of the mill</div><p><a href="/two">Read more</a></p></li></ul>',
      '<p>Fresh bread is baked here every morning <a href="/two">[…]</a></p>',
    ],
  },
  {
    rule: "fd3a94",
    asks: "Links with identical accessible names and same context serve equivalent purpose",
    criterion: "2.4.4",
    by: [PLUMBLINE],
    failed: [
      '<p><img src="/x.png" alt="North" width="40" height="40"> <a href="/one">Directions</a> <img src="/y.png" alt="South" width="40" height="40"> <a href="/two">Directions</a></p>',
      '<ul><li>Shops: <a href="/two" aria-label="Way">east</a>, <a href="/one"><img src="/x.png" alt="Way"></a></li></ul>',
      '<div><a href="/one" aria-label="Contact">North shop</a> <a href="/scripted?south" aria-label="Contact">South shop</a></div>',
    ],
    // Nobody can tell them apart, those who see included.
    review: [
      '<p>Our shops: <a href="/one">Directions</a> and <a href="/two">Directions</a></p>',
      '<table><tr><td><a href="/one">Map</a>, <a href="/two">Map</a></td></tr></table>',
      '<p>North <a href="/scripted?north">Contact</a>, south <a href="/scripted?south">Contact</a></p>',
    ],
    clean: [
      '<p><a href="/one">Directions</a> or <a href="/one#">Directions</a></p>',
      '<p>East: <a href="/one">Directions</a></p><p>West: <a href="/two">Directions</a></p>',
      '<p><a href="/one">East</a> <a href="/two">West</a></p>',
      '<p>You may <a href="/one">write</a> or <a href="/same">write</a></p>',
      '<p>North <a href="/scripted?north">Contact</a>, or <a href="/scripted?north2">Contact</a></p>',
      '<p><a href="/two" aria-describedby="q1">Way</a> <a href="/one" aria-describedby="q2">Way</a></p><p id="q1">To the north shop</p><p id="q2">To the south shop</p>',
    ],
  },
  {
    rule: "cc0f0a",
    asks: "Form field label is descriptive",
    criterion: "2.4.6",
    by: [PLUMBLINE],
    failed: [
      '<label>Field <input name="a"></label>',
      '<label>Label <textarea name="a"></textarea></label>',
      '<label>Input <input name="a" type="email"></label>',
      '<form><fieldset><label>Name <input name="a"></label><label>Street <input name="b"></label></fieldset><fieldset><label>Name <input name="c"></label><label>Street <input name="d"></label></fieldset></form>',
      '<label>??? <input name="a"></label>',
      '<label>Text <input name="a"></label>',
      '<label>Enter value <input name="a"></label>',
      '<div role="textbox" contenteditable="true" aria-label="Field"></div>',
      '<form><h2 style="position:absolute;left:-999em">Ship to</h2><fieldset><label>Name <input name="a"></label></fieldset><h2 style="position:absolute;left:-999em">Bill to</h2><fieldset><label>Name <input name="c"></label></fieldset></form>',
    ],
    clean: [
      '<label>Name <input name="a"></label>',
      '<form><fieldset><legend>Ship to</legend><label>Name <input name="a"></label></fieldset><fieldset><legend>Bill to</legend><label>Name <input name="c"></label></fieldset></form>',
      '<label>1 <input type="radio" name="a"></label><label>2 <input type="radio" name="a"></label>',
      '<label>% <input name="a"></label>',
      '<form><h2>Ship to</h2><fieldset><label>Name <input name="a"></label></fieldset><h2>Bill to</h2><fieldset><label>Name <input name="c"></label></fieldset></form>',
    ],
  },
  {
    rule: "36b590",
    asks: "Error message describes invalid form field value",
    criterion: "3.3.1",
    by: [PLUMBLINE],
    failed: [
      '<form><label>Age <input id="age" aria-describedby="e" value="x" aria-invalid="true"></label><span id="e">Error</span><button>Go</button></form>',
      '<form><p role="alert">Invalid input!</p><label>Age <input name="age"></label><label>Town <input name="town"></label><button>Go</button></form>',
      '<form><label>Mail <input value="x" aria-describedby="e"></label><span id="e" class="error">Please correct this field.</span><button>Go</button></form>',
      '<form><label>Datum <input aria-errormessage="m" aria-invalid="true" value="x"></label><p id="m">Ungültig.</p><button>Los</button></form>',
      '<form><label>Age <input name="age" aria-invalid="true" value="x"></label> <label>Town <input name="town"></label><p class="form-error">Something is wrong.</p><button>Go</button></form>',
      '<form><label>Age <input aria-describedby="e" value="-3"></label><span id="e">There is a problem.</span><button>Go</button></form>',
      '<form><label>Age <input value="x"></label><span class="err" style="color:red">Wrong entry!</span><button>Go</button></form>',
      '<form><label>First name <input></label><br><label>Last name <input></label><p style="color:red">Please enter your name</p><button>Go</button></form>',
      '<form><div class="alert alert-danger">Some values are not right. Try again.</div><label>Age <input value="x"></label><label>Town <input></label><button>Go</button></form>',
      '<form><label>Age (years)<input id="age" value="0" aria-describedby="er"></label><span id="er">Value is not accepted</span></form>',
      '<form><p class="error" aria-hidden="true">Age must be a number.</p><label>Age <input></label><label>Town <input></label></form>',
    ],
    clean: [
      '<form><label>Age <input aria-describedby="e" aria-invalid="true" value="x"></label><span id="e">Age must be a whole number</span><button>Go</button></form>',
      '<form><label>Age <input name="age"></label><label>Town <input name="town"></label><p hidden role="alert">Invalid input!</p><button>Go</button></form>',
      '<form><label>Age <input aria-describedby="e"></label><span id="e">In years</span><button>Go</button></form>',
      '<form><label>Mail <input aria-describedby="e" aria-invalid="true" value="x"></label><span id="e">Error: the @ is missing</span><button>Go</button></form>',
      '<form><p style="color:red">* marks required fields</p><label>Age * <input></label><label>Town * <input></label></form>',
      '<form><p role="alert">Invalid username or password</p><label>Username <input></label><label>Password <input type="password"></label></form>',
      '<form><p role="alert">We lost the connection to the server. Please try again later.</p><label>Age <input></label><label>Town <input></label></form>',
      '<form><label>Age <input aria-describedby="e" value="x" aria-invalid="true"></label><span id="e">Invalid value. Please use digits only.</span></form>',
      '<form><label>Name <input aria-invalid="true" aria-describedby="e"></label><span id="e">This field is required</span></form>',
      '<form><label>Age <input value="3"></label><span role="status">Saved</span></form>',
    ],
  },
];
