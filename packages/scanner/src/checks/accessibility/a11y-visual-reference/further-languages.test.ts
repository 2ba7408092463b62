import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yVisualReference } from "./rule.ts";

const MEANINGS = [
  "Fält med röd text måste fyllas i.",
  "Felter med rød skrift skal udfyldes.",
  "Rot gedruckte Parzellen sind frei.",
  "Kursy na czerwono są pełne.",
  "Grön betyder ledig.",
];
const INSTRUCTIONS = [
  "Kliknij zieloną ikonę po prawej stronie, aby skopiować tekst.",
  "Klicka på den runda knappen för att börja.",
  "Klik på knappen til højre for at fortsætte.",
  "Klikněte na červené tlačítko vpravo.",
  "Нажмите на красную кнопку, чтобы начать.",
  "Per prenotare premete il pulsante rotondo a destra.",
  "右側の緑のボタンを押してください。",
  "오른쪽 초록색 버튼을 누르세요.",
  "请点击右侧的绿色按钮。",
  "اضغط الزر الأخضر للمتابعة.",
];

ruleOutcomes(a11yVisualReference, {
  passed: [
    {
      what: "buttons told by their place and by their name, and things for sale",
      body: "<p>Klicka på knappen Spara till höger.</p><button>Spara</button><p>Kliknij zieloną ikonę „Kopiuj kod”.</p><p>右側の「保存」ボタンを押してください。</p><p>Zielona ikona z drewna lipowego, XVII wiek, wisi w kościele.</p><p>Le bouton est rond.</p>",
    },
  ],
  review: [
    {
      what: "what a color means, in Scandinavian languages, German and Polish",
      body: MEANINGS.map((words, at) => `<p id="text${at}">${words}</p>`).join(""),
      at: MEANINGS.map((_, at) => `#text${at}`),
    },
    {
      what: "things told by their look or place, in ten languages",
      body: INSTRUCTIONS.map((words, at) => `<p id="text${at}">${words}</p>`).join(""),
      at: INSTRUCTIONS.map((_, at) => `#text${at}`),
    },
  ],
  notApplicable: "<p>Bread</p>",
});
