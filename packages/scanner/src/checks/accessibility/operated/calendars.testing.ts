/** A field below which the days of a month come when it has the focus. */
export function calendarPage(attributes: string, script = ""): string {
  return `<label>Día <input id="day" ${attributes}></label><div id="month" hidden><button type="button" onclick="note.textContent += ' →'">Mes siguiente</button><p id="note">Mayo</p><table><tr><td class="day">1</td><td class="day">2</td><td class="day">3</td></tr></table></div><style>.day{cursor:pointer;padding:8px}</style>
  <script>day.addEventListener("focus", () => { month.hidden = false; });
  for (const one of document.querySelectorAll(".day")) one.addEventListener("click", () => { day.value = one.textContent + ".5."; month.hidden = true; });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") month.hidden = true; }); ${script}</script>`;
}

interface Month {
  /** Attributes of the field. */
  field?: string;
  label?: string;
  /** Markup of a day with its number. */
  day?: (number: number) => string;
  /** What opens it: events of the field. */
  opens?: readonly string[];
  /** Attributes of the month. */
  month?: string;
  script?: string;
}

/** A field below which a whole month opens; a click on a day writes it into the field and closes the month. */
export function monthPage({
  field = "readonly",
  label = "Anreise",
  day = (number) => `<span class="day">${number}</span>`,
  opens = ["click"],
  month = "",
  script = "",
}: Month): string {
  const days = Array.from({ length: 30 }, (_, index) => day(index + 1)).join(" ");
  return `<label>${label} <input type="text" id="field" ${field}></label><div id="month" ${month} hidden><p>Mai</p>${days}</div><p><a href="/rye">Rye</a></p><style>.day{cursor:pointer;padding:8px}</style>
  <script>const show = (isOpen) => { month.hidden = !isOpen; };
  for (const kind of ${JSON.stringify(opens)}) field.addEventListener(kind, () => show(true));
  const choose = (one) => { field.value = one.textContent.trim() + ".5."; show(false); };
  month.addEventListener("click", ({ target }) => { const one = target.closest(".day"); if (one) choose(one); });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") show(false); }); ${script}</script>`;
}

/** Arrow keys move the focus from day to day, and open the month first. */
export const ARROWS_IN_MONTH = `const all = [...document.querySelectorAll(".day")];
  addEventListener("keydown", (event) => {
    const by = { ArrowDown: 7, ArrowUp: -7, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = all.indexOf(document.activeElement);
    if (by === undefined || (at === -1 && document.activeElement !== field)) return;
    event.preventDefault(); show(true); (at === -1 ? all[0] : all[at + by] ?? all[at]).focus();
  });`;
