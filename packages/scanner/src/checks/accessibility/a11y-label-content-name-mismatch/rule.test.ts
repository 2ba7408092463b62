import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yLabelContentNameMismatch } from "./rule.ts";

ruleOutcomes(a11yLabelContentNameMismatch, {
  passed: [
    {
      what: "words of an icon font whose style sheet has not come",
      body: '<button aria-label="Close"><span aria-hidden="true"><i class="material-icons">clear</i></span></button><a href="/next" aria-label="Next"><span class="material-symbols-outlined">chevron_right</span></a>',
    },
    {
      what: "boxes whose labels are moved out of sight",
      style:
        ".far label{text-indent:-10000px;overflow:hidden;display:block;width:24px} .tiny label{font-size:0}",
      body: '<div class="far"><input type="checkbox" id="all" aria-label="Select all"><label for="all">Select every line of the table</label></div><div class="tiny"><input type="checkbox" id="one" aria-label="Select rye"><label for="one">Take this line</label></div>',
    },
    {
      what: "numbers that the name holds, or writes in its own way",
      body: '<button aria-label="Cart, 2 breads"><span>2</span></button> <a href="/page-3" aria-label="Seite 3">3</a> <button aria-label="Vier Sterne, 4 von 5"><span>4</span></button> <button aria-label="Close">×</button>',
    },
    {
      what: "days of calendars that are named by their dates, in French, too",
      body: '<div role="grid" aria-label="November"><div role="row"><span role="gridcell" tabindex="-1" aria-label="Choose Tuesday, November 10th, 2026">10</span><span role="gridcell" tabindex="-1" aria-label="Choose Sunday, November 22nd, 2026">22</span></div></div><button aria-label="Monday, November 23rd, 2026">23</button><button aria-label="Le 21e jour de novembre">21</button>',
    },
    '<button aria-label="Order now, three loaves">Order now</button>',
    '<button aria-label="Close">×</button>',
    {
      what: "switches that show their state",
      body: '<p><span id="sms">Text me</span> <button role="switch" aria-checked="false" aria-labelledby="sms"><span aria-hidden="true">Off</span></button> <button aria-pressed="true" aria-label="Nachrichten">Ein</button></p>',
    },
    {
      what: "a slider with a hint for screen readers in it",
      body: '<button aria-label="Order now">Order</button><a href="#" role="slider" aria-label="Volume" aria-valuenow="5"><span style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">Use the arrow keys to change it</span></a>',
    },
    {
      what: "words moved out of sight under a picture",
      body: '<a href="/a" aria-label="Harbor Bakery" style="display:block;width:90px;height:40px;overflow:hidden;text-indent:-9999px;background:#333">Home page</a>',
    },
    {
      what: "an icon drawn with letters",
      body: '<button aria-label="Numbered list"><svg width="16" height="16" viewBox="0 0 16 16"><text y="7" font-size="7">one</text><text y="15" font-size="7">two</text></svg></button>',
    },
  ],
  failed: [
    { body: '<button aria-label="Send">Order now</button>', at: ["main > button"] },
    {
      what: "numbers that are only the beginning of others",
      body: '<button aria-label="Page 110">11</button> <button aria-label="Room 12b">12</button>',
      at: ["main > button:nth-of-type(1)", "main > button:nth-of-type(2)"],
    },
    {
      what: "the day of a calendar that is named by another day",
      body: '<div role="grid" aria-label="November"><div role="row"><span id="it" role="gridcell" tabindex="-1" aria-label="November 11th">10</span></div></div>',
      at: ["#it"],
      by: ALFA,
    },
    {
      what: "a switch that shows more than its state",
      body: '<button role="switch" aria-checked="false" aria-label="Text me">News off</button>',
      at: ["main > button"],
    },
    {
      what: "a sign drawn with letters",
      body: '<button aria-label="Numbered list"><svg width="160" height="160" viewBox="0 0 16 16"><text y="7" font-size="7">one</text><text y="15" font-size="7">two</text></svg></button>',
      at: ["main > button"],
    },
  ],
  review: [
    '<label for="a">Harb Str</label><input id="a" aria-label="Harbor Street">',
    {
      what: "how much is in the cart, and how many messages are new, in German",
      body: '<button id="cart" aria-label="Cart"><svg width="16" height="16" aria-hidden="true"></svg> <span>2</span></button> <a id="mail" href="/mail" aria-label="Nachrichten"><b>7</b></a>',
      at: ["#cart", "#mail"],
    },
  ],
  notApplicable: "<p>Bread</p>",
});
