/** A form that empties a field as it is left with something else than it wants. */
export const DELETING = (pattern: string, script = ""): string =>
  `<form id="f" novalidate><p><label>Mail <input type="email"></label></p><p><label>DNI <input id="it"></label> <span id="told"></span></p><button>OK</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); }; it.onblur = () => { if (it.value !== "" && !${pattern}.test(it.value)) { it.value = ""; ${script} } };</script>`;
