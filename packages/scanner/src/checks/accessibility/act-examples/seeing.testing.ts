import { ALFA, AXE, PLUMBLINE } from "#evidence/engine-names.ts";

import { inShadow, type ActExamples } from "./act-examples.testing.ts";

const bare = (head: string, body = "<h1>Bread</h1><p>Bread is good.</p>"): string =>
  `<!doctype html><html lang="en"><head><title>Good bread</title>${head}</head><body>${body}</body></html>`;
const words = "Bread is baked at dawn in our old oven, every day";
const many = `${words}, ${words}, ${words}, ${words}, ${words}, ${words}.`;
const narrow = "width:200px;font-size:16px";

/** Contrast, zoom, spacing, orientation and movement. */
export const SEEING_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "afw4f7",
    asks: "Text has minimum contrast",
    criterion: "1.4.3",
    by: [AXE, PLUMBLINE],
    failed: [
      `<p style="color:#8a8a8a;background:#fff">${words}</p>`,
      `<p style="color:rgb(0 0 0 / .35);background:#fff">${words}</p>`,
      `<p style="font-size:26px;color:#aaa;background:#fff">${words}</p>`,
      `<div style="background:#222"><p style="color:#555">${words}</p></div>`,
      `<p style="color:#999;background:linear-gradient(#fff,#eee)">${words}</p>`,
      `<p style="opacity:.4;color:#000;background:#fff">${words}</p>`,
      `<input aria-label="Town" value="Rotterdam" style="color:#aaa;background:#fff">`,
      `<input type="button" value="Order bread" style="color:#aaa;background:#fff">`,
      `<div id="h" style="color:#999;background:#fff"></div><script>h.attachShadow({mode:"open"}).innerHTML = "<p>${words}</p>"</script>`,
      `<p style="color:#888;background:#fff;text-shadow:1px 1px 1px #fff">${words}</p>`,
      `<p style="color:#fff;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==)">${words}</p>`,
      `<button style="color:#b0b0b0;background:#eee;border:0">${words}</button>`,
      `<div style="position:relative;background:#fff"><p style="color:#fff;position:absolute;top:0;left:0">${words}</p><p>&nbsp;</p></div>`,
      `<p style="background:#fff;color:#fff">${words} <b style="color:#000">dark</b></p>`,
      `<p style="color:#777a;background:#fff;mix-blend-mode:normal">${words}</p>`,
      `<div style="background:#fff"><span style="color:oklch(0.75 0 0)">${words}</span></div>`,
      `<svg width="400" height="40" style="background:#fff"><text y="20" fill="#ccc">${words}</text></svg>`,
      inShadow(`<p style="color:#aaa;background:#fff">${words}</p>`),
      `<input placeholder="Your town" aria-label="Town" style="background:#fff" class="pale"><style>.pale::placeholder{color:#bbb}</style>`,
    ],
    clean: [
      `<p style="color:#333;background:#fff">${words}</p>`,
      `<p style="font-size:26px;color:#888;background:#fff">${words}</p>`,
      `<p style="font-size:19px;font-weight:700;color:#888;background:#fff">${words}</p>`,
      `<button disabled style="color:#aaa;background:#fff">${words}</button>`,
      `<label style="color:#aaa;background:#fff">${words} <input disabled></label>`,
      `<div role="group" aria-disabled="true" aria-label="x"><p style="color:#aaa;background:#fff">${words}</p></div>`,
      `<p style="color:#aaa;background:#fff;display:none">${words}</p>`,
      `<p style="color:#fff;background:linear-gradient(#000,#333)">${words}</p>`,
      `<p style="color:#000;background:#666;text-shadow:0 0 4px #fff,0 0 4px #fff,0 0 4px #fff,0 0 4px #fff">${words}</p>`,
      `<svg width="400" height="40"><text y="20" fill="#222">${words}</text></svg>`,
      `<p style="color:transparent;background:#fff">${words}</p>`,
      `<p style="color:transparent;background:linear-gradient(#000,#033);background-clip:text">${words}</p>`,
      `<button disabled style="color:#ccc;background:#fff"><span>${words}</span></button>`,
      `<p><span id="lab" style="color:#aaa;background:#fff">Town</span><input aria-labelledby="lab" disabled></p>`,
      '<div inert><p style="color:#aaa;background:#fff">Order bread for tomorrow</p></div>',
    ],
  },
  {
    rule: "b4f0c3",
    asks: "Meta viewport allows for zoom",
    criterion: "1.4.4",
    by: [PLUMBLINE],
    failed: [
      bare('<meta name="viewport" content="width=device-width, user-scalable=no">'),
      bare('<meta name="viewport" content="maximum-scale=1">'),
      bare('<meta name="viewport" content="maximum-scale=1.9; width=320">'),
      bare('<meta name="viewport" content="user-scalable=0">'),
      bare('<meta name="viewport" content="maximum-scale=yes">'),
      bare('<meta name="viewport" content="MAXIMUM-SCALE = 1.5">'),
      bare('<meta name="VIEWPORT" content="width=device-width,user-scalable=0.4">'),
      bare('<meta name="viewport" content="maximum-scale=none,width=device-width">'),
      bare(
        '<meta name="viewport" content="width=device-width"><meta name="viewport" content="maximum-scale=1">',
      ),
      bare('<meta name="viewport" content="user-scalable=0.1">'),
    ],
    clean: [
      bare('<meta name="viewport" content="width=device-width, initial-scale=1">'),
      bare('<meta name="viewport" content="maximum-scale=2">'),
      bare('<meta name="viewport" content="user-scalable=yes,maximum-scale=6">'),
      bare('<meta name="viewport" content="maximum-scale=-1">'),
      bare('<meta name="viewport" content="maximum-scale=device-width">'),
      bare('<meta name="viewport">'),
      bare('<meta name="viewport" content="maximum-scale=-3">'),
      bare('<meta name="viewport" content="user-scalable=5">'),
    ],
  },
  {
    rule: "24afc2",
    asks: "Important letter spacing in style attributes is wide enough",
    criterion: "1.4.12",
    by: [PLUMBLINE],
    failed: [
      `<p style="letter-spacing:0.1em !important">${words}</p>`,
      `<p style="font-size:20px;letter-spacing:2px!important">${words}</p>`,
      `<p style="letter-spacing:normal !important">${words}</p>`,
      `<p style="letter-spacing:-0.05em !important">${words}</p>`,
      `<p style="letter-spacing:0.05rem !important">${words}</p>`,
    ],
    clean: [
      `<div style="letter-spacing:0 !important"><span>${words}</span></div>`,
      `<p style="letter-spacing:0.13em !important">${words}</p>`,
      `<p style="letter-spacing:0.02em">${words}</p>`,
      `<p style="font-size:10px;letter-spacing:2px !important">${words}</p>`,
      `<p style="letter-spacing:inherit !important">${words}</p>`,
      `<p style="font-size:20px;letter-spacing:2px !important"><small style="font-size:12px">${words}</small></p>`,
      `<p style="letter-spacing:0.01em !important;display:none">${words}</p>`,
      '<p style="letter-spacing:0.01em !important"></p>',
    ],
  },
  {
    rule: "9e45ec",
    asks: "Important word spacing in style attributes is wide enough",
    criterion: "1.4.12",
    by: [PLUMBLINE],
    failed: [
      `<p style="word-spacing:0.1em !important">${words}</p>`,
      `<p style="font-size:20px;word-spacing:2px!important">${words}</p>`,
      `<p style="word-spacing:normal !important">${words}</p>`,
    ],
    clean: [
      `<div style="word-spacing:0 !important"><i>${words}</i></div>`,
      `<p style="word-spacing:0.17em !important">${words}</p>`,
      `<p style="word-spacing:0.02em">${words}</p>`,
      `<p style="font-size:10px;word-spacing:3px !important">${words}</p>`,
    ],
  },
  {
    rule: "78fd32",
    asks: "Important line height in style attributes is wide enough",
    criterion: "1.4.12",
    by: [PLUMBLINE],
    failed: [
      `<p style="${narrow};line-height:1.2 !important">${many}</p>`,
      `<p style="${narrow};line-height:20px!important">${many}</p>`,
      `<p style="${narrow};line-height:normal !important">${many}</p>`,
      `<p style="${narrow};line-height:1em !important">${many}</p>`,
    ],
    clean: [
      `<div style="${narrow};line-height:100% !important"><span>${many}</span></div>`,
      `<p style="${narrow};line-height:1.6 !important">${many}</p>`,
      `<p style="${narrow};line-height:1.1">${many}</p>`,
      `<p style="font-size:16px;line-height:1 !important;white-space:nowrap">Short</p>`,
      `<p style="${narrow};line-height:24px !important">${many}</p>`,
    ],
  },
  {
    rule: "b33eff",
    asks: "Orientation of the page is not restricted using CSS transforms",
    criterion: "1.3.4",
    by: [ALFA],
    failed: [
      bare("<style>@media (orientation: portrait) { html { transform: rotate(90deg) } }</style>"),
      bare("<style>@media (orientation: landscape) { body { transform: rotate(0.25turn) } }</style>"),
      bare(
        "<style>@media (orientation: landscape) { .all { transform: rotateZ(-90deg) } }</style>",
        `<div class="all">${many}</div>`,
      ),
      bare("<style>@media (orientation: portrait) { body { transform: matrix(0, -1, 1, 0, 0, 0) } }</style>"),
      bare("<style>@media (orientation: portrait) { body { rotate: 90deg } }</style>"),
      bare(
        "<style>body { transform: rotate(0deg) } @media (orientation: landscape) { body { transform: rotate(4.712rad) } }</style>",
      ),
      bare(
        "<style>@media (orientation: portrait) { main { transform: matrix3d(0,1,0,0,-1,0,0,0,0,0,1,0,0,0,0,1) } }</style>",
        `<main>${many}</main>`,
      ),
      bare("<style>@media (orientation: portrait) { body { rotate: z 90deg } }</style>"),
      bare(
        "<style>body { transform: rotate(90deg) } @media (orientation: landscape) { body { transform: rotate(180deg) } }</style>",
      ),
    ],
    clean: [
      bare("<style>@media (orientation: portrait) { html { transform: rotate(180deg) } }</style>"),
      bare("<style>html { transform: rotate(90deg) }</style>"),
      bare("<style>@media (orientation: portrait) { body { transform: rotate(2deg) } }</style>"),
      bare("<style>@media (orientation: landscape) { body { transform: translateX(4px) } }</style>"),
      bare("<style>@media (orientation: portrait) { body { transform: rotate(360deg) } }</style>"),
    ],
  },
  {
    rule: "7677a9",
    asks: "Device motion based changes to the content can also be created from the user interface",
    criterion: "2.5.4",
    by: [PLUMBLINE],
    failed: [
      `<p id="n">0</p><script>window.ondeviceorientation = (e) => { n.textContent = e.beta; }</script>`,
      `<p id="n">0</p><script>addEventListener("devicemotion", () => n.append("shaken"))</script>`,
    ],
    clean: [
      `<p id="n">0</p><script>addEventListener("devicemotion", () => console.log("shaken"))</script>`,
      `<p id="n">0</p><button onclick="n.append('shaken')">Shake</button><script>addEventListener("devicemotion", () => n.append("shaken"))</script>`,
    ],
  },
  {
    rule: "c249d5",
    asks: "Device motion based changes to the content can be disabled",
    criterion: "2.5.4",
    by: [PLUMBLINE],
    failed: [],
    review: [
      `<p id="n">0</p><button onclick="n.append('x')">Turn</button><script>addEventListener("deviceorientation", (e) => { n.textContent = e.beta; })</script>`,
    ],
    clean: [
      `<p id="n">0</p><label><input type="checkbox" id="off"> No tilting</label><button onclick="n.append('x')">Turn</button><script>addEventListener("deviceorientation", (e) => { if (!off.checked) n.textContent = e.beta; })</script>`,
    ],
  },
  {
    rule: "oj04fd",
    asks: "Element in sequential focus order has visible focus",
    criterion: "2.4.7",
    by: [PLUMBLINE],
    failed: [
      '<style>a:focus{outline:none}</style><a href="/a">Shop</a> <a href="/b">Hours</a>',
      "<style>*:focus{outline:0;box-shadow:none}</style><button>Buy</button><button>Sell</button>",
      '<button style="outline:0 none">Buy</button><p>x</p>',
      '<style>a:focus{outline:2px solid transparent}</style><a href="/a">Shop</a> <a href="/b">Hours</a>',
      inShadow('<style>a:focus{outline:none}</style><a href="/a">Shop</a>'),
    ],
    clean: [
      '<a href="/a">Shop</a>',
      '<style>a:focus{outline:none;background:#fd0}</style><a href="/a">Shop</a> <a href="/b">Hours</a>',
      '<style>a:focus{outline:none}a:focus span{text-decoration:underline}a{text-decoration:none}</style><a href="/a"><span>Shop</span></a> <a href="/b"><span>Hours</span></a>',
    ],
  },
];
