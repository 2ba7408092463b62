/** A field below which the days of a month come when it has the focus. */
export function calendarPage(attributes: string, script = ""): string {
  return `<label>Día <input id="day" ${attributes}></label><div id="month" hidden><button type="button" onclick="note.textContent += ' →'">Mes siguiente</button><p id="note">Mayo</p><table><tr><td class="day">1</td><td class="day">2</td><td class="day">3</td></tr></table></div><style>.day{cursor:pointer;padding:8px}</style>
  <script>day.addEventListener("focus", () => { month.hidden = false; });
  for (const one of document.querySelectorAll(".day")) one.addEventListener("click", () => { day.value = one.textContent + ".5."; month.hidden = true; });
  addEventListener("keydown", ({ key }) => { if (key === "Escape") month.hidden = true; }); ${script}</script>`;
}
