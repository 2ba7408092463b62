import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yIconContrast } from "./rule.ts";

const button = (paint: string, style = "background:#fff") =>
  `<button aria-label="Next" style="${style};border:0;width:44px;height:44px"><svg width="24" height="24" aria-hidden="true"><path d="M6 2l12 10L6 22" ${paint}/></svg></button>`;

const PICTURE = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="${color}"/></svg>`)}`;

/** A row of dots over the lower edge of a picture. */
const dots = (color: string, picture: string): string =>
  `<div style="position:relative"><img src="${PICTURE(picture)}" alt="Bergsee" style="display:block;width:400px;height:200px">
    <div style="position:absolute;top:170px;left:150px">${["Bild 1", "Bild 2"].map((name) => `<span role="button" tabindex="0" aria-label="${name}" style="display:inline-block;width:12px;height:12px;border-radius:50%;${color}"></span>`).join(" ")}</div></div>`;
const DOTS = [1, 2].map((at) => `main > div > div > span:nth-of-type(${at})`);

/** A row of dots in these colors on white. */
const row = (colors: string[], tag: string, attributes = ""): string =>
  `<div id="row${tag}" style="background:#fff">${colors.map((color) => `<${tag} ${attributes} style="display:inline-block;width:12px;height:12px;padding:0;border:0;border-radius:50%;margin:4px;cursor:pointer;background:${color}"></${tag}>`).join("")}</div>`;

const GROUND =
  ".ground{height:200px;background:linear-gradient(#fff,#9ac)} .ground img{display:none!important}";
const onGradient = (color: string): string =>
  dots(color, "#fff").replace("<img", "<img hidden").replace("<div", '<div class="ground"');

/** An arrow that a style sheet draws, over a picture. */
const arrow = (picture: string): string =>
  `<div style="position:relative"><img src="${PICTURE(picture)}" alt="Plage" style="display:block;width:400px;height:200px"><button class="arrow">Suivant</button></div>`;
const ARROW =
  ".arrow{position:absolute;top:80px;left:9px;font-size:0;color:transparent;background:none;border:0} .arrow::before{content:'→';font-size:20px;color:#fff;opacity:.75}";

ruleOutcomes(a11yIconContrast, {
  passed: [
    {
      what: "a dark cross in the corner of a box, and a white one on its own dark ground over a picture",
      style:
        ".box{position:relative;background:#fff;width:300px;height:120px}.box button{position:absolute;right:8px;top:8px;border:0;background:none}.box .own{background:#222;right:60px}",
      body: ["", "own"]
        .map(
          (name) =>
            `<div class="box"><button class="${name}" aria-label="Close"><svg width="20" height="20"><path d="M3 3l14 14M17 3L3 17" fill="none" stroke="${name === "" ? "#333" : "#fff"}" stroke-width="2"/></svg></button></div>`,
        )
        .join(""),
    },
    {
      what: "dark dots of slides, and pale ones with a dark edge, that only a mouse can press",
      body:
        row(["#222", "#767676", "#767676"], "span") +
        row(["#eee", "#eee"], "i").replaceAll("border:0", "border:2px solid #555"),
    },
    { what: "dark dots over a pale picture", body: dots("background:#222", "#dde") },
    { what: "a white arrow over a dark picture", body: arrow("#223"), style: ARROW },
    { what: "pale dots with a dark edge", body: dots("background:#fff;border:2px solid #333", "#dde") },
    button('fill="none" stroke="#555" stroke-width="3"'),
    { what: "a pale icon on a dark button", body: button('fill="#eee"', "background:#222") },
    {
      what: "a pale sign on a dark disk",
      body: '<button aria-label="Play" style="background:#fff;border:0"><svg width="24" height="24"><circle cx="12" cy="12" r="12" fill="#333"/><path d="M9 6l8 6-8 6z" fill="#fff"/></svg></button>',
    },
  ],
  failed: [
    {
      what: "a pale cross in the corner of a box, in German",
      style:
        ".box{position:relative;background:#fff;width:300px;height:120px}.x{position:absolute;right:8px;top:8px;border:0;background:none;padding:4px}",
      body: '<div class="box"><p>Hinweis</p><button class="x" aria-label="Schließen"><svg width="20" height="20"><path d="M3 3l14 14M17 3L3 17" fill="none" stroke="#c9ced3" stroke-width="2"/></svg></button></div>',
      at: ["button.x"],
    },
    {
      what: "a heart with pale lines in a white corner of a picture",
      style:
        "article{position:relative;width:300px;border:1px solid #ccd}.heart{border:0;background:#fff;width:32px;height:32px;position:absolute;right:14px;top:14px}.heart svg{width:22px;fill:none;stroke:#cfd4d7;stroke-width:2}",
      body: '<article><img src="data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27/>" alt="Camas" width="300" height="200"><button class="heart" aria-label="Save Camas" aria-pressed="false"><svg viewBox="0 0 24 24"><path d="M12 21C5 15 2 12 2 8a5 5 0 0110-2 5 5 0 0110 2c0 4-3 7-10 13z"/></svg></button></article>',
      at: ["button.heart"],
    },
    {
      what: "dots and arrows that a style sheet draws on white",
      body: '<div class="row"><button class="dot">1</button><button class="next" aria-label="Siguiente"></button></div>',
      style:
        ".row{background:#fff} button{border:0;background:none;width:24px;height:24px} .dot{font-size:0} .dot::before{content:'•';font-size:9px;color:#000;opacity:.25} .next::after{content:'›';color:#ccc}",
      at: ["button.dot", "button.next"],
    },
    {
      what: "pale dots of slides that only a mouse can press, and pale buttons",
      body: row(["#5b4523", "#d9d0c0", "#d9d0c0"], "span") + row(["#333", "#ccc", "#ccc"], "button"),
      at: [
        "#rowspan > span:nth-of-type(2)",
        "#rowspan > span:nth-of-type(3)",
        "#rowbutton > button:nth-of-type(2)",
        "#rowbutton > button:nth-of-type(3)",
      ],
    },
    { body: button('fill="none" stroke="#d0d0d0" stroke-width="3"'), at: ["main > button"] },
    {
      what: "an icon that is nearly transparent",
      body: button('fill="#000" fill-opacity="0.2"'),
      at: ["main > button"],
    },
  ],
  review: [
    {
      what: "pale colors to choose, and a single pale dot",
      body:
        row(["#f6e7a0", "#f0c0c0", "#c0d8f0"], "button") +
        row(["#ddd"], "span", 'role="button" tabindex="0"'),
      at: [1, 2, 3].map((at) => `#rowbutton > button:nth-of-type(${at})`).concat("#rowspan > span"),
    },
    {
      what: "dots of one fifth black over a picture",
      body: dots("background:#000;opacity:.2", "#9ac"),
      at: DOTS,
    },
    {
      what: "dots of one fifth black over what nobody knows",
      body: onGradient("background:rgba(0,0,0,.2)"),
      style: GROUND,
      at: DOTS.map((dot) => dot.replace("main > div", "div.ground")),
    },
    {
      what: "a white arrow over a pale picture",
      body: arrow("#e8e0d0"),
      style: ARROW,
      at: ["button.arrow"],
    },
  ],
  notApplicable: [
    {
      what: "pale dots that nothing shows to be pressed, and a pale line",
      body:
        row(["#ddd", "#ddd"], "span").replaceAll("cursor:pointer;", "") +
        '<div style="height:1px;background:#eee"></div><div style="cursor:pointer"><span></span></div>',
    },
    {
      what: "white dots over what nobody knows",
      body: onGradient("background:#fff"),
      style: GROUND,
    },
    "<button>Next</button>",
    {
      what: "a button that cannot be used",
      body: button('fill="#ddd"').replace("<button", "<button disabled"),
    },
    {
      what: "an icon beside words",
      body: '<button style="background:#fff;color:#000"><svg width="9" height="9" aria-hidden="true"><path d="M0 0h9v9z" fill="#ddd"/></svg> Next</button>',
    },
    { what: "an icon over a picture", body: button('fill="#ddd"', "background:linear-gradient(#fff,#eee)") },
  ],
});
