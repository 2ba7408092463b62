/** A form that empties a field as it is left with something else than it wants. */
export const DELETING = (pattern: string, script = ""): string =>
  `<form id="f" novalidate><p><label>Mail <input type="email"></label></p><p><label>DNI <input id="it"></label> <span id="told"></span></p><button>OK</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); }; it.onblur = () => { if (it.value !== "" && !${pattern}.test(it.value)) { it.value = ""; ${script} } };</script>`;

/** Two fields that turn red, and what is said of them. */
export const twoFields = (said: string, script: string): string =>
  `<style>.bad{border:2px solid #c00}</style><form novalidate id="f"><p><label>Town <input name="town" id="town"></label></p><p><label>Postcode <input name="code" id="code"></label></p>
  <p><label>Letterbox <input name="mail" id="mail"></label></p>${said}<p><label>Note <input></label></p><p><label>Note 2 <input></label></p><button>Order</button></form>
  <script>f.onsubmit = (event) => { event.preventDefault(); ${script} };</script>`;
