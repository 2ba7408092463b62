import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yImageNameEmpty } from "./rule.ts";

ruleOutcomes(a11yImageNameEmpty, {
  passed: [
    '<img src="/a.png" alt="Alternative routes to the mill" width="50" height="50">',
    '<img src="/a.png" alt="Text and image: two ways to say rye" width="50" height="50">',
    '<img src="/a.png" alt="Alternative" width="50" height="50">',
    '<img src="/a.png" alt="Rye/oat loaf" width="50" height="50">',
    '<img src="/a.png" alt="Rye, oat, corn, spelt, rice and wheat bread on one table" width="50" height="50">',
    '<img src="/a.png" alt="Door to the yard, door to the shop, and the oven between them" width="50" height="50">',
    '<img src="/rye.png" width="90" height="90" alt="Photo 2 of 8: rye loaves on a board">',
    '<img src="/a.png" alt="Two loaves" width="50" height="50">',
    '<img src="/a.png" alt="Chart of members: 60 in 2024, 90 in 2025" width="200" height="100">',
    '<img src="/a.png" alt="Harbor festival, 2024-03-12" width="200" height="100">',
    '<img src="/a.png" alt="2024-03-12: the oven is lit" width="200" height="100">',
    '<img src="/a.png" alt="Route 20240312" width="200" height="100">',
    '<img src="/harbour-logo.png" alt="Harbour Bakery logo" width="50" height="50">',
  ],
  failed: [
    {
      what: "paths and addresses of the picture's file",
      body: '<img id="one" src="/a.png" alt="/bread/rye.jpg" width="90" height="90"><img id="two" src="/b.png" alt="img/2024/rye-loaf.webp" width="90" height="90">',
      at: ["#one", "#two"],
    },
    {
      what: "what an editor asks for",
      body: '<img id="one" src="/a.png" alt="Alt text here" width="90" height="90"><img id="two" src="/b.png" alt="Add alt text" width="90" height="90"><img id="three" src="/c.png" alt="Describe this image" width="90" height="90"><img id="four" src="/d.png" alt="TODO" width="90" height="90"><img id="five" src="/e.png" alt="image alt tag" width="90" height="90">',
      at: ["#one", "#two", "#three", "#four", "#five"],
    },
    {
      what: "words for any picture in Portuguese, Dutch and French",
      body: '<img id="one" src="/a.png" alt="Imagem" width="90" height="90"><img id="two" src="/b.png" alt="afbeelding" width="90" height="90"><img id="three" src="/c.png" alt="Visuel" width="90" height="90">',
      at: ["#one", "#two", "#three"],
    },
    {
      what: "words for any picture in Arabic, Japanese, Korean, Chinese and Russian, and not words for one thing",
      body: '<img id="one" src="/a.png" alt="صورة" width="90" height="90"><img id="two" src="/b.png" alt="画像" width="90" height="90"><img id="three" src="/c.png" alt="이미지" width="90" height="90"><img id="four" src="/d.png" alt="图片" width="90" height="90"><img id="five" src="/e.png" alt="Фото" width="90" height="90"><img src="/f.png" alt="橋" width="90" height="90"><img src="/g.png" alt="صورة الجسر" width="90" height="90">',
      at: ["#one", "#two", "#three", "#four", "#five"],
    },
    '<img src="/rye.png" width="90" height="90" alt="Photo 2 of 8">',
    '<img src="/rye.png" width="90" height="90" alt="Bild 3/10">',
    { body: '<img src="/a.png" alt="image" width="50" height="50">', at: ["main > img"] },
    '<img src="/a.png" alt="IMG_2041" width="50" height="50">',
    '<img src="/a.png" alt="IMG-20240312-WA0007" width="50" height="50">',
    '<img src="/a.png" alt="WhatsApp Image 2024-03-12 at 10.11.12 (1)" width="50" height="50">',
    '<img src="/a.png" alt="PXL_20240312_101112345" width="50" height="50">',
    '<img src="/a.png" alt="20240312_101112" width="50" height="50">',
    '<img src="/a.png" alt="loaf.png" width="50" height="50">',
  ],
  review: [
    {
      what: "words for kinds of pictures, in French and German",
      body: '<img id="one" src="/a.png" alt="affiche" width="90" height="120"><img id="two" src="/b.png" alt="Plakat" width="90" height="120">',
      at: ["#one", "#two"],
    },
    {
      what: "search terms",
      body: '<img id="it" src="/a.png" alt="Bread, buy bread, rye bread, bakery, bread near me, cake" width="50" height="50">',
      at: ["#it"],
    },
    {
      what: "a logo whose file is named after somebody else",
      body: '<img src="/millers-logo.png" alt="Harbour Bakery logo" width="50" height="50">',
    },
    {
      what: "a chart, and logos of nobody",
      body: '<img id="it" src="/a.png" alt="Chart" width="200" height="100"><a href="/"><img id="two" src="/b.png" alt="logo" width="90" height="40"></a><img id="three" src="/c.png" alt="Company Logo" width="90" height="40">',
      at: ["#it", "#three", "#two"],
    },
    {
      body: '<img id="it" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="blue line" width="200" height="3">',
      at: ["#it"],
    },
    { body: '<img id="it" src="/a.png" alt="small bullet graphic" width="10" height="10">', at: ["#it"] },
  ],
  advice: {
    what: "a text of its own",
    body: `<img id="it" src="/a.png" alt="${"Our oven stands in the old mill. ".repeat(6)}" width="200" height="100">`,
    at: ["#it"],
  },
  notApplicable: "<p>Bread</p>",
});
