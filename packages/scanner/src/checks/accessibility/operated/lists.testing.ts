/** What arrow keys do in a list of a test page. */
type Arrows = "focus" | "active" | "look" | "marks" | "nothing";

interface ListPage {
  arrows: Arrows;
  role?: "listbox" | "menu";
  escape?: boolean;
  /** Whether `aria-expanded` is there, and kept. */
  expanded?: "kept" | "none" | "stays open" | "stays closed";
  /** Whether the Tab key stops at the items. */
  stops?: boolean;
  /** A field that people write in instead of a button. */
  isField?: boolean;
}

const MOVES: Record<Arrows, string> = {
  focus: "items[at].focus()",
  active: 'control.setAttribute("aria-activedescendant", items[at].id)',
  look: 'items.forEach((item, index) => { item.style.background = index === at ? "navy" : "" })',
  marks: "items.forEach((item, index) => { item.ariaSelected = String(index === at) })",
  nothing: "",
};

/** A button or field that opens three breads, as widgets do. */
export function listPage({
  arrows,
  role = "listbox",
  escape = true,
  expanded = "kept",
  stops = false,
  isField = false,
}: ListPage): string {
  const item = role === "listbox" ? "option" : "menuitem";
  const items = ["Rye", "Oat", "Spelt"].map(
    (name) => `<li role="${item}" id="${name}" tabindex="${stops ? 0 : -1}">${name}</li>`,
  );
  const state = expanded === "none" ? "" : 'aria-expanded="false"';
  const control = isField
    ? `<label>Bread <input id="control" ${expanded === "none" ? 'aria-autocomplete="list"' : 'role="combobox"'} aria-controls="list" ${state}></label>`
    : `<button id="control" aria-haspopup="${role}" aria-controls="list" ${state}>Breads</button>`;
  const tell = {
    kept: "control.ariaExpanded = String(isOpen)",
    none: "",
    "stays open": 'if (isOpen) control.ariaExpanded = "true"',
    "stays closed": "",
  }[expanded];
  return `${control}<ul id="list" role="${role}" aria-label="Breads" hidden>${items.join("")}</ul><script>
    const items = [...list.children]; let at = -1;
    const show = (isOpen) => { list.hidden = !isOpen; at = -1; ${tell}; };
    if (control.tagName === "BUTTON") control.onclick = () => show(list.hidden);
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && ${escape}) { show(false); control.focus(); }
      if (event.key !== "ArrowDown") return;
      if (list.hidden) { show(true); return; }
      event.preventDefault(); at = Math.min(at + 1, 2); ${MOVES[arrows]};
    });</script>`;
}
