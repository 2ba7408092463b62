/** A field of scripts below which words that fit come while someone writes. */
export function suggestionsPage({
  items,
  script = "",
}: {
  items: (word: string) => string;
  script?: string;
}): string {
  const words = ["Rye, dark", "Oat, mild", "Spelt, nutty"].map(items).join("");
  return `<label>Bread <input id="field" autocomplete="off"></label><div id="list" hidden>${words}</div><p><a href="/all">All breads</a></p>
  <script>const field = document.getElementById("field"); const list = document.getElementById("list"); let at = -1;
  field.oninput = () => { list.hidden = field.value === ""; };
  list.onclick = ({ target }) => { field.value = target.textContent; list.hidden = true; };
  ${script}</script>`;
}
